import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Changes to the search in the URL. Undefined, '' and invalid values remove a parameter. */
type SearchChange<Search> = { [K in keyof Search]?: string | number | undefined }

/**
 * Changes the search of the current list in the URL. A choice adds a history entry, so that Back undoes it; typing
 * replaces the last one. A list that changes begins with its first page.
 * @param read the route's parser of the search; must be a stable function
 */
export function useChangeSearch<Search extends object>(
  read: (given: Record<string, unknown>) => Search,
): (change: SearchChange<Search>, how?: 'chosen' | 'typed') => void {
  const navigate = useNavigate()
  return useCallback(
    (change, how = 'chosen') =>
      void navigate({
        to: '.',
        search: (before: object) => read({ ...before, ...(changesList(change) && { cursor: undefined }), ...change }),
        replace: how === 'typed',
        resetScroll: false,
      }),
    [navigate, read],
  )
}

// an order that is open beside the list, and the columns of the list
const besideTheList = ['open', 'hide', 'rows']

const changesList = (change: object): boolean => Object.keys(change).some((name) => !besideTheList.includes(name))
