import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { session } from '../../lib/query.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

/** The reader's recent searches in this tab, and functions to add one and to clear them. */
export function useRecentSearches() {
  const { data: me } = useQuery(session())
  const account = me?.id ?? ''
  const [recent, setRecent] = useState(() => recentSearches(account))
  return {
    recent,
    remember: (q: string) => {
      if (q === '') return
      rememberSearch(account, q)
      setRecent(recentSearches(account))
    },
    forget: () => {
      forgetSearches(account)
      setRecent([])
    },
  }
}
