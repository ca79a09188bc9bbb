import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Scope } from '../../lib/scope.ts'
import { orderJobItems } from '../../schema/order-jobs.ts'
import { eventPaidByCard, startStripeTestBed } from '../../test/card-payments.ts'
import { signUp } from '../../test/client.ts'
import { invoiceSettings, issueInvoices, recipient } from '../../test/invoices.ts'
import { mailText } from '../../test/mails.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { workOnNext } from '../order-jobs/commands/work.ts'
import { createJob } from '../order-jobs/commands.ts'
import { workerOf } from '../order-jobs/service/worker.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'
import { notifySales } from '../orders/commands/notify-sales.ts'
import { remindOfTransfers } from '../orders/commands/transfer-deadlines.ts'
import { orderIdOfToken } from '../orders/rules/links.ts'

const { app, stripe } = await startStripeTestBed()
const organiser = await signUp(app.publicUrl)

const members = { name: 'Members', priceCents: 2500, capacity: 10, needsApproval: true }
const terms = { days: 5, workingDays: false, offeredUntilDays: 2, reminders: [7], late: 'accept' }
const onSale = (types: readonly object[] = [members]) =>
  eventOnSale(organiser, { types, changes: { paymentTerms: terms } })

const asRequest = { paymentMethod: undefined }
const statusOf = (sale: { view(token: string): Promise<{ status: string }> }, token: string) =>
  sale.view(token).then(({ status }) => status)

describe('an order with a ticket type that needs approval', () => {
  it('is a request: it holds its seats without a payment, and its buyer is told who decides', async () => {
    const sale = await onSale()
    const { token } = await sale.reserve(2)
    expect(await sale.view(token)).toMatchObject({ status: 'reserved', needsApproval: true, paymentMethods: [] })
    expect((await sale.complete(token)).body.errors).toMatchObject([
      { path: 'body.paymentMethod', code: 'not-offered' },
    ])
    const { body } = await sale.complete(token, asRequest)
    expect(body).toMatchObject({ status: 'requested', paymentMethods: [], cancellable: true, detailsChangeable: true })
    expect([body.paymentMethod, body.transfer, body.dueAt]).toEqual([undefined, undefined, undefined])
    // a form that is sent twice
    expect((await sale.complete(token, asRequest)).body.status).toBe('requested')
    expect(await sale.seats()).toEqual({ held: 2, sold: 0 })
    const order = await sale.order(token)
    expect(order).toMatchObject({ status: 'requested', payments: [], timeline: [{ kind: 'requested' }] })
    expect(order.actions).toEqual(['approve', 'decline', 'edit', 'note', 'resend'])
    expect(await mailText(app, 'robin@example.com', 'approvalRequested')).toContain('haven’t been charged')
    expect(await organiser.ok(`GET /api/v1/orders?status=requested&event=${sale.id}`)).toHaveLength(1)
    expect(await organiser.ok(`GET /api/v1/events/${sale.id}/attendees`)).toEqual([])
  })

  it('is one even if it is free and ordered at once, or with tickets that need none', async () => {
    const sale = await onSale([
      { ...members, priceCents: 0 },
      { name: 'Seat', priceCents: 0, capacity: 5 },
    ])
    const reservation = { items: [{ ticketTypeId: sale.types[0], quantity: 1 }] }
    const completion = { name: 'Robin', email: 'free@example.com', paymentMethod: 'free' }
    const refused = await sale.buyer.send(`POST /api/v1/public/events/${sale.slug}/orders`, {
      ...reservation,
      completion,
    })
    expect(refused.body.errors).toMatchObject([{ code: 'not-offered' }])
    expect(await sale.placeOrder({ quantity: [1, 1], ...asRequest })).toMatchObject({ status: 'requested' })
    const { token } = await sale.reserve([0, 1])
    expect((await sale.complete(token, asRequest)).body.errors).toMatchObject([{ code: 'required' }])
    expect((await sale.complete(token, { paymentMethod: 'free' })).body.status).toBe('paid')
  })
})

