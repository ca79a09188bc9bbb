import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { EventSearch } from './search.ts'
import { eventSearch } from './search.ts'

/** A part of the search to be put in place of what the address says; undefined, '' and what it cannot be take it out. */
type SearchChange = { [K in keyof EventSearch]?: string | undefined }

/**
 * Puts another search into the address of the list on screen. What is chosen is a step of its own, which Back undoes;
 * what is being typed replaces the step before.
 */
export function useChangeSearch(): (change: SearchChange, how?: 'chosen' | 'typed') => void {
  const navigate = useNavigate()
  return useCallback(
    (change, how = 'chosen') =>
      void navigate({
        to: '.',
        search: (before: object) => eventSearch({ ...before, ...change }),
        replace: how === 'typed',
        resetScroll: false,
      }),
    [navigate],
  )
}
