type Theme = 'light' | 'dark'

const yearInSeconds = 31_536_000
const darkSystem = '(prefers-color-scheme: dark)'

/** The theme on the screen: chosen by the reader, else the system's. */
export function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(darkSystem).matches ? 'dark' : 'light'
}

export function storeTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.cookie = `theme=${theme}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
}
