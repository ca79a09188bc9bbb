import type { BoxOfficeOrder } from '@foyer/contract/box-office'
import type { TicketType } from '@foyer/contract/ticket-types'
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
  code: string
  name: string
  email: string
  method: Method
  language: NonNullable<Body['language']>
}

/** The ticket types that are ordered, in the order in which the request names them. */
export const orderedTypes = (types: readonly TicketType[], { quantities }: OrderInput): TicketType[] =>
  types.filter(({ id }) => Number(quantities[id] ?? 0) !== 0)

/** Places an order. The same input is placed once, whatever happens to the answer. */
export function useAddOrder(eventId: string, types: readonly TicketType[], onPlaced: () => void) {
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: (input: OrderInput) => {
      const { quantities, code, name, email, method, language } = input
      const items = orderedTypes(types, input).map(({ id }) => ({
        ticketTypeId: id,
        quantity: Number(quantities[id]),
      }))
      const body = {
        ...{ items, method, language },
        ...(code.trim() && { code }),
        ...(name.trim() && { name }),
        ...(email.trim() && { email }),
      }
      return call('POST /events/{id}/orders', { params: { id: eventId }, body, idempotencyKey: key.keyFor(body) })
    },
    onSuccess: () => {
      // the next order may be the same again
      key.forget()
      onPlaced()
    },
  })
}
