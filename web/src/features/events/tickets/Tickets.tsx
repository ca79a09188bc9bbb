import type { Event } from '@foyer/contract/events'
import { useMay } from '../../../lib/use-may.ts'
import { AddTicketType } from './AddTicketType.tsx'
import { CapForm } from './CapForm.tsx'
import { NoWayToPay } from './NoWayToPay.tsx'
import { TicketTypeList } from './TicketTypeList.tsx'

/** The ticket types of an event; for who may change it the way to more of them, and the most that is sold in all. */
export function Tickets({ event }: { event: Event }) {
  const mayWrite = useMay('events:write')
  return (
    <>
      <NoWayToPay event={event} />
      <TicketTypeList event={event} mayWrite={mayWrite} />
      {mayWrite && (
        <>
          <AddTicketType event={event} />
          <div className="mt-8 border-t border-line pt-6">
            <CapForm event={event} />
          </div>
        </>
      )}
    </>
  )
}
