/** Widths from which a layout changes, in one place; phones come first and need none. */
export const media = {
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
  belowLarge: '@media (max-width: 63.99rem)',
  wide: '@media (min-width: 80rem)',
  hover: '@media (hover: hover)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const
