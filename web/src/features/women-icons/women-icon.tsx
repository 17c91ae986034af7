import type {ReactNode} from 'react'

import {womenIconName, type WomenIconName} from './women-icon-name.ts'

const drawings: Record<WomenIconName, ReactNode> = {
  trendingup: <path d="M3 17l6-6 4 4 8-9M15 6h6v6" />,
  users: (
    <path d="M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.300a3.5 3.5 0 0 1 0 6.500M18 14.500c2 .8 3.2 2.7 3.5 5.5" />
  ),
  users2: (
    <path d="M7.5 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM16.5 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 20c.3-3.3 2.3-5 5.5-5 2 0 3.6.7 4.5 2 .9-1.3 2.5-2 4.5-2 3.2 0 5.2 1.7 5.5 5" />
  ),
  star: <path d="M12 2.500l2.9 6.2 6.6.8-4.9 4.6 1.3 6.700L12 17.400l-5.9 3.4 1.3-6.7-4.9-4.6 6.6-.8z" />,
  sparkles: (
    <path d="M10 3l1.8 5.200L17 10l-5.2 1.800L10 17l-1.8-5.200L3 10l5.2-1.800zM18.5 14l.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9z" />
  ),
  trophy: (
    <path d="M7 3h10v6a5 5 0 0 1-10 0zM7 5H3.500c0 3.5 1.2 5 4 5.500M17 5h3.500c0 3.5-1.2 5-4 5.500M12 14v4M7.5 21h9M9.5 18h5" />
  ),
  heart: (
    <path d="M12 20.500C5 15.5 2.5 12 2.5 8.500A4.7 4.7 0 0 1 12 6.800a4.7 4.7 0 0 1 9.5 1.700c0 3.5-2.5 7-9.5 12z" />
  ),
  medal: <path d="M8 2l3 6.500M16 2l-3 6.500M12 9a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 13v4" />,
  circle: <path d="M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z" />,
}

/** The drawing that an editor has chosen for a woman's story; a star where none is known. */
export function WomenIcon({name, size = 24}: {name: string | null | undefined; size?: number}) {
  const known = womenIconName(name)
  return (
    <svg
      aria-hidden="true"
      data-icon={known}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="square"
      strokeWidth="2.25"
      viewBox="0 0 24 24"
      width={size}
    >
      {drawings[known]}
    </svg>
  )
}
