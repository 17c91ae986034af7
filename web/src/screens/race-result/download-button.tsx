import {type FormEvent, type ReactNode, useState} from 'react'

import type {ResultFile} from '#content/result-data.ts'
import {SubmitButton} from '#ui/button.tsx'
import {Icon} from '#ui/icon.tsx'
import {useToast} from '#ui/toast.tsx'

interface DownloadButtonProps {
  file: ResultFile
  /** Counts the download and tells where the file comes from. */
  onDownload: () => Promise<string>
  children: ReactNode
}

/** Fetches the file under its own name. Without scripts the form does, uncounted. */
export function DownloadButton({file, onDownload, children}: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const toast = useToast()

  async function download(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    try {
      // The answer is an attachment: the page stays.
      location.assign(addressOf(await onDownload(), file))
      toast('Download Started')
    } catch {
      toast('Failed to download file')
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form action={file.url} method="get" onSubmit={(event) => void download(event)}>
      <input name="dl" type="hidden" value={file.name} />
      <SubmitButton isBusy={isBusy}>
        <Icon name="download" />
        {children}
      </SubmitButton>
    </form>
  )
}

/** A file of the page's own origin is fetched from there, by whatever name this reader knows the site. */
function addressOf(download: string, file: ResultFile): string {
  const {pathname, search} = new URL(download, location.href)
  return file.url.startsWith('/') ? `${pathname}${search}` : download
}
