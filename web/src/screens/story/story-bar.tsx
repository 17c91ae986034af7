import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import {useSiteOrigin} from '#content/site-origin.ts'
import type {Story} from '#content/story-data.ts'
import {ShareMenu} from '#features/share/share-menu.tsx'
import {paths} from '#paths.ts'
import {depth} from '#theme/depth.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Icon} from '#ui/icon.tsx'

/** Stays below the site's header while the story scrolls. */
export function StoryBar({story: {title, excerpt, slug}}: {story: Story}) {
  const url = new URL(paths.story(slug), useSiteOrigin()).href

  return (
    <Bar data-print="hidden">
      <Container>
        <Inner>
          <Back to={paths.section('stories')}>
            <Icon name="left" size={18} />
            Back to Stories
          </Back>
          <ShareMenu shared={{title, excerpt, url}} />
        </Inner>
      </Container>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  z-index: ${depth.pageBar};
  top: ${theme.width.headerCompact};
  border-bottom: ${theme.line.hair} solid ${theme.color.rule};
  background: ${theme.color.surface};
`

const Inner = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.5rem;
`

const Back = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 2.75rem;
  font: 700 1.25rem/1 ${theme.font.display};
  text-decoration: none;
  &:hover {
    color: ${theme.color.accent};
  }
`
