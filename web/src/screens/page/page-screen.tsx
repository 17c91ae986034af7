import {useLoaderData, useLocation} from 'react-router-dom'
import {styled} from 'styled-components'

import {RichText} from '#features/rich-text/rich-text.tsx'
import {Loaded} from '#page/loaded.tsx'
import type {Delivery} from '#page/page-session.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {Spinner} from '#ui/spinner.tsx'
import {Text} from '#ui/text.tsx'

import type {PageContent} from './load-page-screen.ts'

/** A text of the house: about, terms, privacy, how to get involved. */
export function PageScreen() {
  const {content} = useLoaderData<Delivery<PageContent>>()
  const {pathname} = useLocation()

  return (
    <Container>
      <Loaded key={pathname} content={content} pending={<Spinner>Loading page...</Spinner>}>
        {({title, description, body}) => (
          <article>
            <Opening>
              <Heading $size="headline" as="h1">
                {title}
              </Heading>
              {description && <Text $size="lead">{description}</Text>}
            </Opening>
            <Words>
              <RichText value={body} />
            </Words>
          </article>
        )}
      </Loaded>
    </Container>
  )
}

const Opening = styled.header`
  display: grid;
  gap: ${theme.space.md};
  max-width: ${theme.width.reading};
  padding-block: ${theme.space.xl} ${theme.space.lg};
`

const Words = styled.div`
  max-width: ${theme.width.reading};
  padding-block: ${theme.space.lg} ${theme.space.xxl};
  border-top: ${theme.line.heavy} solid ${theme.color.accent};
`
