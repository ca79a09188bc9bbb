import type { SQL } from 'drizzle-orm'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { TaskServices } from '../../lib/jobs/task.ts'
import { smtpMailer } from '../../lib/mail.ts'
import type { Scope } from '../../lib/scope.ts'
import { mailHooks } from '../../routes/tasks.ts'
import { mails } from '../../schema/mails.ts'
import { orderJobItems } from '../../schema/order-jobs.ts'
import { members } from '../../schema/teams.ts'
import { signUp, testClient } from '../../test/client.ts'
import { mailsTo } from '../../test/mails.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startSmtpStandIn } from '../../test/smtp-stand-in.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import type { MailRow } from '../mails/queries.ts'
import { renderMail } from '../mails/service.tsx'
import { deliverMails } from '../mails/tasks.ts'
import { workOnNext } from './commands/work.ts'
import { createJob } from './commands.ts'
import { ordersToDecide } from './queries/selected-orders.ts'
import { workerOf } from './service/worker.ts'
import { orderJobTasks } from './tasks.ts'

const smtp = disposeAfterAll(await startSmtpStandIn())
const { app, organiser } = await startTestBed({ SMTP_URL: smtp.url })
const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 100 }] })

const services: TaskServices = {
  ...app,
  mailer: undefined,
  stopping: new AbortController().signal,
  progress: () => undefined,
}
// `as`: only `memberScope` makes scopes
const scope = { team: organiser.me.lastTeam, role: 'owner', events: 'all', account: organiser.me.id } as Scope
const makeDue = async () => await app.db.update(orderJobItems).set({ nextTryAt: sql`now()` })
// the orders of a job fall due one after the other
const work = async () => {
  await makeDue()
  await orderJobTasks[0]?.run(services)
}
const order = async (name: string, email = `${name.toLowerCase()}@example.test`) => {
  const { token } = await sale.placeOrder({ name, email })
  return { token, email, id: (await sale.order(token)).id as string }
}
const start = async (body: object) => await organiser.ok('POST /api/v1/order-jobs', body)
const outcome = async (id: string) =>
  (await organiser.ok(`GET /api/v1/order-jobs/${id}/orders`)).map(
    ({
      order: { name },
      state,
      reason,
      mail,
    }: {
      order: { name: string }
      state: string
      reason?: string
      mail?: object
    }) => [name, state, reason, mail].filter(Boolean),
  )

const received = { method: 'transfer', receivedOn: '2026-01-31' }

beforeEach(async () => {
  await app.db.execute(sql`delete from order_jobs`)
})

