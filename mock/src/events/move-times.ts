import { discountsAt } from '@foyer/contract/discount-rules'
import { termsAt } from '@foyer/contract/payment-terms-rules'
import type { ZoneChange } from '@foyer/contract/same-wall-time'
import { sameWallTime } from '@foyer/contract/same-wall-time'
import type { EventRow } from '../rows.ts'
import type { Store } from '../store.ts'

/** The event with its own times at the same local time in another zone. */
export function movedEvent(event: EventRow, zone: ZoneChange): EventRow {
  const move = (at: string) => sameWallTime(at, zone)
  return {
    ...event,
    date: move(event.date),
    ...(event.endsAt && { endsAt: move(event.endsAt) }),
    ...(event.discounts && { discounts: discountsAt(event.discounts, move) }),
    ...(event.paymentTerms && { paymentTerms: termsAt(event.paymentTerms, move) }),
  }
}

type Times = { validFrom?: string | null | undefined; validUntil?: string | null | undefined }

/** Keeps the local times of everything that an event has, in another zone. Codes that are over stay over. */
export function moveTimes(store: Store, event: string, zone: ZoneChange): void {
  const move = (at: string) => sameWallTime(at, zone)
  const valid = <T extends Times>(row: T): T => ({
    ...row,
    ...(row.validFrom && { validFrom: move(row.validFrom) }),
    ...(row.validUntil && { validUntil: move(row.validUntil) }),
  })
  const isOver = (until: string | undefined) => until !== undefined && Date.parse(until) <= store.now().getTime()
  store.ticketTypes = store.ticketTypes.map((type) =>
    type.event === event
      ? {
          ...type,
          ...(type.salesFrom && { salesFrom: move(type.salesFrom) }),
          ...(type.salesUntil && { salesUntil: move(type.salesUntil) }),
        }
      : type,
  )
  store.promoCodes = store.promoCodes.map((code) =>
    code.event === event && !isOver(code.validUntil) ? valid(code) : code,
  )
  store.checkInLists = store.checkInLists.map((list) =>
    list.event === event ? { ...valid(list), links: list.links.map(valid) } : list,
  )
  moveForm(store, event, move)
}

function moveForm(store: Store, event: string, move: (at: string) => string): void {
  const form = store.orderForms[event]
  if (!form) return
  const questions = form.questions.map((question) => {
    const { changeableUntil } = question
    if (changeableUntil === 'placed' || changeableUntil === 'event') return question
    return { ...question, changeableUntil: move(changeableUntil) }
  })
  store.orderForms[event] = { ...form, questions, version: form.version + 1 }
}
