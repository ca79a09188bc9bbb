import type { HistoryState } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * The history state of a link to an order: the list on screen, for the way back. An order that leads to another order passes on
 * its own.
 */
export function useRememberList(): (before: HistoryState) => HistoryState {
  const router = useRouter()
  // read when the link is followed: a row does not render with each change of the URL
  return useCallback((before) => ({ orderList: listOf(router.latestLocation) ?? before.orderList }), [router])
}

function listOf({ pathname, search }: { pathname: string; search: object }): HistoryState['orderList'] {
  const [, , section, id, tab] = pathname.split('/')
  // an order open beside the list would open on its page again where there is no room
  const asItWas = { search: { ...search, open: undefined } }
  if (section === 'orders' && !id) return asItWas
  return section === 'events' && id && tab === 'orders' ? { event: id, ...asItWas } : undefined
}
