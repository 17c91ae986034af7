import {useState} from 'react'
import {styled} from 'styled-components'

import {Action} from './comment-parts.tsx'
import {readableWords} from './readable-words.ts'

/** Written by people, in any script and direction: plain text, with their line breaks. */
export function CommentWords({content}: {content: string}) {
  const [isOpen, setIsOpen] = useState(false)
  const {text, isLong} = readableWords(content)
  return (
    <>
      <Words $isCut={isLong && !isOpen} dir="auto">
        {text}
      </Words>
      {isLong && (
        <Action aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} type="button">
          {isOpen ? 'Show less' : 'Show more'}
        </Action>
      )}
    </>
  )
}

const Words = styled.p<{$isCut: boolean}>`
  display: ${({$isCut}) => ($isCut ? '-webkit-box' : 'block')};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({$isCut}) => ($isCut ? 10 : 'none')};
  overflow: hidden;
  font-size: 1.0625rem;
  line-height: 1.55;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
