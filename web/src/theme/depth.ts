/** Every z-index of the site, lowest first. */
export const depth = {
  raised: 1,
  pageBar: 20,
  header: 30,
  dropdown: 31,
  overlay: 40,
  panel: 41,
  toast: 50,
  skipLink: 60,
} as const
