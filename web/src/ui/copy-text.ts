/** Copies a text to the clipboard. `near` is the pressed button. @returns whether the browser copied it */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  // Browsers offer the Clipboard API only on HTTPS and localhost, and may refuse it to a page.
  const written = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return (await written) || copySelected(text, near)
}

function copySelected(text: string, near: HTMLElement): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  // Beside the button, because elements outside a modal dialog cannot be selected.
  near.after(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  near.focus()
  return copied
}
