const withoutLanguage = () => window.location.pathname.replace(/^\/[^/]*/, '')

let focusedPath = withoutLanguage()
let isHeadingAwaited = false
let isTabPressed = false

// Remembered, since content that loads in several steps replaces the focused element.
document.addEventListener('keydown', () => rememberTab(null), true)
document.addEventListener('click', ({ target }) => rememberTab(target), true)

function rememberTab(target: EventTarget | null): void {
  isTabPressed = target instanceof Element && target.closest('nav[data-tabs]') !== null
}

/**
 * Focuses the page's heading after navigation, so that a screen reader announces the page and Tab continues from there.
 * Not on the first page, where the browser starts at the top, and not when only the language changes.
 */
export function focusHeading(): void {
  const here = withoutLanguage()
  if (here === focusedPath && !isHeadingAwaited) return
  focusedPath = here
  isHeadingAwaited = false
  if (isTabPressed) return
  if (isHashSection(document.activeElement)) return
  // The router restores the scroll position.
  heading()?.focus({ preventScroll: true })
}

/** Focuses the heading after content with another title has replaced the page: a form that was sent. */
export const focusNewHeading = (): void => heading()?.focus()

/** Focuses the heading of the error screen. The page itself takes the focus later, when it loads. */
export function focusFailure(): void {
  if (withoutLanguage() !== focusedPath) heading()?.focus()
}

/** Lets the next page take the focus even at the same path: a retry is about to replace the error screen. */
export const awaitHeading = (): void => {
  isHeadingAwaited = true
}

/**
 * Moves the focus away from an element that is about to disappear: to the heading of its section or dialog, else to the
 * page's.
 */
export function focusHeadingAround(inside: Element | null): void {
  const around = inside?.closest('main section, dialog')?.querySelector<HTMLElement>('h2') ?? heading()
  if (!around) return
  around.tabIndex = -1
  around.focus()
}

/** Focuses the first section after a tab was pressed. Not on the first page: there the page's heading has the focus. */
export function focusFirstSection(): void {
  if (!isTabPressed) return
  const heading = document.querySelector<HTMLElement>('main h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

// `useFocusHashSection` ran first, because the section's data was cached.
const isHashSection = (element: Element | null): boolean =>
  window.location.hash !== '' && element?.closest('section')?.id === window.location.hash.slice(1)

const heading = () => document.querySelector<HTMLElement>('main h1')

/** The last shown page without its language: '/events'. During a page's first render it is still the previous one. */
export const pageBefore = (): string => focusedPath || '/'
