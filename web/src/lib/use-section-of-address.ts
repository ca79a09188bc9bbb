import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * Goes to the section that the address names (`#imprint`): the browser cannot, for the section is not there yet when
 * the page is opened.
 */
export function useSectionOfAddress(): void {
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
