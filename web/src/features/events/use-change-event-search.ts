import { useChangeSearch } from '../../lib/use-change-search.ts'
import { eventSearch } from './search.ts'

/** Changes the search of the event list in the URL. */
export const useChangeEventSearch = () => useChangeSearch(eventSearch)
