export const womenTitle = 'Women in Athletics'
export const womenIntro =
  'Women who start races, coach champions, mend tracks and change what comes after them.'
