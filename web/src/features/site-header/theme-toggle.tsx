import {styled} from 'styled-components'

import {IconButton} from '#ui/icon-button.tsx'
import {Icon} from '#ui/icon.tsx'

import {readTheme, storeTheme} from './theme-choice.ts'

/** Light or dark. The choice goes into a cookie, so that the next page comes from the server in it. */
export function ThemeToggle() {
  return (
    <IconButton
      icon={
        <>
          <WhenLight>
            <Icon name="moon" />
          </WhenLight>
          <WhenDark>
            <Icon name="sun" />
          </WhenDark>
        </>
      }
      label="Switch between light and dark theme"
      onPress={() => storeTheme(readTheme() === 'dark' ? 'light' : 'dark')}
    />
  )
}

// The server does not know the reader's system: the style sheet chooses the drawing.
const WhenLight = styled.span`
  [data-theme='dark'] & {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    [data-theme='system'] & {
      display: none;
    }
  }
`

const WhenDark = styled.span`
  display: none;
  [data-theme='dark'] & {
    display: block;
  }
  @media (prefers-color-scheme: dark) {
    [data-theme='system'] & {
      display: block;
    }
  }
`
