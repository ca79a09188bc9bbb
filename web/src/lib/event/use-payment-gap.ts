import { overAt } from '@foyer/contract/event-over'
import type { Event } from '@foyer/contract/events'
import { acceptsPayment } from '@foyer/contract/offered-methods'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { read, session } from '../query.ts'
import { useTeam } from '../team.ts'
import { ticketTypesOf } from './queries.ts'

/**
 * Whether visible tickets of the event have a price, and why buyers could not pay it: there is nothing to pay with, the
 * event is too near for transfers, or the keys of Stripe are of the other mode. Without a reason they can.
 */
export function usePaymentGap(event: Event): { hasPrice: boolean; reason?: 'nothing' | 'late' | 'otherKeys' } {
  const { data: me } = useQuery(session())
  const id = useTeam(me)?.id ?? ''
  // the page waits for these answers: a warning that came later would push its content down
  const [{ data: types }, { data: team }, { data: stripe }] = useSuspenseQueries({
    queries: [
      ticketTypesOf(event.id),
      read('GET /teams/{id}', { params: { id } }),
      read('GET /teams/{id}/stripe', { params: { id } }),
    ],
  })
  const hasPrice = types.some(
    ({ priceCents, minPriceCents, hidden }) => (priceCents > 0 || minPriceCents !== undefined) && !hidden,
  )
  const now = new Date()
  const over = overAt(event)
  if (!hasPrice || event.status === 'Closed' || (over && over <= now)) return { hasPrice }
  const dated = { ...event, paymentTerms: event.paymentTerms }
  const offer = { event: dated, team, card: stripe.keys ?? null, test: event.status === 'test' }
  if (acceptsPayment(offer, now)) return { hasPrice }
  if (team.bank) return { hasPrice, reason: 'late' }
  return { hasPrice, reason: stripe.keys ? 'otherKeys' : 'nothing' }
}
