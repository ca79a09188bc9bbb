import { msPerDay, msPerHour, msPerMinute } from '@foyer/contract/durations'
import type { Message, ThreadSummary } from '@foyer/contract/inbox'
import type { OrderRow, ThreadRow } from '../rows.ts'

/** A message without its id and time. */
type MessageSeed = Message extends infer M ? (M extends unknown ? Omit<M, 'id' | 'at'> : never) : never

interface ThreadSeed {
  eventId: string
  order?: OrderRow | undefined
  from?: ThreadSummary['from']
  read?: boolean
  messages: [ageMs: number, message: MessageSeed][]
}

/** The inbox of the first team: at least one thread of each kind, the latest last. */
export function seedThreads(now: Date, orders: readonly OrderRow[]): ThreadRow[] {
  const order = orders.find(({ eventId, status }) => eventId === 'evt_3' && status === 'paid')
  const request = orders.find(({ status }) => status === 'requested')
  return [...seeds(order), ...(request ? [askedFor(request, now)] : [])]
    .map(rowOf(now))
    .sort((a, b) => a.at.localeCompare(b.at))
}

function seeds(order: OrderRow | undefined): ThreadSeed[] {
  const robin = { name: 'Robin Ahrens', email: 'robin@example.com', language: 'de' as const }
  const buyer = order && { name: order.name ?? '', email: order.email ?? '', language: order.language }
  const site = 'https://winter-concert.example.com/'
  return [
    {
      eventId: 'evt_1',
      from: robin,
      messages: [
        [
          14 * msPerMinute,
          {
            kind: 'question',
            text: 'Guten Tag, gibt es im Saal Plätze für Rollstühle, und ist der Eingang ohne Stufen zu erreichen?\n\nVielen Dank\nRobin Ahrens',
          },
        ],
      ],
    },
    {
      eventId: 'evt_1',
      messages: [
        [3 * msPerHour, { kind: 'website-down', data: { url: site, failure: 'server-error', status: 502 } }],
        [2 * msPerHour, { kind: 'website-up', data: { url: site, downSince: '2026-11-20T08:10:00.000Z' } }],
      ],
    },
    {
      eventId: 'evt_3',
      order,
      from: buyer,
      read: true,
      messages: [
        [
          2 * msPerDay,
          { kind: 'question', text: 'Can I come half an hour late, or will the doors be closed by then?' },
        ],
        [
          msPerDay + 20 * msPerHour,
          { kind: 'reply', text: 'No problem: the doors stay open until the interval.', mail: 'sent' },
        ],
        [5 * msPerHour, { kind: 'question', text: 'Wonderful, thank you!' }],
      ],
    },
    { eventId: 'evt_2', messages: [[26 * msPerHour, { kind: 'notion-state', data: { state: 'page-not-shared' } }]] },
    { eventId: 'evt_4', read: true, messages: [[6 * msPerDay, { kind: 'sold-out', data: {} }]] },
    {
      eventId: 'evt_1',
      read: true,
      messages: [[9 * msPerDay, { kind: 'first-sale', data: { tickets: 2, totalCents: 8400, currency: 'EUR' } }]],
    },
  ]
}

/** The thread about an order that waits for approval. */
const askedFor = ({ eventId, reservedAt }: OrderRow, now: Date): ThreadSeed => ({
  eventId,
  messages: [
    [now.getTime() - Date.parse(reservedAt), { kind: 'approval-requested', data: { requests: 1, waiting: 1 } }],
  ],
})

const rowOf =
  (now: Date) =>
  ({ eventId, order, from, read = false, messages }: ThreadSeed, index: number): ThreadRow => {
    const history = messages.map(([ageMs, message], position): Message => {
      const at = new Date(now.getTime() - ageMs).toISOString()
      // `as`: a MessageSeed with an id and a time is a Message
      return { ...message, id: `msg_${index + 1}_${position + 1}`, at } as Message
    })
    return {
      id: `thr_${index + 1}`,
      team: '1',
      eventId,
      ...(order && { order: { id: order.id, number: order.number } }),
      ...(from && { from }),
      unread: !read,
      archived: false,
      history,
      at: history.at(-1)?.at ?? now.toISOString(),
    }
  }
