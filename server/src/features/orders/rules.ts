import type { OrderStatus, PaymentMethod, PaymentState, RefundState } from '@foyer/contract/order-states'
import { orderTransitions } from '@foyer/contract/order-states'
import type { Order } from '@foyer/contract/orders'
import type { Signer } from '../../lib/signer.ts'

const idLength = 26

/** What opens an order for whoever bought it. It cannot be guessed, and nothing in the database gives it away. */
export const tokenOf = (signer: Signer, orderId: string): string =>
  orderId.slice('ord_'.length) + signer.sign('order', orderId)

/** The order a token opens. @returns undefined when it is no token of ours */
export function orderOfToken(signer: Signer, token: string): string | undefined {
  const id = `ord_${token.slice(0, idLength)}`
  return signer.verify('order', id, token.slice(idLength)) ? id : undefined
}

/** What the QR code of a ticket says: which ticket, and the proof that Foyer gave it out. Upper case keeps QR codes small. */
export const codeOf = (signer: Signer, ticket: { id: string; seed: Buffer }): string =>
  `${ticket.id.slice('tic_'.length)}.${signer.sign('ticket', Buffer.concat([Buffer.from(ticket.id), ticket.seed]))}`.toUpperCase()

const day = 24 * 60 * 60 * 1000

/** How long a bank transfer may take. */
const transferDays = 14

interface Dated {
  date: Date
  dateTba: boolean
}

/** When a transfer that is begun now must have come: in two weeks, never after the event begins. */
export function transferDue(event: Dated, now: Date): Date {
  const due = new Date(now.getTime() + transferDays * day)
  return !event.dateTba && event.date < due ? event.date : due
}

interface Standing {
  status: OrderStatus
  totalCents: number
  paymentMethod: PaymentMethod | null
  email: string | null
}

/** What a member with enough rights may do with an order in its status. */
export function actionsOf({ status, totalCents, paymentMethod, email }: Standing): Order['actions'] {
  const leadsTo = (to: OrderStatus) => (orderTransitions[status] as readonly OrderStatus[]).includes(to)
  const moneyCame = status === 'paid' && totalCents > 0
  return [
    ...(paymentMethod === 'transfer' && status !== 'cancelled' && leadsTo('paid') ? (['mark-paid'] as const) : []),
    ...(leadsTo('cancelled') && !moneyCame ? (['cancel'] as const) : []),
    ...(moneyCame ? (['refund'] as const) : []),
    ...(status === 'cancelled' && email && paymentMethod !== 'card' ? (['reactivate'] as const) : []),
    ...(email && status !== 'reserved' ? (['resend'] as const) : []),
  ]
}

interface Money {
  payments: readonly { id: string; state: PaymentState; amountCents: number }[]
  refunds: readonly { paymentId: string; state: RefundState; amountCents: number }[]
}

/**
 * What can be sent back again of payments whose refund failed: all that is still owed of each. Nothing while a refund of
 * it is on its way, and nothing when only a part was to go back: the provider would send the whole.
 */
export function refundsToRetry({ payments, refunds }: Money): { paymentId: string; amountCents: number }[] {
  return payments.flatMap(({ id: paymentId, state, amountCents: came }) => {
    const own = refunds.filter((refund) => refund.paymentId === paymentId)
    const sum = (of: RefundState) => own.reduce((all, each) => (each.state === of ? all + each.amountCents : all), 0)
    const amountCents = came - sum('done')
    const hasMoney = state === 'confirmed' || state === 'disputed'
    const failed = own.some((each) => each.state === 'failed' && each.amountCents >= amountCents)
    return hasMoney && failed && sum('created') === 0 && amountCents > 0 ? [{ paymentId, amountCents }] : []
  })
}

/** Whether the buyer may give the order back: before it was paid for, or when it was free and the event has not begun. */
export function mayBuyerCancel({ status, totalCents }: Standing, event: Dated, now: Date): boolean {
  if (status === 'reserved') return true
  return status === 'paid' && totalCents === 0 && (event.dateTba || now < event.date)
}
