import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Focuses and scrolls to the section in the URL's hash (`#imprint`). The browser cannot do it, because the section
 * renders after the data has loaded.
 */
export function useFocusHashSection(): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    const section = hash ? document.getElementById(hash) : null
    const heading = section?.querySelector('h2')
    if (!section || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    section.scrollIntoView()
  }, [hash])
}
