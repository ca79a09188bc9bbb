/** Calls `then` with an element as soon as it is there; gives up once the reader does something else. */
export function onceThere(find: () => HTMLElement | null, then: (found: HTMLElement) => void): void {
  const found = find()
  if (found) {
    then(found)
    return
  }
  const stop = new AbortController()
  const observer = new MutationObserver(() => {
    const later = find()
    if (!later) return
    stop.abort()
    then(later)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  stop.signal.addEventListener('abort', () => observer.disconnect())
  for (const input of ['keydown', 'pointerdown'])
    document.addEventListener(input, () => stop.abort(), { capture: true, signal: stop.signal })
}
