import {tableRows, textField} from '@bfl/schemas/domain/block-fields'
import {videoEmbedUrl, videoId} from '@bfl/schemas/domain/video-id'
import {styled} from 'styled-components'

import {ContentImage} from '#features/content-image/content-image.tsx'
import {theme} from '#theme/theme.ts'
import {VideoFrame} from '#ui/video-frame.tsx'

import {blockPicture} from './block-picture.ts'

export function FigureBlock({block}: {block: unknown}) {
  const picture = blockPicture(block)
  if (!picture) return null
  const {width, height, assetId} = picture
  const caption = textField(block, 'caption')

  return (
    <Figure>
      <ContentImage
        picture={picture}
        ratio={{width, height}}
        seed={assetId}
        sizes="(min-width: 48rem) 42rem, 100vw"
      />
      {caption && <figcaption>{caption}</figcaption>}
    </Figure>
  )
}

export function VideoBlock({block}: {block: unknown}) {
  const id = videoId(textField(block, 'url'))
  if (!id) return null
  const title = textField(block, 'title') ?? 'Video'

  return (
    <Figure>
      <VideoFrame embedUrl={videoEmbedUrl(id)} title={title} />
      <figcaption>{title}</figcaption>
    </Figure>
  )
}

export function PullQuoteBlock({block}: {block: unknown}) {
  const text = textField(block, 'text')
  if (!text) return null
  const attribution = textField(block, 'attribution')

  return (
    <PullQuote>
      <blockquote>{text}</blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </PullQuote>
  )
}

/** The first row holds the headings of the columns. */
export function TableBlock({block}: {block: unknown}) {
  const [headings, ...rows] = tableRows(block)
  if (!headings) return null

  return (
    <Scroll aria-label="Table" role="region" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading, column) => (
              <th key={column} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const Figure = styled.figure`
  figcaption {
    margin-top: ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.small};
    line-height: 1.4;
  }
`

const PullQuote = styled.figure`
  padding-block: ${theme.space.lg};
  border-block: ${theme.line.bold} solid ${theme.color.accent};
  blockquote {
    font: 700 clamp(1.875rem, 1.5rem + 1.6vw, 2.625rem)/1.08 ${theme.font.display};
    text-wrap: balance;
  }
  blockquote::before {
    content: '“';
  }
  blockquote::after {
    content: '”';
  }
  figcaption {
    margin-top: ${theme.space.sm};
    color: ${theme.color.textMuted};
    font: 500 1.25rem/1.2 ${theme.font.display};
  }
`

const Scroll = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font: 500 1.25rem/1.25 ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${theme.space.xs} ${theme.space.md} ${theme.space.xs} 0;
    border-bottom: ${theme.line.hair} solid ${theme.color.rule};
    text-align: left;
    vertical-align: top;
  }
  th {
    border-bottom: ${theme.line.bold} solid ${theme.color.text};
    font-weight: 700;
  }
`
