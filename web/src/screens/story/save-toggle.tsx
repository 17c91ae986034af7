import {useSyncExternalStore} from 'react'

import {Icon} from '#ui/icon.tsx'
import {useToast} from '#ui/toast.tsx'

import {RailButton} from './rail-button.tsx'
import {changeSaved, isSaved, watchSaved} from './saved-stories.ts'

/** Marks the story as saved, on this device only. */
export function SaveToggle({storyId}: {storyId: string}) {
  const toast = useToast()
  const isMarked = useSyncExternalStore(
    watchSaved,
    () => isSaved(storyId),
    () => false,
  )

  function toggle() {
    changeSaved(storyId, !isMarked)
    toast(isMarked ? 'Removed from saved' : 'Saved!')
  }

  return (
    <RailButton aria-pressed={isMarked} onClick={toggle} type="button">
      <Icon name={isMarked ? 'bookmarked' : 'bookmark'} />
      {isMarked ? 'Saved' : 'Save'}
    </RailButton>
  )
}
