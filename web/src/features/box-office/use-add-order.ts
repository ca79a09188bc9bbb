import type { BoxOfficeOrder } from '@foyer/contract/box-office'
import type { Event } from '@foyer/contract/events'
import type { TicketType } from '@foyer/contract/ticket-types'
import { decimalsOf, readAmount } from '@foyer/words/format/money'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../lib/api.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'

type Body = z.input<typeof BoxOfficeOrder>
export type Method = Body['method']

/** An order as it is typed. */
export interface OrderInput {
  /** By ticket type; '' for none. */
  quantities: Record<string, string>
  /** The price of each ticket, by ticket type, where buyers choose it. Absent: the price that is suggested. */
  prices: Record<string, string>
  code: string
  name: string
  email: string
  method: Method
  language: NonNullable<Body['language']>
}

/** The ticket types that are ordered, in the order in which the request names them. */
export const orderedTypes = (types: readonly TicketType[], { quantities }: OrderInput): TicketType[] =>
  types.filter(({ id }) => Number(quantities[id] ?? 0) !== 0)

/** The items of the request. An invalid price becomes NaN, which the server refuses. */
export const itemsOf = (types: readonly TicketType[], input: OrderInput, currency: string): Body['items'] =>
  orderedTypes(types, input).map(({ id, minPriceCents }) => {
    const typed = minPriceCents === undefined ? undefined : input.prices[id]
    return {
      ticketTypeId: id,
      quantity: Number(input.quantities[id]),
      ...(typed !== undefined && { priceCents: readAmount(typed, decimalsOf(currency)) ?? Number.NaN }),
    }
  })

/** Places an order. The same input is placed once, whatever happens to the answer. */
export function useAddOrder(
  { id, currency }: Pick<Event, 'id' | 'currency'>,
  types: readonly TicketType[],
  onPlaced: () => void,
) {
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: (input: OrderInput) => {
      const { code, name, email, method, language } = input
      const body = {
        ...{ items: itemsOf(types, input, currency), method, language },
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
