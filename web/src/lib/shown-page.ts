import { useEffect } from 'react'

interface ShownPage {
  title: string
  /** The name of the event that the page is a part of. */
  of: string | undefined
}

/** The page on screen, for the trail in the top bar, which listens; while the next page loads, the one before. */
export const shownPage: { now?: ShownPage; onChange?: (() => void) | undefined } = {}

/** Tells the top bar the title of the page on screen. */
export function useShowPage(title: string, of: string | undefined): void {
  useEffect(() => {
    shownPage.now = { title, of }
    shownPage.onChange?.()
  }, [title, of])
}
