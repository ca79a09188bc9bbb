import type { Attendee } from '@foyer/contract/attendees'
import { orderForm } from '../order-question-samples.ts'
import type { ComparedResponse, Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'

const site = { title: 'Summer Night', urlLink: 'example.com/summer' }
export const seat = { name: 'Seat', priceCents: 1250, capacity: 40 }
const imprint = { name: 'Stage', address: 'Hof 1\n10115 Berlin', email: 'hello@example.com' }

export const event = async (send: Send): Promise<{ id: string; slug: string }> =>
  (await send('POST /events', site)).body

/** Creates an event with ticket types of these names. */
export async function sold(send: Send, ...names: string[]) {
  const { id, slug } = await event(send)
  const types: string[] = []
  for (const name of names) types.push((await send(`POST /events/${id}/ticket-types`, { ...seat, name })).body.id)
  return { id, slug, types }
}

// each side generates ids, so the order of the names is compared
const named = async (answer: Promise<ComparedResponse>): Promise<ComparedResponse> => {
  const { body, ...rest } = await answer
  return { ...rest, body: Array.isArray(body) ? body.map(({ name }: { name: string }) => name) : body }
}

const unknown = 'tkt_unknown'

export const sellingCases = {
  'ticket-types.list': {
    'none, some, and of no event': async (send) => {
      const { id } = await event(send)
      const none = await send(`GET /events/${id}/ticket-types`)
      await send(`POST /events/${id}/ticket-types`, seat)
      return [none, ...(await inSequence(send, [`GET /events/${id}/ticket-types`], ['GET /events/evt_x/ticket-types']))]
    },
  },
  'ticket-types.create': {
    'with little and with all': async (send) => {
      const { id } = await event(send)
      const call = `POST /events/${id}/ticket-types`
      const all = {
        ...seat,
        description: 'Near the stage',
        taxRateBp: 700,
        minPerOrder: 2,
        maxPerOrder: 6,
        minPriceCents: 1000,
        maxPriceCents: 5000,
        salesFrom: '2031-01-01T08:00:00.000Z',
        salesUntil: '2031-02-01T08:00:00.000Z',
        hidden: true,
        needsApproval: true,
      }
      return await inSequence(send, [call, seat], [call, all], [call, { ...seat, description: null, salesFrom: null }])
    },
    'what cannot be': async (send) => {
      const { id } = await event(send)
      const bad = [
        {},
        { ...seat, name: ' ' },
        { ...seat, priceCents: -1 },
        { ...seat, priceCents: 1.5 },
        { ...seat, priceCents: 100_000_000 },
        { ...seat, minPriceCents: 1251 },
        { ...seat, minPriceCents: 0, maxPriceCents: 1249 },
        { ...seat, maxPriceCents: 5000 },
        { ...seat, capacity: 2 ** 31 },
        { ...seat, capacity: '40' },
        { ...seat, taxRateBp: 10_001 },
        { ...seat, minPerOrder: 0 },
        { ...seat, minPerOrder: 5, maxPerOrder: 4 },
        { ...seat, salesFrom: '2031-02-01T08:00:00.000Z', salesUntil: '2031-01-01T08:00:00.000Z' },
        { ...seat, colour: 'red' },
      ]
      return await inSequence(send, ...bad.map((body): [string, object] => [`POST /events/${id}/ticket-types`, body]), [
        'POST /events/evt_unknown/ticket-types',
        seat,
      ])
    },
    'once for one key': async (send) => {
      const { id } = await event(send)
      const call = `POST /events/${id}/ticket-types`
      const headers = { 'idempotency-key': 'one' }
      await inSequence(send, [call, seat, headers], [call, seat, headers])
      return await inSequence(send, [call, { ...seat, name: 'B' }, headers], [`GET /events/${id}/ticket-types`])
    },
  },
  'ticket-types.arrange': {
    'the other way round, and not those there are': async (send) => {
      const { id, types } = await sold(send, 'A', 'B', 'C')
      const arrange = (ids: string[]) => named(send(`PUT /events/${id}/ticket-types/order`, { ids }))
      return [
        await arrange(types.toReversed()),
        await named(send(`GET /events/${id}/ticket-types`)),
        await arrange(types.slice(1)),
        await arrange([...types, unknown]),
        await send('PUT /events/evt_unknown/ticket-types/order', { ids: [] }),
      ]
    },
  },
  'ticket-types.change': {
    'some of it, and some of it away': async (send) => {
      const { types } = await sold(send, 'A')
      const call = `PATCH /ticket-types/${types[0]}`
      return await inSequence(
        send,
        [call, { name: 'New', priceCents: 0, capacity: 0, description: 'Standing', hidden: true }],
        [call, { salesFrom: '2031-01-01T08:00:00.000Z', maxPerOrder: 4 }],
        [call, { salesUntil: '2030-01-01T08:00:00.000Z', minPerOrder: 5 }],
        [call, { description: null, salesFrom: null, needsApproval: true }],
        [call, { minPriceCents: 0, maxPriceCents: 9000 }],
        [call, { minPriceCents: 1 }],
        [call, { minPriceCents: null }],
        [call, { minPriceCents: null, maxPriceCents: null }],
        [call, { capacity: 1_000_001 }],
        [call, { name: '' }],
        [`PATCH /ticket-types/${unknown}`, { name: 'Nothing' }],
      )
    },
  },
  'ticket-types.delete': {
    'once, and not the last of an event on sale': async (send) => {
      const { id, types } = await sold(send, 'A', 'B')
      await send(`PATCH /teams/${(await send('GET /teams')).body.at(-1).id}`, { imprint })
      await send(`PATCH /events/${id}`, { date: '2031-06-01T18:00:00.000Z' })
      await send(`PUT /events/${id}/status`, { status: 'On Sale' })
      return await inSequence(
        send,
        [`DELETE /ticket-types/${types[0]}`],
        [`DELETE /ticket-types/${types[0]}`],
        [`DELETE /ticket-types/${types[1]}`],
      )
    },
    'not with an order in it': async (send, sell) => {
      const { id } = await event(send)
      const { body: free } = await send(`POST /events/${id}/ticket-types`, { ...seat, priceCents: 0 })
      await sell(id)
      return await inSequence(
        send,
        [`DELETE /ticket-types/${free.id}`],
        [`PATCH /ticket-types/${free.id}`, { capacity: 0 }],
        [`PATCH /ticket-types/${free.id}`, { capacity: 1 }],
      )
    },
  },
  'attendees.list': {
    'none yet, one by each filter, and of no event': async (send, sell) => {
      const { id } = await event(send)
      const call = `GET /events/${id}/attendees`
      // each side has its own buyer
      const worth = async (query = '') => {
        const { body, ...rest } = await send(call + query)
        return { ...rest, body: body.map(({ typeName, state, test }: Attendee) => ({ typeName, state, test })) }
      }
      const none = await send(call)
      const { body: type } = await send(`POST /events/${id}/ticket-types`, { ...seat, priceCents: 0 })
      await sell(id)
      await send(`PUT /events/${id}/order-questions`, orderForm)
      return [
        none,
        await worth(),
        await worth(`?limit=20&sort=type&order=desc&state=valid&type=${type.id}`),
        await worth('?answer=diet:_none'),
        await worth('?answer=diet:_any'),
        // it depends on an answer that was not given
        await worth('?answer=which:_none'),
        ...(await inSequence(
          send,
          [`${call}?state=unpaid`],
          [`${call}?q=nothing-so`],
          [`${call}?arrived=yes`],
          [`${call}?state=present`],
          [`${call}?limit=1&cursor=x`],
          ['GET /events/evt_x/attendees'],
        )),
      ]
    },
  },
  'order-views.list': { 'none yet': (send) => inSequence(send, ['GET /order-views']) },
  'order-views.create': {
    'two, sorted by name, and what cannot be': (send) =>
      inSequence(
        send,
        ['POST /order-views', { name: 'Unpaid', search: 'status=pending' }],
        ['POST /order-views', { name: 'By card', search: 'method=card&sort=total', shared: true }],
        ['POST /order-views', { name: ' ', search: 'x'.repeat(2001), shared: 'yes' }],
        ['GET /order-views'],
      ),
  },
  'order-views.change': {
    'its name, and an unknown one': async (send) => {
      const { body } = await send('POST /order-views', { name: 'Unpaid', search: 'status=pending' })
      return await inSequence(
        send,
        [`PATCH /order-views/${body.id}`, { name: 'To be paid', shared: true }],
        [`PATCH /order-views/${body.id}`, {}],
        [`PATCH /order-views/${body.id}`, { name: '' }],
        ['PATCH /order-views/vie_unknown', { name: 'A' }],
      )
    },
  },
  'order-views.delete': {
    twice: async (send) => {
      const { body } = await send('POST /order-views', { name: 'Unpaid', search: 'status=pending' })
      return await inSequence(
        send,
        [`DELETE /order-views/${body.id}`],
        [`DELETE /order-views/${body.id}`],
        ['GET /order-views'],
      )
    },
  },
  'orders.list': {
    'of a team that has sold nothing': (send) =>
      inSequence(
        send,
        ['GET /orders'],
        ['GET /orders?q=robin&status=paid&event=evt_unknown&limit=20'],
        ['GET /orders?refunds=owed'],
        ['GET /orders?balance=overpaid'],
        ['GET /orders?followUp=due'],
        ['GET /orders?code=early&tag=Press'],
        ['GET /orders?code='],
        ['GET /orders?status=sold'],
        ['GET /orders?sort=total&order=asc&limit=5'],
        ['GET /orders?sort=name'],
        ['GET /orders?refunds=all'],
        ['GET /orders?limit=0'],
      ),
  },
  'orders.totals': {
    'nothing yet, a free order, and by filters': async (send, sell) => {
      const none = await send('GET /orders/totals')
      const { id } = await event(send)
      await send(`POST /events/${id}/ticket-types`, { ...seat, priceCents: 0 })
      await sell(id)
      return [
        none,
        ...(await inSequence(
          send,
          ['GET /orders/totals'],
          [`GET /orders/totals?event=${id}&status=paid&test=only&maxCents=0&abandoned=without`],
          ['GET /orders/totals?test=without'],
          ['GET /orders/totals?minCents=1'],
          ['GET /orders/totals?status=cancelled'],
          ['GET /orders/totals?from=2000-01-01&to=2000-01-02'],
          ['GET /orders/totals?type=tkt_unknown'],
          ['GET /orders/totals?refunds=owed'],
          ['GET /orders/totals?from=2000-02-30&minCents=-1&sort=total'],
        )),
      ]
    },
  },
  'orders.view': { 'an unknown one': (send) => inSequence(send, ['GET /orders/ord_unknown']) },
  'orders.sales': {
    'nothing yet, and of no event': async (send) => {
      const { id } = await sold(send, 'A')
      return await inSequence(send, [`GET /events/${id}/sales`], ['GET /events/evt_unknown/sales'])
    },
  },
  'reports.sales': {
    'of a team that has sold nothing, and bad requests': async (send) => {
      const { id } = await sold(send, 'A')
      return await inSequence(
        send,
        ['GET /reports/sales?from=2026-01-01&to=2026-12-31&by=month&group=type'],
        [`GET /reports/sales?from=2006-01-01&to=2026-12-31&event=${id}`],
        ['GET /reports/sales?from=2026-12-31&to=2026-01-01'],
        ['GET /reports/sales?from=2026-01-01&to=2026-12-31&group=buyer'],
        ['GET /reports/sales?from=2026-01-01&to=2026-12-31&event=evt_unknown'],
      )
    },
  },
  'reports.compare': {
    'events without sales, and no event': async (send) => {
      const [{ id: first }, { id: second }] = [await sold(send, 'A'), await sold(send, 'B')]
      return await inSequence(
        send,
        [`GET /reports/compare?event=${first}&with=${second}`],
        [`GET /reports/compare?event=${first}&with=evt_unknown`],
        [`GET /reports/compare?event=${first}`],
      )
    },
  },
  'reports.series': {
    'nothing yet, with the days of the sale; and of no event': async (send) => {
      const { id } = await sold(send, 'A')
      await send(`POST /events/${id}/ticket-types`, seat)
      const window = { salesFrom: '2031-01-01T23:30:00.000Z', salesUntil: '2031-02-01T08:00:00.000Z' }
      const types = (await send(`GET /events/${id}/ticket-types`)).body
      for (const type of types) await send(`PATCH /ticket-types/${type.id}`, window)
      return await inSequence(send, [`GET /events/${id}/sales-series`], ['GET /events/evt_unknown/sales-series'])
    },
  },
  'public-api.viewEvent': {
    'a test, shown to its team; and none': async (send) => {
      const { id, slug } = await sold(send, 'A')
      await send(`POST /events/${id}/ticket-types`, { ...seat, name: 'Hidden', hidden: true })
      await send(`POST /events/${id}/ticket-types`, { ...seat, name: 'None', capacity: 0 })
      await send(`POST /events/${id}/ticket-types`, { ...seat, name: 'Few', capacity: 3 })
      await send(`POST /events/${id}/ticket-types`, { ...seat, name: 'Soon', salesFrom: '2031-01-01T08:00:00.000Z' })
      await send(`POST /events/${id}/ticket-types`, { ...seat, name: 'Past', salesUntil: '2021-01-01T08:00:00.000Z' })
      return await inSequence(send, [`GET /public/events/${slug}`], ['GET /public/events/no-such-event'])
    },
    'with the privacy notice of its team': async (send) => {
      const { slug } = await sold(send, 'A')
      const [{ id }] = (await send('GET /teams')).body.slice(-1)
      const change = (privacyNotice: object | null) => send(`PATCH /teams/${id}`, { privacyNotice })
      await change({ text: 'We use a mailing list.', url: 'https://kulturhaus.example/privacy' })
      const shown = await inSequence(send, [`GET /public/events/${slug}`])
      await change(null)
      return shown
    },
    'with discounts, for its own ticket types': async (send) => {
      const { id, slug, types } = await sold(send, 'A', 'B')
      const until = '2031-01-01T08:00:00.000Z'
      const half = { name: 'Half', ticketTypeIds: [types[0]], until, rule: { kind: 'percent', bp: 5000 } }
      const discounts = [half, { name: 'Three', rule: { kind: 'some-free', of: 3, free: 1 } }]
      const change = (list: object[]): [string, object] => [`PATCH /events/${id}`, { discounts: list }]
      const answers = await inSequence(
        send,
        change(discounts),
        [`GET /public/events/${slug}`],
        change([{ ...half, ticketTypeIds: ['tkt_unknown'] }]),
        change([{ ...half, rule: { kind: 'some-free', of: 3, free: 3 } }]),
        [`POST /events/${id}/duplicate`],
        [`DELETE /ticket-types/${types[0]}`],
        [`GET /events/${id}`],
        change([]),
      )
      // each side generates ids
      return JSON.parse(JSON.stringify(answers).replaceAll(/tkt_\w+/g, 'tkt'))
    },
    'with a booking fee, on top of its prices': async (send) => {
      const { id, slug } = await sold(send, 'A')
      const terms = { name: 'Fee', cents: 150, bp: 250, taxRateBp: 1900, paidBy: 'buyer', refunded: true }
      const change = (bookingFee: object | null): [string, object] => [`PATCH /events/${id}`, { bookingFee }]
      const shown: [string] = [`GET /public/events/${slug}`]
      return await inSequence(
        send,
        change({ ...terms, per: 'ticket' }),
        shown,
        change({ ...terms, per: 'order' }),
        shown,
        [`POST /events/${id}/duplicate`],
        change({ ...terms, per: 'ticket', paidBy: 'team' }),
        shown,
        change({ ...terms, per: 'ticket', cents: 0, bp: 0 }),
        change(null),
      )
    },
    'at the address it had before': async (send) => {
      const { id, slug } = await sold(send, 'A')
      return await inSequence(send, [`PATCH /events/${id}`, { slug: `${slug}-2` }], [`GET /public/events/${slug}`])
    },
  },
} satisfies Record<string, Cases>