describe('an approved request', () => {
  it('waits for its payment from then on, and is paid as any order', async () => {
    const sale = await onSale()
    const { token } = await sale.placeOrder({ ...asRequest, email: 'kim@example.com' })
    await app.db.execute(sql`
      update orders set placed_at = now() - interval '9 days' where id = ${orderIdOfToken(app.signer, token)}`)
    const { status, body } = await sale.act(token, 'approve')
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'pending', paymentMethod: 'transfer', payments: [{ state: 'pending' }] })
    const days = (Date.parse(body.dueAt) - Date.now()) / 86_400_000
    expect([days > 4.9, days < 6.1]).toEqual([true, true])
    expect(body.timeline.at(-1)).toMatchObject({ kind: 'approved', by: 'Ada Example' })
    const mail = await mailText(app, 'kim@example.com', 'orderApproved')
    expect(mail).toContain('has approved your request')
    expect(mail).toContain('DE89 3704 0044 0532 0130 00')
    expect((await sale.view(token)).transfer).toMatchObject({ dueAt: body.dueAt, amountCents: 2500 })
    // the reminder of seven days before would have been due already
    await remindOfTransfers(app.db, app)
    expect((await sale.order(token)).mails.map(({ kind }: { kind: string }) => kind)).not.toContain('paymentReminder')
    expect((await sale.act(token, 'mark-paid')).body.status).toBe('paid')
    expect(await sale.seats()).toEqual({ held: 0, sold: 1 })
  })

  it('that is free is complete: its buyer gets the tickets', async () => {
    const sale = await onSale([{ ...members, priceCents: 0 }])
    const { token } = await sale.placeOrder({ ...asRequest, email: 'sol@example.com' })
    expect((await sale.act(token, 'approve')).body).toMatchObject({ status: 'paid', paymentMethod: 'free' })
    expect(await mailText(app, 'sol@example.com', 'orderConfirmed')).toContain('Your tickets are attached')
  })

  it('is paid by card where there is no bank account, and expires if it is not paid', async () => {
    const sale = await eventPaidByCard(app, stripe)
    const [type] = sale.types
    await sale.organiser.ok(`PATCH /api/v1/ticket-types/${type}`, { needsApproval: true })
    const tokens: string[] = []
    for (const email of ['card@example.com', 'late@example.com'])
      tokens.push((await sale.placeOrder({ ...asRequest, email })).token)
    for (const token of tokens)
      expect((await sale.act(token, 'approve')).body).toMatchObject({ status: 'pending', payments: [] })
    const [token = '', late = ''] = tokens
    const waiting = await sale.view(token)
    expect(waiting).toMatchObject({ paymentMethods: ['card'], dueAt: expect.any(String) })
    expect(waiting.transfer).toBeUndefined()
    await sale.buyer.ok(`POST /api/v1/public/orders/${token}/pay-by-card`)
    await sale.sendEvent('checkout.session.completed', sale.account.pay((await sale.session(token)).id))
    await expect.poll(() => statusOf(sale, token)).toBe('paid')
    expect((await sale.order(token)).paymentMethod).toBe('card')
    await app.db.execute(sql`update orders set due_at = now() where id = ${orderIdOfToken(app.signer, late)}`)
    await expireOrders(app.db, app)
    expect(await statusOf(sale, late)).toBe('expired')
    expect(await sale.seats()).toEqual({ held: 0, sold: 1 })
  })
})

it('an invoice that is issued when tickets are ordered waits until a request is approved', async () => {
  const settings = { ...invoiceSettings, issueWhen: 'ordered' }
  const path = `/api/v1/teams/${organiser.me.lastTeam}/invoice-settings`
  const { version } = await organiser.ok(`PUT ${path}`, settings)
  const sale = await onSale([members, { name: 'Seat', priceCents: 2500, capacity: 5 }])
  const documentsOf = async ({ token }: { token: string }) => {
    await sale.buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, recipient)
    await issueInvoices(app)
    return (await sale.buyer.ok(`GET /api/v1/public/orders/${token}/invoicing`)).documents
  }
  expect(await documentsOf(await sale.placeOrder({ quantity: [0, 1] }))).toHaveLength(1)
  const { token } = await sale.placeOrder(asRequest)
  expect(await documentsOf({ token })).toEqual([])
  expect((await sale.act(token, 'approve')).body.status).toBe('pending')
  await issueInvoices(app)
  const { documents } = await sale.buyer.ok(`GET /api/v1/public/orders/${token}/invoicing`)
  expect(documents).toMatchObject([{ kind: 'invoice', grossCents: 2500 }])
  await organiser.ok(`PUT ${path}`, { ...invoiceSettings, version })
})

