import type {StoryListPath} from './story-list-paths.ts'

export interface StoryListPage {
  path: StoryListPath
  title: string
  intro: string
  /** The category that the page is fixed to; null: all of them, to choose from. */
  category: string | null
  /** Until its category has a story the page says that content is coming. */
  isPlaceholder: boolean
}

/** Every list of stories, by its address. */
export const storyListPages: readonly StoryListPage[] = [
  {
    path: '/stories/inspire',
    title: 'Inspiring Stories',
    intro: 'Every story we have told, the newest first. Search them, or choose what you came for.',
    category: null,
    isPlaceholder: false,
  },
  fixed('/news/athletics', {
    category: 'Athletics',
    title: 'Athletics News',
    intro: 'Track, field, road and country: the season as the people in it live it.',
  }),
  fixed('/scholarships/ncaa-stories', {
    category: 'NCAA Stories',
    intro: 'African students on American teams: the races, the lectures, the winters.',
  }),
  fixed('/scholarships/success', {
    category: 'Success Stories',
    intro: 'What became of those who left on a scholarship, and of those who came back.',
  }),
  fixed('/impact/climate', {
    category: 'Climate and athletics',
    title: 'Climate and Athletics',
    intro: 'Heat, rain, trees and the ground we run on.',
  }),
  fixed('/impact/community', {
    category: 'Community Projects',
    intro: 'Things that villages, clubs and neighbours have built together.',
  }),
  fixed('/impact/youth', {
    category: 'Youth Empowerment',
    intro: 'Young people who were given a start, and what they did with it.',
  }),
  fixed('/training/coaching', {
    category: 'Coaching Tips',
    intro: 'Sessions, habits and mistakes, from people who stand at the track every morning.',
  }),
  fixed('/training/science', {
    category: 'Sports Science',
    intro: 'What is measured, what it means and what nobody knows yet.',
  }),
  fixed('/training/health', {
    category: 'Athlete Health and Mindset',
    intro: 'Sleep, food, injury, doubt: the part of the sport that no clock shows.',
  }),
  placeholder('/news/race-reports', {
    category: 'Race Reports',
    intro: 'How the race was won, split by split, from the road, the track and the mud.',
  }),
  placeholder('/news/opinion-analysis', {
    category: 'Opinion & Analysis',
    intro: 'Arguments about the sport by people who know it from inside.',
  }),
  placeholder('/stories/rising-stars', {
    category: 'Rising Stars',
    intro: 'The names that nobody knows yet, and why you soon will.',
  }),
  placeholder('/stories/legends', {
    category: 'Legends',
    intro: 'The runners who made the road, told by those who ran behind them.',
  }),
  placeholder('/scholarships/guide', {
    category: 'Scholarship Guide',
    intro: 'From the first e-mail to a coach to the first day on campus, step by step.',
  }),
  placeholder('/scholarships/tips', {
    category: 'Application Tips',
    intro: 'What coaches read first, which dates matter, and what to leave out.',
  }),
  placeholder('/media/videos', {
    category: 'Videos',
    intro: 'Races, interviews and mornings on the training road.',
  }),
  placeholder('/media/photos', {
    category: 'Photo Galleries',
    intro: 'The sport in pictures, from school fields to full stadiums.',
  }),
  placeholder('/media/interviews', {
    category: 'Interviews',
    intro: 'Long conversations with athletes, coaches and the people around them.',
  }),
]

interface Fixed {
  category: string
  /** The category's own name where nothing else is given. */
  title?: string
  intro: string
}

function fixed(path: StoryListPath, {category, title = category, intro}: Fixed): StoryListPage {
  return {path, title, intro, category, isPlaceholder: false}
}

function placeholder(path: StoryListPath, page: Fixed): StoryListPage {
  return {...fixed(path, page), isPlaceholder: true}
}

/** The page that the reader is on. Readers and links write addresses in more than one way. */
export function storyListPageAt(path: string): StoryListPage {
  const plain = path.toLowerCase().replace(/\/+$/, '')
  const page = storyListPages.find((known) => known.path === plain)
  if (!page) throw new Error(`No list of stories is at ${path}`)
  return page
}
