import type { Event } from '@foyer/contract/events'
import { LoadOnceShown } from '../../lib/LoadOnceShown.tsx'

const fetchList = () => import('./SharedCapacities.tsx')

/** The capacities that ticket types of an event share, loaded on demand: few events have any. */
export const SharedCapacitiesSection = ({ event }: { event: Event }) => (
  <LoadOnceShown fetch={fetchList}>{(module) => <module.SharedCapacities event={event} />}</LoadOnceShown>
)
