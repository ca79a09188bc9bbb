/** Puts a text on the clipboard. `near` is the button that was pressed. */
export async function copyText(text: string, near: HTMLElement): Promise<void> {
  // Browsers have the clipboard only on https and localhost; a server in a house network may be on neither.
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  // Beside the button, because what is outside of a modal dialog cannot be selected.
  near.after(area)
  area.select()
  document.execCommand('copy')
  area.remove()
  near.focus()
}
