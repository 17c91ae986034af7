import {hashtagLabel, shortHashtag} from '@bfl/schemas/domain/hashtags'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

export function Hashtags({hashtags}: {hashtags: readonly string[]}) {
  const labels = hashtags.map((hashtag) => shortHashtag(hashtagLabel(hashtag))).filter(Boolean)
  if (labels.length === 0) return null

  return (
    <List aria-label="Hashtags">
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.hair} ${theme.space.md};
  margin-top: ${theme.space.sm};
  color: ${theme.color.accent};
  font: 600 1.25rem/1.3 ${theme.font.display};
  li {
    overflow-wrap: anywhere;
  }
`
