import {styled} from 'styled-components'

import type {ResultFile} from '#content/result-data.ts'
import {theme} from '#theme/theme.ts'
import {Heading} from '#ui/heading.tsx'
import {Row} from '#ui/row.tsx'
import {Text} from '#ui/text.tsx'

import {CsvTable} from './csv-table.tsx'
import {DownloadButton} from './download-button.tsx'

interface ResultPreviewProps {
  file: ResultFile | null
  title: string
  onDownload: () => Promise<string>
}

/** The list itself, as far as a browser can show it. */
export function ResultPreview({file, title, onDownload}: ResultPreviewProps) {
  return (
    <Section aria-labelledby="preview-title">
      <Title $size="title" id="preview-title">
        Preview
      </Title>
      <Shown file={file} onDownload={onDownload} title={title} />
    </Section>
  )
}

function Shown({file, title, onDownload}: ResultPreviewProps) {
  if (!file) {
    return (
      <Missing>
        <Strong>Preview not available</Strong>
        <Text $tone="textMuted">The file has not been added yet.</Text>
      </Missing>
    )
  }
  if (file.view === 'image') {
    return (
      <Sheet>
        <img alt={`The result list of ${title}`} decoding="async" loading="lazy" src={file.url} />
      </Sheet>
    )
  }
  if (file.view === 'pdf') {
    return (
      <>
        <Text $size="small" $tone="textMuted" data-print="hidden">
          {`If ${file.name} does not show below, open it in a new tab or download it: both are above.`}
        </Text>
        <Frame loading="lazy" src={file.url} title={`The result list of ${title}`} />
      </>
    )
  }
  return (
    <>
      <Missing>
        <Strong>Preview not available</Strong>
        <Text $tone="textMuted">{`${file.name}, ${file.size}`}</Text>
        <Row $gap="sm">
          <DownloadButton file={file} onDownload={onDownload}>
            Download to View
          </DownloadButton>
        </Row>
      </Missing>
      {file.view === 'table' && <CsvTable url={file.url} />}
    </>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  padding-bottom: ${theme.space.huge};
`

const Title = styled(Heading)`
  padding-top: ${theme.space.sm};
  border-top: ${theme.line.heavy} solid ${theme.color.accent};
`

/** Holds the place of a page of paper, whatever the picture's own size. */
const Sheet = styled.div`
  aspect-ratio: 1 / 1.414;
  max-width: 56rem;
  background: ${theme.color.surfaceSunken};
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: top;
  }
`

const Frame = styled.iframe`
  width: 100%;
  height: max(30rem, 88vh);
  border: ${theme.line.hair} solid ${theme.color.rule};
  background: ${theme.color.surfaceSunken};
`

const Missing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.sm};
  padding: ${theme.space.xl} ${theme.space.lg};
  background: ${theme.color.surfaceSunken};
  overflow-wrap: anywhere;
`

const Strong = styled.p`
  font: 700 ${theme.size.title}/1.2 ${theme.font.display};
`
