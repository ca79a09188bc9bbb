import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../schema/accounts.ts'
import { members } from '../../schema/teams.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp } from '../../test/client.ts'
import { bank, eventOnSale, imprint } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser: operator } = await startTestBed()
let ada: Organiser
let team: string

beforeEach(async () => {
  ada = await signUp(app.publicUrl, { name: 'Ada' })
  team = ada.me.lastTeam
})

const join = async (teamId: string, role: 'owner' | 'viewer') => {
  const bo = await signUp(app.publicUrl, { name: 'Bo' })
  await app.db.insert(members).values({ teamId, userId: bo.me.id, role })
  return bo
}
const counts = (event: string) =>
  app.db.execute(sql`select (select count(*)::int from events where id = ${event}) as events,
    (select count(*)::int from orders where event_id = ${event}) as orders`)
/** Moves an event to the past and closes it. */
const isOver = async (event: { id: string }) => {
  await ada.ok(`PUT /api/v1/events/${event.id}/status`, { status: 'Closed' })
  await app.db.execute(sql`update events set date = now() - interval '3 days', ends_at = null where id = ${event.id}`)
}

describe('deleting a team', () => {
  it('deletes everything of a team that was never paid, and gives its only member a new one', async () => {
    const event = await eventOnSale(ada, { status: 'test' })
    expect((await ada.send(`DELETE /api/v1/teams/${team}`)).status).toBe(204)
    expect((await counts(event.id)).rows).toEqual([{ events: 0, orders: 0 }])
    const { teams } = await ada.ok('GET /api/v1/me')
    expect(teams).toHaveLength(1)
    expect(teams[0].id).not.toBe(team)
  })

  it('is refused while tickets are on sale, and while buyers have tickets for an event to come', async () => {
    const event = await eventOnSale(ada)
    const call = `DELETE /api/v1/teams/${team}`
    expect(await ada.ok(`GET /api/v1/teams/${team}/deletion`)).toMatchObject({ onSale: 1, upcoming: 0, events: 1 })
    expect((await ada.send(call)).body).toMatchObject({ code: 'conflict', errors: [{ code: 'orders-in-it' }] })
    await event.placeOrder({ paymentMethod: 'free' })
    await ada.ok(`PUT /api/v1/events/${event.id}/status`, { status: 'Closed' })
    expect(await ada.ok(`GET /api/v1/teams/${team}/deletion`)).toMatchObject({ onSale: 0, upcoming: 1 })
    expect((await ada.send(call)).status).toBe(409)
    expect((await counts(event.id)).rows).toEqual([{ events: 1, orders: 1 }])
  })

  it('is refused while an order waits for its payment', async () => {
    const event = await eventOnSale(ada, { types: [{ name: 'Seat', priceCents: 2500, capacity: 10 }] })
    await event.placeOrder()
    await isOver(event)
    expect(await ada.ok(`GET /api/v1/teams/${team}/deletion`)).toMatchObject({ open: 1 })
    expect((await ada.send(`DELETE /api/v1/teams/${team}`)).status).toBe(409)
  })

  it('closes a team that was paid: its members go, and the paid orders stay for the tax office', async () => {
    const event = await eventOnSale(ada, { types: [{ name: 'Seat', priceCents: 2500, capacity: 10 }] })
    const draft = await eventOnSale(ada, { status: 'test', title: 'Draft' })
    const { token } = await event.placeOrder()
    await event.act(token, 'mark-paid')
    await isOver(event)
    const bo = await join(team, 'viewer')
    expect(await ada.ok(`GET /api/v1/teams/${team}/deletion`)).toMatchObject({ members: 1, keptOrders: 1 })
    await ada.ok(`DELETE /api/v1/teams/${team}`)
    expect((await counts(event.id)).rows).toEqual([{ events: 1, orders: 1 }])
    expect((await counts(draft.id)).rows).toEqual([{ events: 0, orders: 0 }])
    for (const person of [ada, bo]) expect((await person.send(`GET /api/v1/teams/${team}`)).status).toBe(404)
    // the buyer still has the confirmation, with the seller's imprint
    expect((await event.view(token)).event.imprint).toMatchObject({ name: imprint.name })
    expect((await ada.ok('GET /api/v1/me')).teams).toHaveLength(1)
  })

  it('is for owners, who have given their password in the last five minutes', async () => {
    const bo = await join(team, 'viewer')
    expect((await bo.send(`DELETE /api/v1/teams/${team}`)).status).toBe(403)
    const before = sql`now() - interval '6 minutes'`
    await app.db.update(sessions).set({ authenticatedAt: before }).where(eq(sessions.userId, ada.me.id))
    expect((await ada.send(`DELETE /api/v1/teams/${team}`)).body.code).toBe('recent-sign-in-needed')
  })
})

