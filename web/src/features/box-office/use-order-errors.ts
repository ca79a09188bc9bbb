import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { faultsOf } from '../../lib/form/field-errors.ts'
import { useFormat } from '../../lib/format.ts'
import type { OrderInput } from './use-add-order.ts'
import { orderedTypes } from './use-add-order.ts'
import { useCodeError } from './use-code-error.ts'

interface SentOrder {
  event: Pick<Event, 'currency'>
  types: readonly TicketType[]
  input: OrderInput
}

/** The errors of the fields of an order that was refused. */
export function useOrderErrors(error: unknown, { event, types, input }: SentOrder) {
  const t = useTranslations()
  const words = useErrorWords()
  const format = useFormat()
  const codeError = useCodeError(event.currency)
  const faults = faultsOf(error)
  const faultOf = (name: string) => faults.find((each) => each.name === name)?.fault
  const errorOf = (name: string) => {
    const fault = faultOf(name)
    return fault && (codeError(fault) ?? words.field(fault))
  }
  const ordered = orderedTypes(types, input)
  const pathOf = (id: string) => `items.${ordered.findIndex((type) => type.id === id)}`
  return {
    errorOf,
    errorOfType: (id: string) => errorOf(`${pathOf(id)}.quantity`) ?? errorOf(`${pathOf(id)}.ticketTypeId`),
    priceErrorOf: (id: string) => {
      const name = `${pathOf(id)}.priceCents`
      const limit = faultOf(name)?.limit
      return limit === undefined
        ? errorOf(name)
        : t('boxOffice.priceLimit', { price: format.money(limit, event.currency) })
    },
    hasNoTickets: faultOf('items') !== undefined,
    isOfFields: faults.length > 0,
  }
}
