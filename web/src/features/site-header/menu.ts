interface MenuLink {
  label: string
  to: string
}

export interface MenuGroup {
  label: string
  items: readonly MenuItem[]
}

export type MenuItem = MenuLink | MenuGroup

export function isGroup(item: MenuItem): item is MenuGroup {
  return 'items' in item
}

/** The whole menu, at most three levels deep: a bar, its dropdowns, and the dropdowns inside More. */
export const menu: readonly MenuGroup[] = [
  {
    label: 'News & Features',
    items: [
      {label: 'Athletics News', to: '/news/athletics'},
      {label: 'Race Reports', to: '/news/race-reports'},
      {label: 'Opinion & Analysis', to: '/news/opinion-analysis'},
    ],
  },
  {
    label: 'Athletes Stories',
    items: [
      {label: 'Hall of Excellence', to: '/#athletes'},
      {label: 'Stories That Inspire', to: '/#stories'},
      {label: 'Rising Stars', to: '/stories/rising-stars'},
      {label: 'Legends', to: '/stories/legends'},
    ],
  },
  {
    label: 'Scholarships & Pathways',
    items: [
      {label: 'NCAA Stories', to: '/scholarships/ncaa-stories'},
      {label: 'Scholarship Guide', to: '/scholarships/guide'},
      {label: 'Application Tips', to: '/scholarships/tips'},
      {label: 'Success Stories', to: '/scholarships/success'},
    ],
  },
  {
    label: 'More',
    items: [
      {label: 'About', to: '/about'},
      {
        label: 'Athletics & Impact',
        items: [
          {label: 'Women Breaking Barriers', to: '/#women'},
          {label: 'Running for Our Planet', to: '/#climate'},
          {label: 'Community Projects', to: '/impact/community'},
          {label: 'Youth Empowerment', to: '/impact/youth'},
        ],
      },
      {
        label: 'Races & Results',
        items: [
          {label: 'Race Results', to: '/races/results'},
          {label: 'Upcoming Races', to: '/#races'},
          {label: 'Race Calendar', to: '/races/calendar'},
        ],
      },
      {
        label: 'Training & Performance',
        items: [
          {label: 'Coaching Tips', to: '/training/coaching'},
          {label: 'Sports Science', to: '/training/science'},
          {label: 'Health & Mindset', to: '/training/health'},
        ],
      },
      {
        label: 'Media',
        items: [
          {label: 'Video Gallery', to: '/#videos'},
          {label: 'Photo Galleries', to: '/media/photos'},
          {label: 'Interviews', to: '/media/interviews'},
        ],
      },
    ],
  },
]