it('a declined request gives its seats back, and its buyer reads why; it can be reinstated', async () => {
  const sale = await onSale()
  const { token } = await sale.placeOrder({ ...asRequest, email: 'no@example.com' })
  const { body } = await sale.act(token, 'decline', { reason: 'Members only' })
  expect(body).toMatchObject({ status: 'cancelled', timeline: [{}, { kind: 'declined', detail: 'Members only' }] })
  expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  expect(await mailText(app, 'no@example.com', 'orderDeclined')).toContain('Members only')
  expect((await sale.view(token)).declined).toEqual({ reason: 'Members only' })
  expect((await sale.act(token, 'reactivate')).body).toMatchObject({ status: 'pending', paymentMethod: 'transfer' })
})

it('a decision is previewed by the mail that its buyer would get, and the preview changes nothing', async () => {
  const sale = await onSale([members, { ...members, priceCents: 0 }])
  const { token } = await sale.placeOrder(asRequest)
  const free = await sale.placeOrder({ ...asRequest, quantity: [0, 1] })
  const before = await sale.order(token)
  const approval = await sale.act(token, 'approve/preview')
  expect(approval.body.mail.text).toContain('has approved your request')
  expect(approval.body.mail.text).toContain('DE89 3704 0044 0532 0130 00')
  expect((await sale.act(free.token, 'approve/preview')).body.mail.text).toContain('Your tickets are attached')
  const refusal = await sale.act(token, 'decline/preview', { reason: 'Members only' })
  expect(refusal.body.mail.text).toContain('Members only')
  expect(await sale.order(token)).toEqual(before)
  await sale.act(token, 'decline', {})
  for (const decision of ['approve', 'decline'])
    expect((await sale.act(token, `${decision}/preview`, decision === 'decline' ? {} : undefined)).body).toMatchObject({
      code: 'transition-refused',
    })
})

