/** Saves content that the app made or fetched as a file of the reader. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // after the browser has begun to read it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
