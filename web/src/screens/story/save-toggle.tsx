import {useState} from 'react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Icon} from '#ui/icon.tsx'
import {useToast} from '#ui/toast.tsx'

/** Marks the story as saved, on this page and for this visit only. */
export function SaveToggle() {
  const [isSaved, setIsSaved] = useState(false)
  const toast = useToast()

  function toggle() {
    setIsSaved(!isSaved)
    toast(isSaved ? 'Removed from saved' : 'Saved!')
  }

  return (
    <Face aria-pressed={isSaved} onClick={toggle} type="button">
      <Icon name={isSaved ? 'bookmarked' : 'bookmark'} />
      {isSaved ? 'Saved' : 'Save'}
    </Face>
  )
}

const Face = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  font: 700 1.25rem/1 ${theme.font.display};
  &:hover,
  &[aria-pressed='true'] {
    color: ${theme.color.accent};
  }
`
