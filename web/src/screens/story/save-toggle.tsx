import {useState} from 'react'

import {Icon} from '#ui/icon.tsx'
import {useToast} from '#ui/toast.tsx'

import {RailButton} from './rail-button.tsx'

/** Marks the story as saved, on this page and for this visit only. */
export function SaveToggle() {
  const [isSaved, setIsSaved] = useState(false)
  const toast = useToast()

  function toggle() {
    setIsSaved(!isSaved)
    toast(isSaved ? 'Removed from saved' : 'Saved!')
  }

  return (
    <RailButton aria-pressed={isSaved} onClick={toggle} type="button">
      <Icon name={isSaved ? 'bookmarked' : 'bookmark'} />
      {isSaved ? 'Saved' : 'Save'}
    </RailButton>
  )
}
