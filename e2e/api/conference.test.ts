import type { Adjustment, Refund } from '@foyer/contract/order-money'
import type { PromoCode } from '@foyer/contract/promo-codes'
import { issueNextDocuments } from '@foyer/server/features/invoices/commands/issue-documents'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale, withOrders } from '@foyer/server/test/scenario'
import { startTestBed } from '@foyer/server/test/test-bed'
import { readCodes } from '@foyer/web/promo-codes/read-codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoiceAddress, invoiceSettings } from './invoice-samples.ts'
import { description } from './sample-content.ts'
import { bank, imprint } from './samples.ts'

// A conference of three days as a team sells it: codes, add-ons, a question, terms and invoices all at once.

const { app, organiser } = await startTestBed()
const team = organiser.me.lastTeam ?? ''
const standard = 1900
const reduced = 700
const prices = { pass: 29_900, day: 12_900, workshop: 4500, dinner: 3995, shirt: 1999 }
/** Of each ticket that costs something. */
const bookingFeeCents = 149
/** A fifth less. */
const early = (cents: number) => cents - cents / 5

interface Conference {
  sale: EventOnSale
  types: { pass: string; day: string; speaker: string }
  addOns: { workshop: string; dinner: string; shirt: string }
  termsId: string
  /** For speakers: each for one free ticket of a hidden type. */
  talkCodes: string[]
}

/** Sets up the conference, by the calls of the organiser's pages. */
async function conference(smallBusiness: boolean): Promise<Conference> {
  const { version } = await organiser.ok(`GET /api/v1/teams/${team}/invoice-settings`)
  const rounding = 'gross-sum'
  await organiser.ok(`PUT /api/v1/teams/${team}/invoice-settings`, {
    ...invoiceSettings,
    rounding,
    smallBusiness,
    version,
  })
  await organiser.ok(`PATCH /api/v1/teams/${team}`, { imprint, bank })
  const { id, slug } = await organiser.ok('POST /api/v1/events', {
    title: 'Bühne und Recht',
    urlLink: 'www.example.com',
    date: '2099-05-06T07:00:00Z',
    timeZone: 'Europe/Berlin',
  })
  const path = `/api/v1/events/${id}`
  const fee = { name: 'Buchungsgebühr', per: 'ticket', cents: bookingFeeCents, bp: 0, taxRateBp: standard }
  await organiser.ok(`PATCH ${path}`, {
    endsAt: '2099-05-08T16:00:00Z',
    bookingFee: { ...fee, paidBy: 'buyer', refunded: true },
  })
  const addType = async (name: string, priceCents: number, more = {}) =>
    (await organiser.ok(`POST ${path}/ticket-types`, { name, priceCents, taxRateBp: standard, capacity: 400, ...more }))
      .id as string
  const types = {
    pass: await addType('Drei Tage', prices.pass),
    day: await addType('Ein Tag', prices.day),
    speaker: await addType('Vortragende', prices.pass, { hidden: true }),
  }
  const addGroup = async (name: string, maxPerTicket: number, priceCents: number, taxRateBp: number) => {
    const addOns = [{ name: `${name} A`, priceCents, taxRateBp, capacity: 400 }]
    const group = { name, minPerTicket: 0, maxPerTicket, addOns, ticketTypeIds: null }
    return (await organiser.ok(`POST ${path}/add-on-groups`, group)).addOns[0].id as string
  }
  const addOns = {
    workshop: await addGroup('Workshops', 2, prices.workshop, standard),
    dinner: await addGroup('Abendessen', 1, prices.dinner, reduced),
    shirt: await addGroup('T-Shirts', 3, prices.shirt, standard),
  }
  const bought = [types.pass, types.day]
  await organiser.ok(`POST ${path}/promo-codes`, {
    code: 'EARLY',
    tag: 'early',
    effect: { kind: 'percent', bp: 2000 },
    ticketTypeIds: bought,
  })
  await organiser.ok(`POST ${path}/promo-codes/batch`, {
    count: 20,
    prefix: 'TALK-',
    length: 8,
    tag: 'speakers',
    effect: { kind: 'fixed', cents: 0 },
    ticketTypeIds: [types.speaker],
    unlocks: true,
    uses: 1,
  })
  const talks = await organiser.ok(`GET ${path}/promo-codes?tag=speakers`)
  const talkCodes = talks.map(({ code }: { code: string }) => code)
  await organiser.ok(`PUT ${path}/order-questions`, {
    attendees: { name: 'optional', email: 'off' },
    questions: [
      {
        id: 'diet',
        per: 'ticket',
        kind: 'choice',
        required: true,
        asked: 'before',
        changeableUntil: 'event',
        texts: { de: { label: 'Was essen Sie?' }, fr: { label: 'Que mangez-vous ?' } },
        choices: ['meat', 'vegan'].map((choice) => ({ id: choice, texts: { de: choice, fr: choice } })),
      },
    ],
    version: 0,
  })
  const terms = { kind: 'terms', content: { de: description, fr: description }, agreement: 'accepted', version: 0 }
  const { versions } = await organiser.ok(`PUT ${path}/legal-texts`, terms)
  await organiser.ok(`PUT ${path}/status`, { status: 'On Sale' })
  const sale = withOrders(organiser, { id, slug, types: Object.values(types) })
  return { sale, types, addOns, termsId: versions[0].id, talkCodes }
}

