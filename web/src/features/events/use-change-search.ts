import { useChangeSearch as useChange } from '../../lib/use-change-search.ts'
import { eventSearch } from './search.ts'

/** Changes the search of the event list in the URL. */
export const useChangeSearch = () => useChange(eventSearch)