describe('a job', () => {
  it('cancels what may be cancelled, with the reason, and says why the rest was not', async () => {
    const [unpaid, paid] = [await order('Unpaid'), await order('Paid')]
    await sale.act(paid.token, 'mark-paid')
    const { id } = await start({ kind: 'cancel', selection: { ids: [unpaid.id, paid.id] }, reason: 'Hall closed' })
    expect(await organiser.ok(`GET /api/v1/order-jobs/${id}`)).toMatchObject({ waiting: 2, done: 0, by: 'Ada Example' })
    await work()
    expect(await outcome(id)).toEqual([
      ['Unpaid', 'done'],
      ['Paid', 'skipped', 'transition-refused'],
    ])
    expect(await sale.order(paid.token)).toMatchObject({ status: 'paid' })
    const { status, timeline } = await sale.order(unpaid.token)
    expect(status).toBe('cancelled')
    expect(timeline).toContainEqual(
      expect.objectContaining({ kind: 'cancelled', by: 'Ada Example', detail: 'Hall closed' }),
    )
  })

  it('that cancels is previewed by how many orders it cancels, and by how many it skips and why', async () => {
    const names = ['Awaited', 'Free', 'Bought', 'Asked', 'Gone', 'Correcting']
    const orders: Awaited<ReturnType<typeof order>>[] = []
    for (const name of names) orders.push(await order(name))
    const set = (name: string, changes: SQL) =>
      app.db.execute(sql`update orders set ${changes} where id = ${orders[names.indexOf(name)]?.id}`)
    await set('Free', sql`status = 'paid', total_cents = 0`)
    await set('Bought', sql`status = 'paid'`)
    await set('Asked', sql`status = 'requested'`)
    await set('Gone', sql`status = 'cancelled'`)
    await app.db.execute(sql`
      insert into order_corrections (id, order_id, state, plan) values ('cor_1', ${orders.at(-1)?.id}, 'requested', '{}')`)
    const selection = { ids: orders.map((each) => each.id) }
    const preview = () => organiser.ok('POST /api/v1/order-jobs/cancellation/preview', { selection })
    const before = await preview()
    expect(before).toMatchObject({
      cancelled: 2,
      skipped: ['paid', 'requested', 'over', 'correcting'].map((reason) => ({ reason, count: 1 })),
    })
    const { id } = await start({ kind: 'cancel', selection })
    await work()
    const states = (await outcome(id)).map(([name, state]: string[]) => `${name} ${state}`)
    expect(states).toEqual(names.map((name) => `${name} ${['Awaited', 'Free'].includes(name) ? 'done' : 'skipped'}`))
    expect(await preview()).toMatchObject({ cancelled: 0, received: [] })
    const stranger = await signUp(organiser.url)
    expect((await stranger.send('POST /api/v1/order-jobs/cancellation/preview', { selection })).status).toBe(404)
  })

  it('that cancels is previewed by the money that stays with the orders', async () => {
    const [first, second, none] = [await order('Part'), await order('Refunded'), await order('Nothing')]
    for (const { token } of [first, second])
      await sale.act(token, 'payments', { ...received, amountCents: 1000, receivedCents: 0 })
    await sale.act(second.token, 'refund-part', { amountCents: 400, refundedCents: 0 })
    const paid = await order('Whole')
    await sale.act(paid.token, 'mark-paid')
    const selection = { ids: [first, second, none, paid].map(({ id }) => id) }
    const preview = await organiser.ok('POST /api/v1/order-jobs/cancellation/preview', { selection })
    expect(preview).toEqual({
      cancelled: 3,
      skipped: [{ reason: 'paid', count: 1 }],
      received: [{ currency: 'EUR', count: 2, amountCents: 1600 }],
    })
  })

  it('keeps the list that its filter selected at the start', async () => {
    const early = await order('Mountain')
    const { id } = await start({ kind: 'resend', selection: { filter: { q: 'mountain', event: sale.id } } })
    await order('Mountain', 'late@example.test')
    await work()
    expect(await outcome(id)).toEqual([['Mountain', 'done', { state: 'queued' }]])
    expect(await mailsTo(app, early.email)).toHaveLength(2)
    expect(await mailsTo(app, 'late@example.test')).toHaveLength(1)
  })

  it('is stopped by a member: the rest is skipped, and an order that is being worked on is finished', async () => {
    const orders = [await order('First'), await order('Working'), await order('Rest')]
    const { id } = await start({ kind: 'resend', selection: { ids: orders.map((each) => each.id) } })
    await makeDue()
    const worker = workerOf(app)
    const deps = { log: app.log, scopeOf: async () => scope }
    await workOnNext(app.db, deps, worker)
    const stop = (by = organiser) => by.send(`POST /api/v1/order-jobs/${id}/stop`)
    let stopping: ReturnType<typeof stop> | undefined
    await workOnNext(app.db, deps, {
      ...worker,
      async run(...given) {
        stopping = stop()
        // the row of this order is locked until the work is stored
        await vi.waitFor(async () => {
          const { rows } = await app.db.execute(
            sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          expect(rows).toHaveLength(1)
        })
        return await worker.run(...given)
      },
    })
    expect((await stopping)?.body).toMatchObject({ waiting: 0, done: 2, skipped: 1 })
    await work()
    expect(await outcome(id)).toMatchObject([
      ['First', 'done', { state: 'queued' }],
      ['Working', 'done', { state: 'queued' }],
      ['Rest', 'skipped', 'stopped'],
    ])
    expect((await stop()).status).toBe(200)
    expect((await stop(await signUp(organiser.url))).status).toBe(404)
  })

  it('needs orders of the team, and not too many', async () => {
    const stranger = await signUp(organiser.url)
    const { id } = await order('Foreign')
    const refused = await stranger.send('POST /api/v1/order-jobs', { kind: 'resend', selection: { ids: [id] } })
    expect(refused.status).toBe(404)
    const none = { kind: 'resend', selection: { filter: { q: 'nothing-so' } } }
    expect((await organiser.send('POST /api/v1/order-jobs', none)).status).toBe(404)
    const job = { kind: 'resend', selection: { filter: {} } } as const
    await order('Second')
    const tooMany = {
      code: 'validation',
      details: { errors: [{ path: 'body.selection', code: 'too-many', limit: 1 }] },
    }
    await expect(createJob(app.db, scope, job, 1)).rejects.toMatchObject(tooMany)
    await expect(ordersToDecide(app.db, scope, job.selection, 1)).rejects.toMatchObject(tooMany)
  })

  it('does nothing twice, with several workers and after a crash in the middle', async () => {
    const orders: Awaited<ReturnType<typeof order>>[] = []
    for (let at = 0; at < 8; at += 1) orders.push(await order(`Crash${at}`))
    const { id } = await start({ kind: 'resend', selection: { ids: orders.map((each) => each.id) } })
    const [deps, worker] = [{ log: app.log, scopeOf: async () => scope }, workerOf(app)]
    let crashes = 3
    const crashing: typeof worker = {
      ...worker,
      async run(...given) {
        const mail = await worker.run(...given)
        crashes -= 1
        if (crashes >= 0) throw new Error('the process is killed')
        return mail
      },
    }
    await makeDue()
    const drain = async () => {
      while (await workOnNext(app.db, deps, crashing));
    }
    await Promise.all([drain(), drain(), drain()])
    // another worker may have taken an order between the crash and its delay
    const { waiting, done } = await organiser.ok(`GET /api/v1/order-jobs/${id}`)
    expect({ crashed: crashes < 0, total: waiting + done }).toEqual({ crashed: true, total: 8 })
    await makeDue()
    await Promise.all([drain(), drain()])
    expect(await organiser.ok(`GET /api/v1/order-jobs/${id}`)).toMatchObject({ waiting: 0, done: 8 })
    // the first mail is that of the order itself
    for (const { email } of orders) expect(await mailsTo(app, email)).toHaveLength(2)
  })

  it('works with the rights that its member has by then', async () => {
    const { id: orderId, email } = await order('Rights')
    const { id } = await start({ kind: 'resend', selection: { ids: [orderId] } })
    const setRole = (role: 'owner' | 'viewer') => app.db.update(members).set({ role })
    await setRole('viewer')
    await work()
    await setRole('owner')
    expect(await outcome(id)).toEqual([['Rights', 'skipped', 'forbidden']])
    expect(await mailsTo(app, email)).toHaveLength(1)
  })

  it('of an API token names it in the timeline, and ends with it', async () => {
    const orders = [await order('Before'), await order('After')]
    const tokens = `POST /api/v1/teams/${organiser.me.lastTeam}/api-tokens`
    const token = await organiser.ok(tokens, { name: 'Resender', permissions: ['orders:write'], days: 7 })
    const startWith = (id: string) =>
      testClient(app.publicUrl).ok(
        'POST /api/v1/order-jobs',
        { kind: 'resend', selection: { ids: [id] } },
        { authorization: `Bearer ${token.secret}` },
      )
    const [before, after] = [await startWith(orders[0]?.id ?? ''), await startWith(orders[1]?.id ?? '')]
    await app.db
      .update(orderJobItems)
      .set({ nextTryAt: sql`now() + interval '1 day'` })
      .where(eq(orderJobItems.jobId, after.id))
    await orderJobTasks[0]?.run(services)
    await organiser.ok(`DELETE /api/v1/api-tokens/${token.id}`)
    await work()
    expect(await outcome(before.id)).toEqual([['Before', 'done', { state: 'queued' }]])
    expect(await outcome(after.id)).toEqual([['After', 'skipped', 'forbidden']])
    const { timeline } = await organiser.ok(`GET /api/v1/orders/${orders[0]?.id}`)
    expect(timeline.at(-1)).toMatchObject({ kind: 'mail-queued', by: expect.stringContaining('(API: Resender)') })
  })
})

describe('a message to buyers', () => {
  const message = {
    kind: 'message',
    subject: 'Doors open earlier',
    text: 'Please come at 6.\nThe bar is open.\n\nSee you!',
  }

  async function deliver() {
    const mailer = smtpMailer(smtp.url)
    await deliverMails({ ...services, mailer }, mailHooks).finally(() => mailer.close())
  }

  it('reaches each buyer once, and shows what became of it', async () => {
    const [first, second, other] = [await order('Twice'), await order('Twice'), await order('Once')]
    const anonymous = await sale.reserve(1)
    const ids = [first.id, second.id, other.id, (await sale.order(anonymous.token)).id]
    await app.db.delete(mails)
    const { id } = await start({ ...message, selection: { ids } })
    await work()
    await deliver()
    expect(await outcome(id)).toEqual([
      ['Twice', 'skipped', 'same-buyer'],
      ['Twice', 'done', { state: 'sent' }],
      ['Once', 'done', { state: 'sent' }],
      ['skipped', 'no-email'],
    ])
    const [received] = smtp.received.filter(({ to }) => to.includes(other.email))
    expect(received?.mail.subject).toBe('Doors open earlier')
    expect(received?.mail.from?.name).toMatch(/ via Foyer$/)
    expect(received?.mail.text).toMatch(
      /Hello Once,\n\nPlease come at 6\.\nThe bar is open\.\n\nSee you!\n\nEvent: Winter/,
    )
    expect((await sale.order(other.token)).timeline.slice(-2)).toMatchObject([
      { kind: 'mail-queued', detail: 'orderMessage', by: 'Ada Example' },
      { kind: 'mail-sent', detail: 'orderMessage' },
    ])
  })

  it('shows why the mail was refused', async () => {
    const { id: orderId } = await order('Refused')
    await app.db.delete(mails)
    const { id } = await start({ ...message, selection: { ids: [orderId] } })
    await work()
    smtp.refuse(550)
    await deliver()
    smtp.refuse(undefined)
    expect(await outcome(id)).toMatchObject([
      ['Refused', 'done', { state: 'failed', reason: expect.stringContaining('mailbox unavailable') }],
    ])
  })

  it('can be unsubscribed with one click, for the messages of this team only; other mails still arrive', async () => {
    const { id: orderId, token, email } = await order('Quiet')
    await app.db.delete(mails)
    const first = await start({ ...message, selection: { ids: [orderId] } })
    await work()
    const [mail] = await mailsTo(app, email)
    const { unsubscribe = '', text } = renderMail(app, mail as MailRow)
    expect(text).toContain(`emails about your orders):\n${unsubscribe}`)
    const path = unsubscribe.slice(app.publicUrl.length)
    expect(path).not.toMatch(/quiet/i)
    const { body: asked } = await testClient(app.publicUrl).send(`GET ${path}`)
    expect(asked).toContain(`messages from ${organiser.me.teams[0]?.name}`)
    // a server of a mail provider posts without cookies and with its own origin (RFC 8058)
    const oneClick = () =>
      fetch(unsubscribe, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
        redirect: 'manual',
        headers: { origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' },
      })
    for (const _ of [1, 2]) expect([(await oneClick()).status, (await oneClick()).redirected]).toEqual([200, false])
    // the message that still waits is not sent either
    await deliver()
    expect(await outcome(first.id)).toMatchObject([['Quiet', 'done', { state: 'failed' }]])
    const { id } = await start({ ...message, selection: { ids: [orderId] } })
    await work()
    expect(await outcome(id)).toEqual([['Quiet', 'skipped', 'unsubscribed']])
    await sale.act(token, 'mark-paid')
    await deliver()
    expect((await mailsTo(app, email)).map(({ kind, state }) => [kind, state])).toEqual([
      ['orderConfirmed', 'sent'],
      ['orderMessage', 'failed'],
    ])
    for (const altered of [path.replace(/.$/, ''), path.replace(/(?<=unsubscribe\/)./, '7')])
      expect((await testClient(app.publicUrl).send(`GET ${altered}`)).status).toBe(404)
  })

  it('can be looked at and tried first', async () => {
    const { id, token, email } = await order('Preview')
    const { kind: _, ...draft } = message
    const preview = await organiser.ok('POST /api/v1/order-jobs/preview', { ...draft, order: id })
    expect(preview).toMatchObject({ subject: message.subject, to: email })
    expect(preview.text).toContain('Hello Preview,\n\nPlease come at 6.')
    await organiser.send('POST /api/v1/order-jobs/test', { ...draft, order: id })
    expect(await mailsTo(app, organiser.email)).toMatchObject([{ kind: 'orderMessage', subject: message.subject }])
    expect(await mailsTo(app, email)).toHaveLength(1)
    expect((await sale.order(token)).mails).toHaveLength(1)
  })

  it.each([
    ['en', 'Hello,'],
    ['de', 'Hallo,'],
    ['fr', 'Bonjour,'],
  ])('greets without a name in %s when the order has no buyer', async (language, greeting) => {
    const items = [{ ticketTypeId: sale.types[0], quantity: 1 }]
    const place = `POST /api/v1/events/${sale.id}/orders`
    const { id } = await organiser.ok(place, { items, method: 'guest-list', language })
    const { kind: _, ...draft } = message
    const { text } = await organiser.ok('POST /api/v1/order-jobs/preview', { ...draft, order: id })
    expect(text.split('\n')[0]).toBe(greeting)
  })
})

it('lists the last jobs of the team, and none of another one', async () => {
  const { id: orderId } = await order('Listed')
  const { id } = await start({ kind: 'message', selection: { ids: [orderId] }, subject: 'Hello', text: 'You' })
  const listed = await organiser.ok('GET /api/v1/order-jobs')
  expect(listed).toMatchObject([{ id, kind: 'message', subject: 'Hello', waiting: 1 }])
  const stranger = await signUp(organiser.url)
  expect(await stranger.ok('GET /api/v1/order-jobs')).toEqual([])
  for (const path of [id, `${id}/orders`])
    expect((await stranger.send(`GET /api/v1/order-jobs/${path}`)).status).toBe(404)
  // the text of a message is only in the job itself
  expect(listed[0].text).toBeUndefined()
  expect((await organiser.ok(`GET /api/v1/order-jobs/${id}`)).text).toBe('You')
})
