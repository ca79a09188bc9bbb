const withoutLanguage = () => window.location.pathname.replace(/^\/[^/]*/, '')

let shown = withoutLanguage()

/**
 * Gives the focus to the page's heading, so that a screen reader says where one has come to and Tab goes on from there.
 * Not on the first page, where the browser begins at the top, and not for the same page in another language.
 */
export function focusHeading(): void {
  const here = withoutLanguage()
  if (here === shown) return
  shown = here
  if (isSectionOfAddress(document.activeElement)) return
  // the router puts the scroll position where it belongs
  heading()?.focus({ preventScroll: true })
}

/** Gives it the focus when something else has taken the page's place, under another title: a form that was sent. */
export const focusNewHeading = (): void => heading()?.focus()

// `useSectionOfAddress` was faster: what the section needs was known already
const isSectionOfAddress = (element: Element | null): boolean =>
  window.location.hash !== '' && element?.closest('section')?.id === window.location.hash.slice(1)

const heading = () => document.querySelector<HTMLElement>('main h1')

/**
 * The page that was shown last, without its language: '/events'. For a page that is being rendered for the first time
 * it is still the one before.
 */
export const pageBefore = (): string => shown || '/'
