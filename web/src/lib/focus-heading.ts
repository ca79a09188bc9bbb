const withoutLanguage = () => window.location.pathname.replace(/^\/[^/]*/, '')

let shown = withoutLanguage()
let awaited = false

/**
 * Gives the focus to the page's heading, so that a screen reader says where one has come to and Tab goes on from there.
 * Not on the first page, where the browser begins at the top, and not for the same page in another language.
 */
export function focusHeading(): void {
  const here = withoutLanguage()
  if (here === shown && !awaited) return
  shown = here
  awaited = false
  if (isSectionOfAddress(document.activeElement)) return
  // the router puts the scroll position where it belongs
  heading()?.focus({ preventScroll: true })
}

/** Gives it the focus when something else has taken the page's place, under another title: a form that was sent. */
export const focusNewHeading = (): void => heading()?.focus()

/** Gives it the focus when what is shown is that a page failed: the page itself is still to come, and will take it. */
export function focusFailure(): void {
  if (withoutLanguage() !== shown) heading()?.focus()
}

/** The next page to be shown takes the focus, though it be of the same address: the failure on screen is about to go. */
export const awaitHeading = (): void => {
  awaited = true
}

/**
 * What stands here is about to go, and the focus with it: gives it to the heading of the section or dialog around, else
 * to the page's.
 */
export function focusHeadingAround(inside: Element | null): void {
  const around = inside?.closest('main section, dialog')?.querySelector<HTMLElement>('h2') ?? heading()
  if (!around) return
  around.tabIndex = -1
  around.focus()
}

// `useSectionOfAddress` was faster: what the section needs was known already
const isSectionOfAddress = (element: Element | null): boolean =>
  window.location.hash !== '' && element?.closest('section')?.id === window.location.hash.slice(1)

const heading = () => document.querySelector<HTMLElement>('main h1')

/**
 * The page that was shown last, without its language: '/events'. For a page that is being rendered for the first time
 * it is still the one before.
 */
export const pageBefore = (): string => shown || '/'
