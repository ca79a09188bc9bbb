/** As long as a page needs to load and to be read, so that the work for later does not delay it. */
const longestWaitMs = 3000

const kinds = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

let first: Promise<void> | undefined

const touch = new Promise<void>((resolve) => {
  window.addEventListener('touchstart', () => resolve(), { once: true, passive: true, capture: true })
})

/** Resolves when a finger has touched this document: also one of a device that has a mouse. */
export const firstTouch = (): Promise<void> => touch

/**
 * Resolves at the reader's first input on this document, or once it has been open for a moment without any. At once where
 * there was one before.
 */
export function firstInput(): Promise<void> {
  first ??= new Promise((resolve) => {
    // undefined in tests
    if (navigator.userActivation?.hasBeenActive !== false) return resolve()
    for (const kind of kinds)
      window.addEventListener(kind, () => resolve(), { once: true, passive: true, capture: true })
    setTimeout(resolve, longestWaitMs)
  })
  return first
}
