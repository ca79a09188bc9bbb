import type { Message, ThreadSummary } from '@foyer/contract/inbox'
import type { OrderRow, ThreadRow } from '../rows.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What a message says, without what each one has. */
type Said = Message extends infer M ? (M extends unknown ? Omit<M, 'id' | 'at'> : never) : never

interface Sample {
  eventId: string
  order?: OrderRow | undefined
  from?: ThreadSummary['from']
  read?: boolean
  said: [agoMs: number, message: Said][]
}

/** What stands in the inbox of the first team: something of every sort, the latest last. */
export function sampleThreads(now: Date, orders: readonly OrderRow[]): ThreadRow[] {
  const order = orders.find(({ eventId, status }) => eventId === 'evt_3' && status === 'paid')
  return samples(order)
    .map(rowOf(now))
    .sort((a, b) => a.at.localeCompare(b.at))
}

function samples(order: OrderRow | undefined): Sample[] {
  const robin = { name: 'Robin Ahrens', email: 'robin@example.com', language: 'de' as const }
  const buyer = order && { name: order.name ?? '', email: order.email ?? '', language: order.language }
  const site = 'https://winter-concert.example.com/'
  return [
    {
      eventId: 'evt_1',
      from: robin,
      said: [
        [
          14 * minute,
          {
            kind: 'question',
            text: 'Guten Tag, gibt es im Saal Plätze für Rollstühle, und ist der Eingang ohne Stufen zu erreichen?\n\nVielen Dank\nRobin Ahrens',
          },
        ],
      ],
    },
    {
      eventId: 'evt_1',
      said: [
        [3 * hour, { kind: 'website-down', data: { url: site, failure: 'server-error', status: 502 } }],
        [2 * hour, { kind: 'website-up', data: { url: site, downSince: '2026-11-20T08:10:00.000Z' } }],
      ],
    },
    {
      eventId: 'evt_3',
      order,
      from: buyer,
      read: true,
      said: [
        [2 * day, { kind: 'question', text: 'May I come half an hour later, or are the doors closed by then?' }],
        [
          day + 20 * hour,
          { kind: 'reply', text: 'You may: the doors stay open until the first interval.', mail: 'sent' },
        ],
        [5 * hour, { kind: 'question', text: 'Wonderful, thank you!' }],
      ],
    },
    { eventId: 'evt_2', said: [[26 * hour, { kind: 'notion-state', data: { state: 'page-not-shared' } }]] },
    { eventId: 'evt_4', read: true, said: [[6 * day, { kind: 'sold-out', data: {} }]] },
    {
      eventId: 'evt_1',
      read: true,
      said: [[9 * day, { kind: 'first-sale', data: { tickets: 2, totalCents: 8400, currency: 'EUR' } }]],
    },
  ]
}

const rowOf =
  (now: Date) =>
  ({ eventId, order, from, read = false, said }: Sample, at: number): ThreadRow => {
    const history = said.map(([ago, message], position): Message => {
      const when = new Date(now.getTime() - ago).toISOString()
      // `as`: a message without its id and moment, given both
      return { ...message, id: `msg_${at + 1}_${position + 1}`, at: when } as Message
    })
    return {
      id: `thr_${at + 1}`,
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
