import type { Event } from '@foyer/contract/events'
import type { ReactNode } from 'react'
import { useMay } from '../../lib/use-may.ts'
import { AddTicketType } from './AddTicketType.tsx'
import { CancellationForm } from './CancellationForm.tsx'
import { CapacityForm } from './CapacityForm.tsx'
import { LazyDiscounts } from './LazyDiscounts.tsx'
import { NoPaymentMethod } from './NoPaymentMethod.tsx'
import { PaymentTermsForm } from './PaymentTermsForm.tsx'
import { TicketTypeList } from './TicketTypeList.tsx'

interface Props {
  event: Event
  /** Its groups of add-ons. */
  addOns: ReactNode
  /** The capacities that its ticket types share. */
  sharedCapacities: ReactNode
}

/** The ticket types of an event. Roles that may change it can also add types and set the overall capacity. */
export function TicketTypes({ event, addOns, sharedCapacities }: Props) {
  const mayWrite = useMay('events:write')
  return (
    <>
      <NoPaymentMethod event={event} />
      <TicketTypeList event={event} mayWrite={mayWrite} />
      {mayWrite && (
        <>
          <AddTicketType event={event} />
          <div className="mt-8 border-t border-line pt-6">
            <LazyDiscounts event={event} />
          </div>
          <div className="mt-8 border-t border-line pt-6">{addOns}</div>
          <div className="mt-8 border-t border-line pt-6">{sharedCapacities}</div>
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
