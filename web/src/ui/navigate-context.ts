import { createContext } from 'react'

/** How a menu follows a link. The app provides its router; without one the browser navigates. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined)
