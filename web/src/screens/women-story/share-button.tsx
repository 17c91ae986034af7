import {useSiteOrigin} from '#content/site-origin.ts'
import {copyText} from '#features/share/copy-text.ts'
import {offerShare} from '#features/share/offer-share.ts'
import {paths} from '#paths.ts'
import {Button} from '#ui/button.tsx'
import {Icon} from '#ui/icon.tsx'
import {useToast} from '#ui/toast.tsx'

interface ShareButtonProps {
  number: number
  title: string
  description: string
}

/** The device's own way to share; where it has none, the link is copied. */
export function ShareButton({number, title, description}: ShareButtonProps) {
  const url = new URL(paths.womenStory(number), useSiteOrigin()).href
  const toast = useToast()

  async function share() {
    if (await offerShare({title, excerpt: description, url})) return
    try {
      await copyText(url)
    } catch {
      toast('Failed to copy link')
      return
    }
    // The specification wants an alert here, where elsewhere it wants a toast.
    alert('Link copied to clipboard!')
  }

  return (
    <Button onPress={() => void share()} tone="quiet">
      <Icon name="share" />
      Share
    </Button>
  )
}
