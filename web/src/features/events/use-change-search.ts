import { useChangeSearch as useChange } from '../../lib/use-change-search.ts'
import { eventSearch } from './search.ts'

/** Puts another search into the address of the list of events on screen. */
export const useChangeSearch = () => useChange(eventSearch)
