import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** A part of the search to be put in place of what the address says; undefined, '' and what it cannot be take it out. */
type SearchChange<Search> = { [K in keyof Search]?: string | undefined }

/**
 * Puts another search into the address of the list on screen. What is chosen is a step of its own, which Back undoes;
 * what is being typed replaces the step before.
 * @param read reads the page's search, as its route does; always the same function
 */
export function useChangeSearch<Search extends object>(
  read: (given: Record<string, unknown>) => Search,
): (change: SearchChange<Search>, how?: 'chosen' | 'typed') => void {
  const navigate = useNavigate()
  return useCallback(
    (change, how = 'chosen') =>
      void navigate({
        to: '.',
        search: (before: object) => read({ ...before, ...change }),
        replace: how === 'typed',
        resetScroll: false,
      }),
    [navigate, read],
  )
}
