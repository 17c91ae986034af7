import {paths} from '#paths.ts'

interface FooterColumn {
  title: string
  links: readonly {label: string; to: string}[]
}

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'About',
    links: [
      {label: 'Our Mission', to: paths.about},
      {label: 'Get Involved', to: paths.section('involved')},
      {label: 'Latest Stories', to: paths.section('stories')},
    ],
  },
  {
    title: 'Athletes',
    links: [
      {label: 'Hall of Excellence', to: paths.section('athletes')},
      {label: 'Rising Stars', to: '/stories/rising-stars'},
      {label: 'Legends', to: '/stories/legends'},
      {label: 'Women Breaking Barriers', to: paths.section('women')},
    ],
  },
  {
    title: 'Initiatives',
    links: [
      {label: 'Running for Our Planet', to: paths.section('climate')},
      {label: 'Community Projects', to: '/impact/community'},
      {label: 'Youth Empowerment', to: '/impact/youth'},
    ],
  },
  {
    title: 'Resources',
    links: [
      {label: 'Race Results', to: '/races/results'},
      {label: 'Race Calendar', to: '/races/calendar'},
      {label: 'Scholarship Guide', to: '/scholarships/guide'},
      {label: 'Coaching Tips', to: '/training/coaching'},
    ],
  },
]