describe('deleting an account', () => {
  it('deletes its own team, leaves the others, and ends its sessions', async () => {
    const { me } = await signUp(app.publicUrl)
    await app.db.insert(members).values({ teamId: me.lastTeam, userId: ada.me.id, role: 'viewer' })
    expect(await ada.ok('GET /api/v1/me/deletion')).toMatchObject({
      teams: [{ outcome: 'deleted' }, { outcome: 'left' }],
      operator: false,
    })
    await ada.ok('DELETE /api/v1/me')
    expect((await ada.send('GET /api/v1/me')).status).toBe(401)
    const { rows } = await app.db.execute(sql`select (select count(*)::int from teams where id = ${team}) as own,
      (select count(*)::int from teams where id = ${me.lastTeam}) as others,
      (select count(*)::int from users where id = ${ada.me.id}) as accounts`)
    expect(rows).toEqual([{ own: 0, others: 1, accounts: 0 }])
    const again = await signUp(app.publicUrl, { email: ada.email })
    expect(again.me.id).not.toBe(ada.me.id)
  })

  it('is refused to the only owner of a team with other members', async () => {
    await join(team, 'viewer')
    expect((await ada.ok('GET /api/v1/me/deletion')).teams).toMatchObject([{ outcome: 'owner-needed' }])
    expect((await ada.send('DELETE /api/v1/me')).body).toMatchObject({
      code: 'conflict',
      errors: [{ code: 'member-last-owner' }],
    })
    await join(team, 'owner')
    await ada.ok('DELETE /api/v1/me')
  })

  it('is refused while its own team sells, and to the operator', async () => {
    await eventOnSale(ada)
    expect((await ada.ok('GET /api/v1/me/deletion')).teams).toMatchObject([{ outcome: 'blocked' }])
    expect((await ada.send('DELETE /api/v1/me')).status).toBe(409)
    expect((await operator.send('DELETE /api/v1/me')).status).toBe(409)
  })
})

const exportedColumns = [
  ...[
    'authenticators.account_id',
    'bank_statements.account_id',
    'credentials.user_id',
    'erasures.by',
    'feedback.user_id',
  ],
  ...[
    'invitations.invited_by',
    'mail_frequencies.user_id',
    'members.user_id',
    'messages.author_id',
    'order_corrections.by',
  ],
  ...['order_entries.by', 'order_jobs.account_id', 'order_views.account_id', 'passkeys.account_id', 'sessions.user_id'],
  'support_requests.user_id',
  // the audit log has each save of a text
  'legal_texts.by',
  // how far it has read, and what it put aside, in the inbox of a team
  ...['thread_reads.user_id', 'threads.assignee_id', 'threads.snoozed_by'],
]

describe('the export of an account', () => {
  it('has its data, its sessions and what it changed, and no secret', async () => {
    await ada.ok(`PATCH /api/v1/teams/${team}`, { imprint, bank })
    const { status, headers, body } = await ada.send('GET /api/v1/me/export')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('foyer-account.json')
    expect(body).toMatchObject({
      account: { name: 'Ada', email: ada.email },
      signInMethods: [{ kind: 'credential' }],
      sessions: [{}],
      teams: [{ role: 'owner' }],
      history: [{ kind: 'change', action: 'team.changed', team }],
    })
    expect(JSON.stringify(body)).not.toMatch(/password|secret|token":/i)
  })

  it('has what it did to orders and whom it invited, without the texts about buyers', async () => {
    const bea = await signUp(app.publicUrl)
    const sale = await eventOnSale(bea, { types: [{ name: 'Seat', priceCents: 2500, capacity: 10 }] })
    const { token } = await sale.placeOrder({ name: 'Robin Buyer', email: 'robin.buyer@example.test' })
    const { id } = await sale.order(token)
    await bea.ok(`POST /api/v1/orders/${id}/notes`, { text: 'Robin Buyer needs a ramp' })
    await bea.ok(`POST /api/v1/teams/${bea.me.lastTeam}/invitations`, { emails: [ada.email], role: 'door' })
    const { history } = await bea.ok('GET /api/v1/me/export')
    expect(history).toContainEqual(expect.objectContaining({ kind: 'order', order: id, entry: 'note' }))
    expect(history).toContainEqual(expect.objectContaining({ kind: 'invitation', role: 'door' }))
    expect(JSON.stringify(history)).not.toMatch(/robin/i)
    const { invitations } = await ada.ok('GET /api/v1/me/export')
    expect(invitations).toMatchObject([{ role: 'door' }])
  })

  it('knows of every column that names an account', async () => {
    const { rows } = await app.db.execute<{ name: string }>(sql`
      select conrelid::regclass || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'users'::regclass order by 1`)
    // a new column: add it to the export, or to those that say nothing beside what it has
    expect(rows.map(({ name }) => name).filter((name) => !exportedColumns.includes(name))).toEqual([])
  })
})
