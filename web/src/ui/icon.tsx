import type {ReactNode} from 'react'

const drawings = {
  menu: <path d="M3 6h18M3 12h18M3 18h18" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  down: <path d="M5 9l7 7 7-7" />,
  right: <path d="M9 5l7 7-7 7" />,
  left: <path d="M15 5l-7 7 7 7" />,
  search: <path d="M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5" />,
  star: (
    <path
      d="M12 2.5l2.9 6.200 6.800.8-5 4.600 1.300 6.700-6-3.300-6 3.300 1.300-6.700-5-4.600 6.800-.8z"
      fill="currentColor"
      stroke="none"
    />
  ),
  mail: <path d="M3 5h18v14H3zM3.5 6l8.5 7 8.5-7" />,
  download: <path d="M12 3v12M6.500 10l5.500 5.500 5.500-5.500M4 20.500h16" />,
  outside: <path d="M10 5H4v15h15v-6M14 3h7v7M20 4l-9 9" />,
  pause: <path d="M8 5v14M16 5v14" />,
  play: <path d="M7 4.5v15l12-7.5z" fill="currentColor" />,
  share: <path d="M12 15V3M7.5 7L12 2.5 16.5 7M5 12v9h14v-9" />,
  link: (
    <path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
  ),
  bookmark: <path d="M6 3h12v18l-6-4.5L6 21z" />,
  bookmarked: <path d="M6 3h12v18l-6-4.5L6 21z" fill="currentColor" />,
  heart: (
    <path d="M12 20.5C5 15.5 2.5 12 2.5 8.5A4.7 4.7 0 0 1 12 6.8a4.7 4.7 0 0 1 9.5 1.7c0 3.5-2.5 7-9.5 12z" />
  ),
  comment: <path d="M3.5 4h17v12.5H11L6.5 21v-4.5h-3z" />,
  more: (
    <g fill="currentColor" stroke="none">
      <circle cx="5" cy="12" r="1.9" />
      <circle cx="12" cy="12" r="1.9" />
      <circle cx="19" cy="12" r="1.9" />
    </g>
  ),
  person: <path d="M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6" />,
  reply: <path d="M9 5.5L4 10.5l5 5M4.5 10.5H14a6 6 0 0 1 6 6v2" />,
  sun: (
    <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1" />
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />,
  facebook: (
    <path d="M14 22v-8h3l.5-3.5H14V8.300c0-1.100.5-1.800 2-1.800h1.700V3.300C17.200 3.200 16.200 3 15.200 3 12.600 3 11 4.600 11 7.600v2.900H8V14h3v8" />
  ),
  twitter: <path d="M4 4l16 16M20 4L4 20M4 4h4l12 16h-4z" />,
  whatsapp: (
    <path d="M3.500 20.500l1.200-4.200A8.700 8.700 0 1 1 8 19.400zM9 8.500c-.8 1 .3 3.200 1.900 4.700 1.500 1.500 3.500 2.500 4.600 1.800l.3-1.300-2-1-1 .9c-1.200-.5-2.200-1.500-2.700-2.700l.9-1-1-2z" />
  ),
  linkedin: <path d="M5 9v11M5 4v.5M10 20V9M10 14c0-3 1.500-4.700 4-4.700S18 11 18 14v6" />,
  instagram: (
    <path d="M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.800v.2" />
  ),
  youtube: (
    <path d="M4 6.500C6.500 5.800 17.500 5.800 20 6.500c1.500 1 1.500 10 0 11-2.500.7-13.500.7-16 0-1.500-1-1.500-10 0-11zM10 9v6l5-3z" />
  ),
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawings

/** A line drawing beside a word or inside a labelled button; it says nothing by itself. */
export function Icon({name, size = 22}: {name: IconName; size?: number}) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="square"
      strokeWidth="2.25"
      viewBox="0 0 24 24"
      width={size}
    >
      {drawings[name]}
    </svg>
  )
}
