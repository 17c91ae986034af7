/** Puts a text on the clipboard, also on pages served over plain http, where browsers hide the clipboard. */
export async function copyText(text: string): Promise<void> {
  if (globalThis.isSecureContext) {
    await navigator.clipboard.writeText(text)
    return
  }

  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  const hasCopied = document.execCommand('copy')
  field.remove()
  if (!hasCopied) throw new Error('The browser did not copy the text')
}
