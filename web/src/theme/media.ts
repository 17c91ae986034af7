/** Widths from which a layout changes, in one place; phones come first and need none. */
export const media = {
  belowMedium: '@media (width < 48rem)',
  medium: '@media (min-width: 48rem)',
  large: '@media (min-width: 64rem)',
  /** From here on the whole menu fits beside the logo. */
  menuBar: '@media (min-width: 70rem)',
  /** Wide enough for words that narrower bars leave out. */
  wide: '@media (min-width: 82rem)',
  belowWide: '@media (width < 82rem)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const
