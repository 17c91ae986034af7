import {buildLegacyTheme} from 'sanity'

/** Warm paper and ink with track clay as the accent, as on the site. */
export const studioTheme = buildLegacyTheme({
  '--black': '#1d1a16',
  '--white': '#fffdf9',
  '--gray-base': '#6b6259',
  '--gray': '#6b6259',
  '--component-bg': '#fffdf9',
  '--component-text-color': '#1d1a16',
  '--brand-primary': '#a63a24',
  '--default-button-color': '#6b6259',
  '--default-button-primary-color': '#a63a24',
  '--default-button-success-color': '#2f6b43',
  '--default-button-warning-color': '#8a6410',
  '--default-button-danger-color': '#b3261e',
  '--state-info-color': '#2f5d8a',
  '--state-success-color': '#2f6b43',
  '--state-warning-color': '#8a6410',
  '--state-danger-color': '#b3261e',
  '--main-navigation-color': '#1d1a16',
  '--main-navigation-color--inverted': '#fffdf9',
  '--focus-color': '#a63a24',
})