it('of decisions that are made at the same moment, the first counts and the others are refused', async () => {
  const sale = await onSale()
  for (let round = 0; round < 4; round += 1) {
    const { token } = await sale.placeOrder(asRequest)
    const answers = await Promise.all(
      ['approve', 'decline', 'approve', 'decline', 'approve'].map((action) =>
        sale.act(token, action, action === 'decline' ? {} : undefined),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const { status, mails, payments } = await sale.order(token)
    expect([mails.length, payments.length]).toEqual([2, status === 'pending' ? 1 : 0])
  }
  const { held } = await sale.seats()
  expect(await organiser.ok(`GET /api/v1/orders?status=pending&event=${sale.id}`)).toHaveLength(held)
})

it('a decision that fails or is killed before its end has changed nothing', async () => {
  const sale = await onSale()
  const { token } = await sale.placeOrder(asRequest)
  // the mail is stored after the order has changed
  await app.db.execute(sql`
    create function fail_mails() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`)
  await app.db.execute(sql`
    create trigger fail_mails before insert on mails for each row execute function fail_mails()`)
  for (const action of ['approve', 'decline'])
    expect((await sale.act(token, action, action === 'decline' ? {} : undefined)).status).toBe(500)
  await app.db.execute(sql`drop function fail_mails cascade`)
  expect(await sale.order(token)).toMatchObject({
    status: 'requested',
    payments: [],
    mails: [{ kind: 'approvalRequested' }],
    timeline: [{ kind: 'requested' }],
  })
  expect(await sale.seats()).toEqual({ held: 1, sold: 0 })
  expect((await sale.act(token, 'approve')).body.status).toBe('pending')
})

it('a request can be withdrawn by its buyer, and expires with its event', async () => {
  const sale = await onSale()
  const withdrawn = await sale.placeOrder(asRequest)
  expect(await sale.buyer.ok(`POST /api/v1/public/orders/${withdrawn.token}/cancel`)).toMatchObject({
    status: 'cancelled',
  })
  const { token } = await sale.placeOrder({ ...asRequest, email: 'over@example.com' })
  await expireOrders(app.db, app)
  expect(await statusOf(sale, token)).toBe('requested')
  await app.db.execute(sql`update events set date = now() - interval '13 hours' where id = ${sale.id}`)
  await expireOrders(app.db, app)
  expect(await statusOf(sale, token)).toBe('expired')
  expect(await sale.seats()).toEqual({ held: 0, sold: 0 })
  expect(await mailText(app, 'over@example.com', 'requestExpired')).toContain('before the event ended')
  expect((await sale.act(token, 'approve')).body.code).toBe('transition-refused')
})

it('several requests are approved or declined by one job, which skips other orders', async () => {
  const sale = await onSale([members, { name: 'Seat', priceCents: 2500, capacity: 5 }])
  const scope = { team: organiser.me.lastTeam, role: 'owner', events: 'all', account: organiser.me.id } as Scope
  const tokens = [
    (await sale.placeOrder(asRequest)).token,
    (await sale.placeOrder(asRequest)).token,
    (await sale.placeOrder({ quantity: [0, 1] })).token,
  ]
  const filter = { event: sale.id }
  const jobs = []
  for (const job of [
    { kind: 'approve' as const, selection: { filter } },
    { kind: 'decline' as const, selection: { filter }, reason: 'Members only' },
  ]) {
    jobs.push(await createJob(app.db, scope, job))
    await app.db.update(orderJobItems).set({ nextTryAt: sql`now()` })
    while (await workOnNext(app.db, { ...app, scopeOf: async () => scope }, workerOf(app)));
    await sale.placeOrder(asRequest)
  }
  const counts = []
  for (const id of jobs) counts.push(await organiser.ok(`GET /api/v1/order-jobs/${id}`))
  expect(counts).toMatchObject([
    { done: 2, skipped: 1 },
    { done: 1, skipped: 3 },
  ])
  for (const token of tokens) expect(await statusOf(sale, token)).toBe('pending')
})

it('a decision about several requests is previewed by one mail of every kind, and by what it would skip', async () => {
  const sale = await onSale([members, { ...members, priceCents: 0 }, { name: 'Seat', priceCents: 2500, capacity: 5 }])
  const place = (quantity: number[], language?: string) => sale.placeOrder({ ...asRequest, quantity, language })
  for (const language of ['en', 'en', 'de']) await place([1], language)
  await place([0, 1], 'fr')
  await sale.placeOrder({ quantity: [0, 0, 1] })
  const stored = () => app.db.execute(sql`select id, status from orders where event_id = ${sale.id} order by id`)
  const before = await stored()
  const preview = (draft: object, selection: object = { filter: { event: sale.id } }) =>
    organiser.send('POST /api/v1/order-jobs/decision/preview', { ...draft, selection })
  const { body } = await preview({ kind: 'approve' })
  expect(body).toMatchObject({
    groups: [
      { language: 'en', free: false, count: 2, mail: { text: expect.stringContaining('has approved your request') } },
      { language: 'de', free: false, count: 1, mail: { text: expect.stringContaining('DE89 3704 0044 0532 0130 00') } },
      { language: 'fr', free: true, count: 1, mail: { subject: expect.stringContaining('billet') } },
    ],
    skipped: [{ reason: 'not-requested', count: 1 }],
  })
  const refusals = (await preview({ kind: 'decline', reason: 'Members only' })).body.groups
  expect(refusals.map(({ count }: { count: number }) => count)).toEqual([2, 1, 1])
  for (const { mail } of refusals) expect(mail.text).toContain('Members only')
  expect((await stored()).rows).toEqual(before.rows)
  expect((await preview({ kind: 'approve' }, { ids: ['ord_none'] })).status).toBe(404)
})

it('a preview of approvals counts the requests without a way to pay, which the job would skip', async () => {
  const sale = await onSale([members, { ...members, priceCents: 0 }])
  await sale.placeOrder({ ...asRequest, quantity: [1] })
  await sale.placeOrder({ ...asRequest, quantity: [0, 1] })
  await app.db.execute(sql`update events set date = now() - interval '13 hours' where id = ${sale.id}`)
  const preview = (kind: string) =>
    organiser.ok('POST /api/v1/order-jobs/decision/preview', { kind, selection: { filter: { event: sale.id } } })
  expect(await preview('approve')).toMatchObject({
    groups: [{ free: true, count: 1 }],
    skipped: [{ reason: 'no-payment', count: 1 }],
  })
  expect((await preview('decline')).skipped).toEqual([])
})

it('new requests are one notification of their event, also when two processes look at once', async () => {
  const sale = await onSale()
  for (const email of ['a@example.com', 'b@example.com']) await sale.placeOrder({ ...asRequest, email })
  await Promise.all([notifySales(app.db), notifySales(app.db)])
  await sale.placeOrder({ ...asRequest, email: 'c@example.com' })
  await notifySales(app.db)
  const threads = await organiser.ok('GET /api/v1/inbox')
  const own = threads.find(({ event }: { event?: { id: string } }) => event?.id === sale.id)
  expect(own).toMatchObject({ messages: 2, last: { kind: 'approval-requested', data: { requests: 1, waiting: 3 } } })
})
