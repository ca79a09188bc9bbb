import type { OrderAnswer } from '@foyer/contract/order-questions'
import { batchByKey } from '../../../lib/batch.ts'
import type { Db } from '../../../lib/db.ts'
import { judgedAnswersByOrder } from '../../order-questions/queries/order-answers.ts'
import { formOfAddOns } from '../../order-questions/rules.ts'
import type { AdjustmentRow } from '../queries/ledger.ts'
import { adjustmentsByOrder } from '../queries/ledger.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { prepareTicketsByOrder } from '../queries/tickets.ts'
import type { MailState, OrderDetails } from '../queries.ts'
import { prepareOrdersByIds, tracesByOrder } from '../queries.ts'

/** An order with its tickets. */
export interface OrderWithTickets extends OrderDetails {
  tickets: TicketRow[]
  /** The lines that corrections have added. */
  adjustments: AdjustmentRow[]
  /** The state of the latest mail about it. */
  mail: MailState | undefined
  /** The state of the latest mail with a ticket to its attendee, by the ticket's id. */
  ticketMails: Readonly<Record<string, MailState>>
  /** Whether there are add-on orders to its tickets. */
  hasAddOnOrders: boolean
  /** Whether its event has add-ons. */
  eventHasAddOns: boolean
}

/** Finds an order by its id. @returns undefined when there is none */
export type OrderLookup = (orderId: string) => Promise<OrderWithTickets | undefined>

/** The questions that an order is asked. About the tickets of an add-on order, the buyer has answered with them. */
function formOf(
  { order: { mainId }, form }: OrderDetails,
  items: readonly TicketRow[] = [],
  answers: ReadonlyMap<string, readonly OrderAnswer[]>,
): OrderDetails['form'] {
  if (mainId === null) return form
  const addOns = items.flatMap(({ ticket: { ticketTypeId: ticketType, addOnOf: ticketId } }) =>
    ticketId === null ? [] : { ticketType, ticketId },
  )
  return formOfAddOns(form, addOns, answers.get(mainId))
}

const noAnswers: ReadonlyMap<string, readonly OrderAnswer[]> = new Map()
const noAdjustments: ReadonlyMap<string, AdjustmentRow[]> = new Map()

/**
 * Creates a lookup of orders for their buyers. Calls that arrive at the same time share three statements, and a fourth
 * when one of the orders was corrected, or adds to another one.
 */
export function createOrderLookup(db: Db): OrderLookup {
  const [readOrders, readTickets] = [prepareOrdersByIds(db), prepareTicketsByOrder(db)]
  const find = batchByKey<string, OrderWithTickets | undefined>(async (_, calls) => {
    const ids = [...new Set(calls.map(({ input }) => input))]
    const orders = await readOrders(ids)
    // After it: a change of an order is committed with its mails, so an order read as paid would otherwise lack its mail.
    const [tickets, traces] = await Promise.all([readTickets(ids), tracesByOrder(db, ids)])
    const adjusted = ids.filter((id) => traces.get(id)?.adjusted)
    const adjustments = adjusted.length === 0 ? noAdjustments : await adjustmentsByOrder(db, adjusted)
    const mains = orders.flatMap(({ order, form }) => (form && order.mainId !== null ? order.mainId : []))
    const answers = mains.length === 0 ? noAnswers : await judgedAnswersByOrder(db, mains)
    const found = new Map(orders.map((details) => [details.order.id, details]))
    for (const { input, resolve } of calls) {
      const details = found.get(input)
      resolve(
        details && {
          ...details,
          form: formOf(details, tickets.get(input), answers),
          tickets: tickets.get(input) ?? [],
          adjustments: adjustments.get(input) ?? [],
          mail: traces.get(input)?.mail ?? undefined,
          ticketMails: traces.get(input)?.ticket_mails ?? {},
          hasAddOnOrders: traces.get(input)?.has_add_on_orders ?? false,
          eventHasAddOns: traces.get(input)?.event_has_add_ons ?? false,
        },
      )
    }
  })
  return (orderId) => find('orders', orderId)
}
