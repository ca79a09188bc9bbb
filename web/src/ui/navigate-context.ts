import { createContext } from 'react'

/** How a link chosen in a menu is followed; the frame of the app gives its router's way. Without one the browser does it. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined)
