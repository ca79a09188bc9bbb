import type { Event } from '@foyer/contract/events'
import { LoadOnceShown } from '../../lib/LoadOnceShown.tsx'

const fetchDiscounts = () => import('./Discounts.tsx')

/** The discounts of an event, loaded on demand: they are below the ticket types. */
export const LazyDiscounts = ({ event }: { event: Event }) => (
  <LoadOnceShown fetch={fetchDiscounts}>{(module) => <module.Discounts event={event} />}</LoadOnceShown>
)
