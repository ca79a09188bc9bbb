/** Calls `then` with an element as soon as it is there; gives up after three seconds. */
export function onceThere(find: () => HTMLElement | null, then: (found: HTMLElement) => void): void {
  const found = find()
  if (found) {
    then(found)
    return
  }
  const observer = new MutationObserver(() => {
    const later = find()
    if (!later) return
    observer.disconnect()
    then(later)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 3000)
}
