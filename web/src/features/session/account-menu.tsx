import {Link} from 'react-router-dom'
import {css, styled} from 'styled-components'

import {clearSession} from '#api/stored-session.ts'
import {type SessionState, useSession} from '#api/use-session.ts'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Avatar} from '#ui/avatar.tsx'
import {Icon} from '#ui/icon.tsx'
import {Menu} from '#ui/menu.tsx'
import {VisuallyHidden, unseen} from '#ui/visually-hidden.tsx'

import {useSignInState} from './use-sign-in-state.ts'

/** The way in, or who is in. The server's page holds both; a small script chooses until the site takes over. */
export function AccountMenu() {
  const session = useSession()
  const isGuess = session.status === 'loading'
  const state = useSignInState()

  return (
    <Place>
      {session.status !== 'signedIn' && (
        <SignIn $isGuess={isGuess} state={state} to={paths.login}>
          <Icon name="person" />
          <span>Sign In</span>
        </SignIn>
      )}
      {session.status !== 'signedOut' && (
        <Signed $isGuess={isGuess}>
          <Menu
            button={<Bib session={session} />}
            hasText
            items={[{label: 'Sign Out', onChoose: () => clearSession()}]}
            label="Account"
          />
        </Signed>
      )}
    </Place>
  )
}

function Bib({session}: {session: SessionState}) {
  const user = session.status === 'signedIn' ? session.user : null
  return (
    <>
      <Avatar $size="small" data-account="initials" suppressHydrationWarning>
        {user ? user.initials : '\u2007'}
      </Avatar>
      <VisuallyHidden>Account of </VisuallyHidden>
      <Name data-account="name" suppressHydrationWarning>
        {user ? user.name : '\u2007'}
      </Name>
    </>
  )
}

const Place = styled.div`
  display: flex;
  justify-content: flex-end;
  min-width: 3rem;
`

const SignIn = styled(Link)<{$isGuess: boolean}>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-width: 3rem;
  min-height: 3rem;
  padding-inline: ${theme.space.hair};
  border-radius: ${theme.radius.card};
  font: 700 1.25rem/1 ${theme.font.display};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${theme.color.mastheadRaised};
    color: ${theme.color.mastheadAccent};
  }
  ${media.belowMedium} {
    & > span {
      ${unseen}
    }
  }
  ${media.medium} {
    & > svg {
      display: none;
    }
  }
  ${({$isGuess}) =>
    $isGuess &&
    css`
      html[data-session='in'] & {
        display: none;
      }
    `}
`

const Signed = styled.div<{$isGuess: boolean}>`
  ${({$isGuess}) =>
    $isGuess &&
    css`
      html:not([data-session='in']) & {
        display: none;
      }
    `}
`

const Name = styled.span`
  max-width: 9rem;
  overflow: hidden;
  font: 700 1.25rem/1.2 ${theme.font.display};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.belowWide} {
    ${unseen}
  }
  ${media.wide} {
    padding-right: ${theme.space.xs};
  }
`
