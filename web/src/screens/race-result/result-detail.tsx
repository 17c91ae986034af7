import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import type {RaceResult} from '#content/result-data.ts'
import {useSiteOrigin} from '#content/site-origin.ts'
import {ShareMenu} from '#features/share/share-menu.tsx'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Container} from '#ui/container.tsx'
import {Heading} from '#ui/heading.tsx'
import {Icon} from '#ui/icon.tsx'
import {Row} from '#ui/row.tsx'
import {Tag} from '#ui/tag.tsx'
import {Text} from '#ui/text.tsx'

import {DownloadButton} from './download-button.tsx'
import {OutsideLink} from './outside-link.tsx'
import {ResultFacts} from './result-facts.tsx'
import {ResultPreview} from './result-preview.tsx'
import {useResultPeople} from './use-result-people.ts'

/** A published list: what it is of, the ways to have it, and what can be shown of it here. */
export function ResultDetail({result}: {result: RaceResult}) {
  const {number, title, description, category, isFeatured, file} = result
  const url = new URL(paths.raceResult(number), useSiteOrigin()).href
  const people = useResultPeople(number)

  return (
    <Container>
      <Head>
        <Back data-print="hidden" to={paths.raceResults}>
          <Icon name="left" size={18} />
          All Race Results
        </Back>
        {(category || isFeatured) && (
          <Row $gap="xs">
            {category && <Tag>{category}</Tag>}
            {isFeatured && <Tag $tone="text">Featured</Tag>}
          </Row>
        )}
        <Heading $size="headline" as="h1">
          {title}
        </Heading>
        {description && <Text $size="lead">{description}</Text>}
      </Head>
      <ResultFacts counts={people.counts} result={result} />
      <Ways data-print="hidden">
        {file && (
          <>
            <DownloadButton file={file} onDownload={people.download}>
              Download Result
            </DownloadButton>
            <OutsideLink href={file.url}>Open in New Tab</OutsideLink>
          </>
        )}
        <ShareMenu hasCopyMessage hasEveryWay shared={{title, excerpt: description, url}} />
      </Ways>
      <ResultPreview file={file} onDownload={people.download} title={title} />
    </Container>
  )
}

const Head = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.md};
  max-width: 60rem;
  padding-block: ${theme.space.md} ${theme.space.xl};
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

const Ways = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  padding-block: ${theme.space.lg};
`
