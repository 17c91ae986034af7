import {useSyncExternalStore} from 'react'

import {IconButton} from '#ui/icon-button.tsx'

import {readTheme, storeTheme, subscribeToTheme} from './theme-choice.ts'

/** Light or dark. The choice goes into a cookie, so that the next page comes from the server in it. */
export function ThemeToggle() {
  const shown = useSyncExternalStore(subscribeToTheme, readTheme, () => 'light' as const)
  const next = shown === 'dark' ? 'light' : 'dark'

  return (
    <IconButton
      icon={next === 'dark' ? 'moon' : 'sun'}
      label={`Switch to ${next} theme`}
      onPress={() => storeTheme(next)}
    />
  )
}
