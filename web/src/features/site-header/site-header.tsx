import {useRef, useState} from 'react'
import {styled} from 'styled-components'

import {AccountMenu} from '#features/session/account-menu.tsx'
import {paths} from '#paths.ts'
import {depth} from '#theme/depth.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {ButtonLink} from '#ui/button.tsx'
import {IconButton} from '#ui/icon-button.tsx'

import {DesktopMenu} from './desktop-menu.tsx'
import {Logo} from './logo.tsx'
import {MobileMenu} from './mobile-menu.tsx'
import {ThemeToggle} from './theme-toggle.tsx'
import {useIsScrolled} from './use-is-scrolled.ts'

export function SiteHeader() {
  const isScrolled = useIsScrolled()
  const [isMobileMenuOpen, setIsMobileMenuOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function closeMobileMenu() {
    setIsMobileMenuOpen(false)
    opener.current?.focus()
  }

  return (
    <>
      <Bar data-scrolled={isScrolled}>
        <Inner>
          <Logo isCompact={isScrolled} />
          <DesktopMenu />
          <Tools>
            <ThemeToggle />
            <AccountMenu />
            <ForLarge>
              <ButtonLink to={paths.section('involved')} tone="masthead">
                Share Your Story
              </ButtonLink>
            </ForLarge>
            <ForSmall>
              <IconButton
                controls="mobile-menu"
                icon="menu"
                isExpanded={isMobileMenuOpen}
                label="Open menu"
                onPress={() => setIsMobileMenuOpen(true)}
                ref={opener}
              />
            </ForSmall>
          </Tools>
        </Inner>
      </Bar>
      <MobileMenu isOpen={isMobileMenuOpen} onClose={closeMobileMenu} />
    </>
  )
}

const Bar = styled.header`
  position: fixed;
  z-index: ${depth.header};
  inset: 0 0 auto;
  height: ${theme.width.header};
  border-bottom: ${theme.line.hair} solid ${theme.color.mastheadRule};
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
  transition:
    height ${theme.motion.calm},
    box-shadow ${theme.motion.calm};

  &[data-scrolled='true'] {
    height: ${theme.width.headerCompact};
    border-bottom: ${theme.line.bold} solid ${theme.color.mastheadAccent};
    box-shadow: 0 0.25rem 1.25rem rgb(0 0 0 / 30%);
  }
`

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  height: 100%;
  max-width: ${theme.width.page};
  margin-inline: auto;
  padding-inline: clamp(1rem, 4vw, 2.5rem);
  ${media.medium} {
    gap: ${theme.space.lg};
  }
`

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  margin-left: auto;
  ${media.medium} {
    gap: ${theme.space.xs};
  }
`

const ForLarge = styled.div`
  display: none;
  ${media.menuBar} {
    display: block;
  }
`

const ForSmall = styled.div`
  ${media.menuBar} {
    display: none;
  }
`
