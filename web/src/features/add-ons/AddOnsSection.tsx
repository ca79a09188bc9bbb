import type { Event } from '@foyer/contract/events'
import { LoadOnceShown } from '../../lib/LoadOnceShown.tsx'

const fetchList = () => import('./AddOns.tsx')

/** The groups of add-ons of an event, loaded on demand: few events have any. */
export const AddOnsSection = ({ event }: { event: Event }) => (
  <LoadOnceShown fetch={fetchList}>{(module) => <module.AddOns event={event} />}</LoadOnceShown>
)
