import type { AddOnGroup } from '@foyer/contract/add-ons'
import type { BoxOfficeOrder } from '@foyer/contract/box-office'
import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { decimalsOf, readAmount } from '@foyer/words/format/money'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../lib/api.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import type { AddOnsInput, SameAddOns } from './add-ons.ts'
import { byAddOns } from './add-ons.ts'

type Body = z.input<typeof BoxOfficeOrder>
export type Method = Body['method']

/** The ticket types and add-ons that members sell at the box office of an event. */
export interface BoxOfficeOffer {
  types: readonly TicketType[]
  groups: readonly AddOnGroup[]
}

/** An order as it is typed. */
export interface OrderInput {
  /** By ticket type; '' for none. */
  quantities: Record<string, string>
  /** The price of each ticket, by ticket type, where buyers choose it. Absent: the price that is suggested. */
  prices: Record<string, string>
  addOns: AddOnsInput
  code: string
  name: string
  email: string
  method: Method
  language: NonNullable<Body['language']>
}

/** The tickets of an order in the order in which the request names them: one item for those with the same add-ons. */
export const orderedItems = (
  { types, groups }: BoxOfficeOffer,
  { quantities, addOns }: OrderInput,
): (SameAddOns & { type: TicketType })[] =>
  types.flatMap((type) => {
    const quantity = Number(quantities[type.id] ?? 0)
    return quantity === 0 ? [] : byAddOns(groups, addOns, type.id, quantity).map((same) => ({ ...same, type }))
  })

/** The items of the request. An invalid price becomes NaN, which the server refuses. */
export const itemsOf = (offer: BoxOfficeOffer, input: OrderInput, currency: string): Body['items'] =>
  orderedItems(offer, input).map(({ type: { id, minPriceCents }, quantity, addOns }) => {
    const typed = minPriceCents === undefined ? undefined : input.prices[id]
    return {
      ticketTypeId: id,
      quantity,
      ...(typed !== undefined && { priceCents: readAmount(typed, decimalsOf(currency)) ?? Number.NaN }),
      ...(addOns.length > 0 && { addOns }),
    }
  })

/** Places an order. The same input is placed once, whatever happens to the answer. */
export function useAddOrder(
  { id, currency }: Pick<Event, 'id' | 'currency'>,
  offer: BoxOfficeOffer,
  onPlaced: () => void,
) {
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: (input: OrderInput) => {
      const { code, name, email, method, language } = input
      const body = {
        items: itemsOf(offer, input, currency),
        method,
        language,
        ...(code.trim() && { code }),
        ...(name.trim() && { name }),
        ...(email.trim() && { email }),
      }
      return call('POST /events/{id}/orders', { params: { id }, body, idempotencyKey: key.keyFor(body) })
    },
    onSuccess: () => {
      // the next order may be the same again
      key.forget()
      onPlaced()
    },
  })
}
