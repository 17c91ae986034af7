import {Outlet} from 'react-router-dom'
import {styled, ThemeProvider} from 'styled-components'

import {useSiteSettings} from '#content/use-site-settings.ts'
import {OfflineNotice} from '#features/offline/offline-notice.tsx'
import {usePageViews} from '#features/page-views/use-page-views.ts'
import {SiteFooter} from '#features/site-footer/site-footer.tsx'
import {SiteHeader} from '#features/site-header/site-header.tsx'
import {depth} from '#theme/depth.ts'
import {GlobalStyle} from '#theme/global-style.ts'
import {theme} from '#theme/theme.ts'
import {ToastProvider} from '#ui/toast.tsx'

import {useScrollMemory} from './scroll-memory.ts'
import {useNewScreenFocus} from './use-new-screen-focus.ts'

const mainId = 'main'

/** What every page has around its own content. */
export function SiteLayout() {
  const settings = useSiteSettings()
  useScrollMemory()
  useNewScreenFocus(mainId)
  usePageViews()

  return (
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      <ToastProvider>
        <SkipLink href={`#${mainId}`}>Skip to content</SkipLink>
        <SiteHeader />
        <Main id={mainId} tabIndex={-1}>
          <Outlet />
        </Main>
        <SiteFooter settings={settings} />
        <OfflineNotice />
      </ToastProvider>
    </ThemeProvider>
  )
}

const SkipLink = styled.a`
  position: fixed;
  z-index: ${depth.skipLink};
  top: 0;
  left: ${theme.space.md};
  padding: ${theme.space.sm} ${theme.space.md};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  font: 700 1.25rem/1 ${theme.font.display};
  transform: translateY(-120%);
  &:focus {
    transform: none;
  }
`

const Main = styled.main`
  min-height: 70vh;
  padding-top: ${theme.width.header};
`
