import type { NewSharedCapacity, SharedCapacity } from '@foyer/contract/shared-capacities'
import { readAmount } from '@foyer/words/format/money'

/** The values of the form, as typed. */
export interface SharedCapacityValues {
  name: string
  capacity: string
  ticketTypeIds: string[]
}

/** The initial values. @param shared the one to change */
export const sharedCapacityValuesOf = (shared: SharedCapacity | undefined): SharedCapacityValues => ({
  name: shared?.name ?? '',
  capacity: shared ? String(shared.capacity) : '',
  ticketTypeIds: shared?.ticketTypeIds ?? [],
})

/** The body that saves the values. An invalid number becomes NaN, which the schema refuses. */
export const sharedCapacityBodyOf = ({ name, capacity, ticketTypeIds }: SharedCapacityValues): NewSharedCapacity => ({
  name,
  capacity: readAmount(capacity, 0) ?? Number.NaN,
  ticketTypeIds,
})

/** The fields that changed, so that concurrent changes to other fields stay. */
export const changedFields = (body: NewSharedCapacity, before: NewSharedCapacity): Partial<NewSharedCapacity> => ({
  ...(body.name !== before.name && { name: body.name }),
  ...(body.capacity !== before.capacity && { capacity: body.capacity }),
  ...(body.ticketTypeIds.toSorted().join() !== before.ticketTypeIds.toSorted().join() && {
    ticketTypeIds: body.ticketTypeIds,
  }),
})
