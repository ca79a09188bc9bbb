import type { AddOnGroup } from '@foyer/contract/add-ons'
import type { Event } from '@foyer/contract/events'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../lib/errors.ts'
import { faultsOf } from '../../lib/form/field-errors.ts'
import { useFormat } from '../../lib/format.ts'
import { groupsFor, keyOf } from './add-ons.ts'
import type { BoxOfficeOffer, OrderInput } from './use-add-order.ts'
import { orderedItems } from './use-add-order.ts'
import { useCodeError } from './use-code-error.ts'

interface SentOrder {
  event: Pick<Event, 'currency'>
  offer: BoxOfficeOffer
  input: OrderInput
}

/** The errors of the fields of an order that was refused. */
export function useOrderErrors(error: unknown, { event, offer, input }: SentOrder) {
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
  const items = orderedItems(offer, input).map((item, index) => ({ ...item, path: `items.${index}` }))
  /** The first error of a field of the items of a ticket type. */
  const errorOfItems = (id: string, ...fields: string[]) =>
    items
      .filter(({ type }) => type.id === id)
      .flatMap(({ path }) => fields.map((field) => errorOf(`${path}.${field}`)))
      .find((text) => text !== undefined)
  const itemOf = (id: string, at: number) => items.find((item) => item.type.id === id && item.at.includes(at))
  const countOf = ({ addOns }: AddOnGroup, id: string, at: number) =>
    addOns.reduce((sum, addOn) => sum + Number(input.addOns.chosen[keyOf(id, at, addOn.id)] ?? 0), 0)
  return {
    errorOf,
    errorOfType: (id: string) => errorOfItems(id, 'quantity', 'ticketTypeId'),
    priceErrorOf: (id: string) => {
      const fault = items
        .filter(({ type }) => type.id === id)
        .map(({ path }) => faultOf(`${path}.priceCents`))
        .find((each) => each?.limit !== undefined)
      return fault?.limit === undefined
        ? errorOfItems(id, 'priceCents')
        : t(`boxOffice.${fault.code === 'too-small' ? 'priceLeast' : 'priceMost'}`, {
            price: format.money(fault.limit, event.currency),
          })
    },
    errorOfAddOn: (id: string, at: number, addOn: string) => {
      const item = itemOf(id, at)
      const path = `${item?.path}.addOns.${item?.addOns.findIndex(({ ticketTypeId }) => ticketTypeId === addOn)}`
      return errorOf(`${path}.quantity`) ?? errorOf(`${path}.ticketTypeId`)
    },
    errorOfGroup: (id: string, at: number, group: string) => {
      const limit = faultOf(`${itemOf(id, at)?.path}.addOns`)?.limit
      if (limit === undefined) return undefined
      // the refusal names the ticket only; none has too many if a member has changed the group
      const full = groupsFor(offer.groups, id).filter((each) => countOf(each, id, at) > each.maxPerTicket)
      const isBlamed = full.length === 0 || full.some((each) => each.id === group)
      return isBlamed ? words.field({ code: 'too-many', limit }) : undefined
    },
    hasNoTickets: faultOf('items') !== undefined,
    isOfFields: faults.length > 0,
  }
}
