import type { Event } from '@foyer/contract/events'
import { useMay } from '../../lib/use-may.ts'
import { AddTicketType } from './AddTicketType.tsx'
import { CancellationForm } from './CancellationForm.tsx'
import { CapacityForm } from './CapacityForm.tsx'
import { Discounts } from './Discounts.tsx'
import { NoPaymentMethod } from './NoPaymentMethod.tsx'
import { PaymentTermsForm } from './PaymentTermsForm.tsx'
import { TicketTypeList } from './TicketTypeList.tsx'

/** The ticket types of an event. Roles that may change it can also add types and set the overall capacity. */
export function TicketTypes({ event }: { event: Event }) {
  const mayWrite = useMay('events:write')
  return (
    <>
      <NoPaymentMethod event={event} />
      <TicketTypeList event={event} mayWrite={mayWrite} />
      {mayWrite && (
        <>
          <AddTicketType event={event} />
          <div className="mt-8 border-t border-line pt-6">
            <Discounts event={event} />
          </div>
          <div className="mt-8 border-t border-line pt-6">
            <CapacityForm event={event} />
          </div>
          <div className="mt-8 border-t border-line pt-6">
            <CancellationForm event={event} />
          </div>
          <div className="mt-8 border-t border-line pt-6">
            <PaymentTermsForm event={event} />
          </div>
        </>
      )}
    </>
  )
}
