import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessions, users } from '../../schema/accounts.ts'
import { members } from '../../schema/teams.ts'
import { turnTwoFactorOn } from '../../test/authenticator.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp } from '../../test/client.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { bank, eventOnSale, imprint, robin } from '../../test/scenario.ts'
import { softwarePasskey } from '../../test/software-passkey.ts'
import { readableTexts } from '../../test/stored-texts.ts'
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

  it('leaves nothing of it anywhere, but what the privacy policy says', async () => {
    const canary = 'kanarivogel'
    const { member, picture } = await memberEverywhere(canary)
    const texts = [canary, member.me.id, picture]
    /** The columns that contain one of these texts, encrypted or not. */
    const places = async () => {
      const all = await readableTexts(app.db, app.secrets)
      const found = all.filter(({ text }) => texts.some((each) => text.includes(each)))
      return [...new Set(found.map(({ place }) => place))].sort()
    }
    const planted = [
      'api_tokens.name',
      'order_views.name',
      'passkeys.name',
      'sessions.user_agent',
      'threads.assignee_id',
    ]
    expect(await places()).toEqual(
      expect.arrayContaining([...planted, 'users.email', 'users.new_email', 'users.image']),
    )
    await member.ok('DELETE /api/v1/me')
    const left = await places()
    expect(left.filter((place) => !staysOfAccount.includes(place))).toEqual([])
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

  it('leaves a team its owner when the other owner leaves at the same time', async () => {
    const bo = await join(team, 'owner')
    await join(team, 'viewer')
    const answers = await raceOnLock(app, 'teams', [
      () => ada.send('DELETE /api/v1/me'),
      () => bo.send(`DELETE /api/v1/teams/${team}/members/${bo.me.id}`),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    const owners = await app.db.select().from(members).where(sql`team_id = ${team} and role = 'owner'`)
    expect(owners).toHaveLength(1)
  })

  it('is refused while its own team sells, and to the operator', async () => {
    await eventOnSale(ada)
    expect((await ada.ok('GET /api/v1/me/deletion')).teams).toMatchObject([{ outcome: 'blocked' }])
    expect((await ada.send('DELETE /api/v1/me')).status).toBe(409)
    expect((await operator.send('DELETE /api/v1/me')).status).toBe(409)
  })
})

/**
 * A member of another's team with a text in every place that can name an account, in another case or not: the name, the
 * address, the picture, the device, what it made and did there.
 */
async function memberEverywhere(canary: string) {
  const owner = await signUp(app.publicUrl)
  const other = owner.me.lastTeam
  const sale = await eventOnSale(owner, { types: [{ name: 'Seat', priceCents: 2500, capacity: 10 }] })
  const email = `${canary}@example.test`
  await owner.ok(`POST /api/v1/teams/${other}/invitations`, { emails: [email], role: 'viewer' })
  const member = await signUp(app.publicUrl, { name: `Mo ${canary}`, email })
  await app.db.insert(members).values({ teamId: other, userId: member.me.id, role: 'viewer' })
  await owner.ok(`PATCH /api/v1/teams/${other}/members/${member.me.id}`, { role: 'owner' })
  await turnTwoFactorOn(member)
  await member.ok('POST /api/v1/me/passkeys', {
    ...softwarePasskey().create(app.publicUrl, await member.ok('POST /api/v1/me/passkeys/options')),
    name: `Key ${canary}`,
  })
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  await member.ok('PUT /api/v1/me/picture', new Blob([picture], { type: 'image/png' }))
  const [account] = await app.db.select({ image: users.image }).from(users).where(eq(users.id, member.me.id))
  await member.ok('POST /api/v1/me/email', { email: `new.${email}`, password: member.password })
  await app.db.update(sessions).set({ userAgent: canary }).where(eq(sessions.userId, member.me.id))
  const inTeam = { 'x-team': other }
  const ok = (call: string, body: object) => member.ok(call, body, inTeam)
  await ok('POST /api/v1/order-views', { name: `View ${canary}`, search: 'status=paid' })
  const token = { name: `Token ${canary}`, permissions: ['orders:read'], days: 7 }
  await ok(`POST /api/v1/teams/${other}/api-tokens`, token)
  await ok(`POST /api/v1/teams/${other}/invitations`, { emails: ['door@example.test'], role: 'door' })
  const { id } = await sale.order((await sale.placeOrder()).token)
  await ok(`POST /api/v1/orders/${id}/notes`, { text: 'A seat with a view' })
  await sale.buyer.ok(`POST /api/v1/public/events/${sale.slug}/questions`, { ...robin, text: 'Is there a ramp?' })
  const [thread] = await member.ok('GET /api/v1/inbox', undefined, inTeam)
  await ok(`PATCH /api/v1/inbox/${thread.id}`, { assignee: member.me.id, snoozedUntil: '2031-01-01T09:00:00.000Z' })
  await ok(`POST /api/v1/inbox/${thread.id}/replies`, { text: 'Yes, at the side.' })
  const context = { path: '/en', language: 'en', theme: 'dark', width: 390 }
  await ok('POST /api/v1/feedback', { kind: 'idea', message: 'More ramps', context })
  return { member, picture: account?.image ?? '' }
}

/** The columns in which something of an account stays, each with the rule of the privacy policy that deletes it. */
const staysOfAccount = [
  // two years: the history of a team names who did what, and who was invited or changed
  ...['audit_entries.actor_id', 'audit_entries.actor_name', 'audit_entries.subject_id', 'audit_entries.subject_name'],
  'audit_entries.changes',
  // 90 days, the content 30: mails to the account, and those that name it
  ...['mails.encrypted_content', 'mails.reply_to', 'mails.subject', 'mails.to'],
  // until it is accepted or revoked: the address is what the other team has entered
  'invitations.email',
]

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
