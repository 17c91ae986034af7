/** Widths from which a layout changes, in one place; phones come first and need none. */
export const media = {
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
  /** From here on the whole menu fits beside the logo. */
  menuBar: '@media (min-width: 70rem)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const
