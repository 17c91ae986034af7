import {videoDialogClearDelayMs} from '@bfl/schemas/domain/site-constants'
import {useCallback, useEffect, useState} from 'react'

export interface DialogVideo {
  /** The address as the editor gave it; not every one can be played. */
  url: string
  title: string
  /** Null of a video that is no interview. */
  athlete: string | null
}

export interface VideoDialogState {
  isOpen: boolean
  /** Stays for a moment after closing, so that the dialog does not empty itself while it goes. */
  video: DialogVideo | null
  open(video: DialogVideo): void
  close(): void
}

export function useVideoDialog(): VideoDialogState {
  const [isOpen, setIsOpen] = useState(false)
  const [video, setVideo] = useState<DialogVideo | null>(null)

  useEffect(() => {
    if (isOpen || !video) return
    // Opened again within the delay, the timer goes and the new video stays.
    const timer = setTimeout(() => setVideo(null), videoDialogClearDelayMs)
    return () => clearTimeout(timer)
  }, [isOpen, video])

  const open = useCallback((next: DialogVideo) => {
    setVideo(next)
    setIsOpen(true)
  }, [])
  const close = useCallback(() => setIsOpen(false), [])
  return {isOpen, video, open, close}
}
