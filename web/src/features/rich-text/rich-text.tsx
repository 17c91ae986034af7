import {readableBlocks} from '@bfl/schemas/domain/readable-blocks'
import {type PortableTextComponents, PortableText} from '@portabletext/react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

import {FigureBlock, PullQuoteBlock, TableBlock, VideoBlock} from './blocks.tsx'
import {InternalLink, OuterLink} from './links.tsx'

/** The running text of a story. What it does not know how to draw it passes over, without the text around it. */
export function RichText({value}: {value: readonly unknown[]}) {
  return (
    <Prose data-print="address">
      <PortableText components={components} onMissingComponent={false} value={readableBlocks(value)} />
    </Prose>
  )
}

const components: PortableTextComponents = {
  types: {
    image: ({value}) => <FigureBlock block={value} />,
    video: ({value}) => <VideoBlock block={value} />,
    pullQuote: ({value}) => <PullQuoteBlock block={value} />,
    table: ({value}) => <TableBlock block={value} />,
  },
  marks: {
    link: ({value, children}) => <OuterLink mark={value}>{children}</OuterLink>,
    internalLink: ({value, children}) => <InternalLink mark={value}>{children}</InternalLink>,
    underline: ({children}) => <u>{children}</u>,
    'strike-through': ({children}) => <s>{children}</s>,
  },
  unknownType: () => null,
  // Marks and styles of other editors lose their look, never their words.
  unknownMark: ({children}) => <>{children}</>,
  unknownBlockStyle: ({children}) => <p>{children}</p>,
  unknownList: ({children}) => <ul>{children}</ul>,
  unknownListItem: ({children}) => <li>{children}</li>,
}

const Prose = styled.div`
  /* Not laid out, and its italics not fetched, before the reader comes near. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 160rem;

  font-size: ${theme.size.body};
  line-height: 1.65;
  overflow-wrap: break-word;

  & > * + * {
    margin-top: 1.25em;
  }
  & > h2,
  & > h3,
  & > h4 {
    margin-top: 1.6em;
    font-family: ${theme.font.display};
    font-weight: 800;
    line-height: 1.05;
    text-wrap: balance;
  }
  & > h2 {
    font-size: clamp(1.875rem, 1.6rem + 1.2vw, 2.5rem);
  }
  & > h3 {
    font-size: 1.75rem;
  }
  & > h4 {
    font-size: 1.5rem;
  }
  & > :is(h2, h3, h4) + * {
    margin-top: 0.5em;
  }

  ul,
  ol {
    padding-left: 1.5em;
  }
  ul {
    list-style: square;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: 0.35em;
  }
  li::marker {
    color: ${theme.color.accent};
    font-family: ${theme.font.display};
    font-weight: 700;
  }

  & > blockquote {
    padding-left: ${theme.space.lg};
    border-left: ${theme.line.bold} solid ${theme.color.accent};
    color: ${theme.color.textMuted};
    font-style: italic;
  }

  a {
    color: ${theme.color.accent};
    text-decoration-thickness: ${theme.line.thin};
    text-underline-offset: 0.16em;
  }
  a:hover {
    color: ${theme.color.accentStrong};
  }
  code {
    padding: 0.1em 0.3em;
    background: ${theme.color.surfaceSunken};
    font-size: 0.9em;
  }
`