/** Issues all documents that are due. Their files are not needed here. */
async function issueDocuments(): Promise<void> {
  while (await issueNextDocuments(app.db, app));
}

interface Visitor {
  type: 'pass' | 'day' | 'speaker'
  quantity: number
  isEarly: boolean
  /** Of each ticket. */
  addOns: { workshop: number; dinner: number; shirt: number }
  isCompany: boolean
  corrections: readonly Correction[]
}

interface Correction {
  kind: keyof typeof actionOf
  /** In percent of the most that can be kept or refunded. */
  share: number
  /** Whether the documents of the order as it was are issued before. */
  issuesFirst: boolean
}

const actionOf = { cancel: 'cancel-tickets', reduce: 'refund-part', day: 'change-type' } as const

const visitors: fc.Arbitrary<readonly Visitor[]> = fc.noBias(
  fc.array(
    fc.record({
      type: fc.constantFrom('pass' as const, 'pass' as const, 'day' as const, 'speaker' as const),
      quantity: fc.integer({ min: 1, max: 3 }),
      isEarly: fc.boolean(),
      addOns: fc.record({ workshop: fc.nat(2), dinner: fc.nat(1), shirt: fc.nat(3) }),
      isCompany: fc.constantFrom(true, true, false),
      corrections: fc.array(
        fc.record({
          kind: fc.constantFrom('cancel' as const, 'reduce' as const, 'day' as const),
          share: fc.nat(100),
          issuesFirst: fc.constantFrom(true, true, false),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { minLength: 8, maxLength: 8 },
  ),
)

/** The price of an order before corrections, computed here from the price list. */
function priceOf({ type, quantity, isEarly, addOns }: Visitor): number {
  const list = type === 'speaker' ? 0 : prices[type]
  const extras = (['workshop', 'dinner', 'shirt'] as const).reduce((sum, each) => sum + addOns[each] * prices[each], 0)
  return quantity * ((isEarly ? early(list) : list) + extras + (list > 0 ? bookingFeeCents : 0))
}

/** The amount that the buyer has to pay in all. */
const dueOf = ({ receivedCents, refundedCents, balanceCents }: Record<string, number>) =>
  (receivedCents ?? 0) - (refundedCents ?? 0) + (balanceCents ?? 0)

const feesOf = ({ adjustments, keptCents = 0 }: { adjustments: Adjustment[]; keptCents?: number }) =>
  adjustments.reduce((sum, { kind, amountCents }) => (kind === 'fee' ? sum + amountCents : sum), keptCents)

describe.each([
  ['that charges VAT', false],
  ['of a small business', true],
])('the documents of a conference %s', (_, smallBusiness) => {
  it('have every cent and its tax once, after random orders and corrections', async () => {
    const { sale, types, addOns, termsId, talkCodes } = await conference(smallBusiness)

    /** Buys as a visitor does. @returns the token, and the amount due */
    async function buy(visitor: Visitor): Promise<{ token: string; due: number }> {
      const { type, isEarly, isCompany } = visitor
      const quantity = type === 'speaker' ? 1 : visitor.quantity
      const due = priceOf({ ...visitor, quantity })
      const chosen = Object.entries(visitor.addOns).flatMap(([name, count]) =>
        // `as`: the names are those of the record
        count > 0 ? [{ ticketTypeId: addOns[name as keyof typeof addOns], quantity: count }] : [],
      )
      const item = { ticketTypeId: types[type], quantity, ...(chosen.length > 0 && { addOns: chosen }) }
      const earlyCode = isEarly ? 'EARLY' : undefined
      const code = type === 'speaker' ? talkCodes.pop() : earlyCode
      const path = `/api/v1/public/events/${sale.slug}`
      const { token, totalCents } = await sale.buyer.ok(`POST ${path}/orders`, { items: [item], language: 'de', code })
      expect(totalCents).toBe(due)
      const { tickets } = await sale.view(token)
      await sale.buyer.ok(`POST /api/v1/public/orders/${token}/complete`, {
        name: 'Zoë Müller',
        email: 'zoe@example.test',
        paymentMethod: due > 0 ? 'transfer' : 'free',
        answers: tickets.map((ticket: { id: string }) => ({ question: 'diet', ticket: ticket.id, values: ['vegan'] })),
        acceptedTexts: [termsId],
        ...(isCompany && due > 0 && { invoice: invoiceAddress }),
      })
      if (due > 0) expect(await sale.act(token, 'mark-paid')).toMatchObject({ status: 200 })
      return { token, due }
    }

    /** Corrects an order as a member does, if it can be. @returns the amount due now */
    async function correct(token: string, due: number, correction: Correction): Promise<number> {
      const { kind, share, issuesFirst } = correction
      if (issuesFirst) await issueDocuments()
      const order = await sale.order(token)
      const live = order.tickets.filter(({ cancelledAt }: { cancelledAt?: string }) => !cancelledAt)
      const [ticket] = live
      if (!ticket || !order.actions.includes(actionOf[kind])) return due
      if (kind === 'cancel') {
        const own = order.extras?.filter((extra: { ticketId: string }) => extra.ticketId === ticket.id) ?? []
        const worth = [ticket, ...own].reduce((sum, { priceCents }) => sum + priceCents, 0)
        const ticketIds = [ticket.id]
        // a fee is at most what would go back without it: less than the price after a reduction
        const preview = (await sale.act(token, 'cancel-tickets/preview', { ticketIds, feeCents: 0 })).body
        const refundCents = preview.refunds.reduce((sum: number, { amountCents }: Refund) => sum + amountCents, 0)
        const body = { ticketIds, feeCents: Math.floor((refundCents * share) / 200) }
        expect((await sale.act(token, 'cancel-tickets', body)).body).toMatchObject({ number: order.number })
        return due - worth + body.feeCents
      }
      if (kind === 'reduce') {
        const amountCents = Math.floor((order.refundableCents * share) / 100)
        if (amountCents === 0) return due
        const body = { amountCents, refundedCents: order.refundedCents }
        expect((await sale.act(token, 'refund-part', body)).body).toMatchObject({ number: order.number })
        // money that was not due is refunded first, and changes no price
        return due - Math.max(0, amountCents + order.balanceCents)
      }
      if (ticket.priceCents <= prices.day) return due
      const body = { ticketId: ticket.id, ticketTypeId: types.day, priceCents: prices.day }
      expect((await sale.act(token, 'change-type', body)).body).toMatchObject({ number: order.number })
      return due - ticket.priceCents + prices.day
    }

    await fc.assert(
      fc.asyncProperty(visitors, async (drawn) => {
        const orders = []
        for (const visitor of drawn) {
          const { token, due } = await buy(visitor)
          let left = due
          for (const [at, correction] of visitor.corrections.entries()) {
            left = await correct(token, left, correction)
            // a reduction is spread over the tickets; the tests of the ledger know the value of each
            if (visitor.corrections.slice(0, at).some(({ kind }) => kind === 'reduce'))
              left = dueOf(await sale.order(token))
          }
          orders.push({ token, due: left, isInvoiced: visitor.isCompany && due > 0 })
        }
        await issueDocuments()
        for (const { token, due, isInvoiced } of orders) {
          const order = await sale.order(token)
          expect(dueOf(order)).toBe(due)
          const documents = (await organiser.ok(`GET /api/v1/invoices?q=${order.number}`)) as {
            grossCents: number
            taxCents: number
          }[]
          const sum = (of: 'grossCents' | 'taxCents') => documents.reduce((total, each) => total + each[of], 0)
          const taxCents = order.taxes.reduce((total: number, tax: { taxCents: number }) => total + tax.taxCents, 0)
          expect(sum('grossCents')).toBe(isInvoiced ? due : 0)
          // an order that was cancelled as a whole states the tax of its tickets, not of the fee
          if (isInvoiced && order.status === 'paid') expect(sum('taxCents')).toBe(taxCents)
          if (order.status === 'cancelled') expect(feesOf(order)).toBe(due)
          if (smallBusiness) expect(taxCents).toBe(0)
          // of a few cents for each of its lines, the tax is less than half a cent
          else if (due > 200) expect(taxCents).toBeGreaterThan(0)
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
  })
})

it.each(['en', 'de', 'fr'])('the file with all codes of an event adds the same to another: %s', async (language) => {
  const names = ['Tag 1; alle Räume', 'Dinner, "late"']
  const types = names.map((name) => ({ name, priceCents: 4500, capacity: 2000 }))
  const [from, to] = [await eventOnSale(organiser, { types }), await eventOnSale(organiser, { types })]
  const none = { effect: { kind: 'none' } }
  const [day = ''] = from.types
  for (const code of [
    { code: '-a', tag: 'Press; TV', effect: { kind: 'percent', bp: 1250 }, note: '=1+1 "so"\nand so on' },
    {
      code: 'ü.b',
      effect: { kind: 'amount', cents: 123_456 },
      use: 'ticket',
      perEmail: 2,
      ticketTypeIds: from.types,
    },
    { code: '007', effect: { kind: 'percent', bp: 10_000 }, unlocks: true, minTickets: 2, minCents: 123_450 },
    {
      code: 'held',
      effect: { kind: 'fixed', cents: 0 },
      use: 'ticket',
      uses: 1200,
      holds: true,
      ticketTypeIds: [day],
    },
    {
      code: 'over',
      ...none,
      withDiscounts: true,
      validFrom: '2026-07-01T09:30:00Z',
      validUntil: '2026-12-31T23:00:00Z',
    },
  ])
    await organiser.ok(`POST /api/v1/events/${from.id}/promo-codes`, code)
  const file = String(await organiser.ok(`GET /api/v1/events/${from.id}/promo-codes/export.csv?language=${language}`))
  const { codes, unknown } = readCodes(file, {
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    conditions: { effect: { kind: 'none' } },
    types: names.map((name, at) => ({ id: to.types[at] ?? '', name })),
  })
  expect(unknown).toEqual([])
  await organiser.ok(`POST /api/v1/events/${to.id}/promo-codes/import`, { codes: codes.map(({ body }) => body) })
  const codesOf = async (event: EventOnSale) => {
    const listed: PromoCode[] = await organiser.ok(`GET /api/v1/events/${event.id}/promo-codes?sort=code`)
    return listed.map(({ id: _, batchId: __, createdAt: ___, ticketTypeIds, ...code }) => ({
      ...code,
      types: ticketTypeIds?.map((id) => event.types.indexOf(id)),
    }))
  }
  const expected = await codesOf(from)
  expect(expected).toHaveLength(5)
  expect(await codesOf(to)).toEqual(expected)
})
