/** Copies a text to the clipboard. `near` is the pressed button. */
export async function copyText(text: string, near: HTMLElement): Promise<void> {
  // Browsers offer the Clipboard API only on HTTPS and localhost; a server in a local network may have neither.
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  // Beside the button, because elements outside a modal dialog cannot be selected.
  near.after(area)
  area.select()
  document.execCommand('copy')
  area.remove()
  near.focus()
}
