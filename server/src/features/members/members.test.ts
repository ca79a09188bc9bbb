import type { Role } from '@foyer/contract/access'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../schema/accounts.ts'
import { invitations } from '../../schema/invitations.ts'
import { members, teams } from '../../schema/teams.ts'
import { startTestApp } from '../../test/app.ts'
import type { Organiser, TestClient } from '../../test/client.ts'
import { testClient } from '../../test/client.ts'
import { mailedToken, mailsTo, mailText } from '../../test/mails.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'

// accounts are by invitation only, and the first app has no mail server
const { app, organiser: owner } = await startTestBed({ SIGN_UP: 'invite' })
const mailing = disposeAfterAll(
  await startTestApp({ SIGN_UP: 'invite', SMTP_URL: 'smtp://mail.example.test' }, { databaseUrl: app.databaseUrl }),
)
const team = owner.me.lastTeam ?? ''
const password = 'correct horse battery'
let people = 0
const newAddress = () => `person${++people}@example.test`

const invite = (by: TestClient, email: string | string[], role: Role = 'manager') =>
  by.send(`POST /api/v1/teams/${team}/invitations`, { emails: [email].flat(), role })
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''
const tokenFor = async (email: string, role: Role = 'manager') =>
  tokenIn((await invite(owner, email, role)).body[0].link)
const signUpWith = (client: TestClient, invitation: string, email: string) =>
  client.send('POST /api/auth/sign-up/email', { name: `Name of ${email}`, email, password, invitation })

const concert = async (): Promise<{ id: string; title: string }> => {
  const title = 'Winter Concert'
  return { id: (await owner.ok('POST /api/v1/events', { title, urlLink: 'example.com' })).id, title }
}
const membersSeenBy = async (by: TestClient): Promise<{ email: string; events?: unknown }[]> =>
  await by.ok(`GET /api/v1/teams/${team}/members`)

/** Invites a new person, who signs up and is a member then. */
async function join(role: Role): Promise<Organiser> {
  const email = newAddress()
  const client = testClient(app.publicUrl)
  expect(await signUpWith(client, await tokenFor(email, role), email)).toMatchObject({ status: 200 })
  return Object.assign(client, { me: await client.ok('GET /api/v1/me'), email, password })
}

const roleOf = async (person: Organiser): Promise<Role | undefined> =>
  (await owner.ok(`GET /api/v1/teams/${team}/members`)).find(({ id }: { id: string }) => id === person.me.id)?.role
const change = (by: TestClient, person: Organiser, role: Role) =>
  by.send(`PATCH /api/v1/teams/${team}/members/${person.me.id}`, { role })
const remove = (by: TestClient, person: Organiser) => by.send(`DELETE /api/v1/teams/${team}/members/${person.me.id}`)

describe('an invitation', () => {
  it('can be for chosen events, which its page and the list name, and the member has then', async () => {
    const { id, title } = await concert()
    const [email, other] = [newAddress(), newAddress()]
    const body = { emails: [email, other], role: 'door', events: [id] }
    const key = { 'idempotency-key': 'invitation-for-chosen-events' }
    const call = `POST /api/v1/teams/${team}/invitations`
    const sent = await owner.ok(call, body, key)
    expect(await owner.ok(call, body, key)).toEqual(sent)
    const events = [{ id, name: title }]
    expect(sent).toMatchObject([{ events }, { events }])
    const token = tokenIn(sent.find((each: { email: string }) => each.email === email).link)
    const client = testClient(app.publicUrl)
    expect(await client.ok(`GET /api/v1/public/invitations/${token}`)).toMatchObject({ role: 'door', events: [title] })
    await signUpWith(client, token, email)
    expect(await client.ok('GET /api/v1/events')).toMatchObject([{ id }])
    expect((await membersSeenBy(client)).filter((each) => each.events)).toMatchObject([{ email, events }])
    expect((await membersSeenBy(owner)).find((each) => each.email === email)).toMatchObject({ events })
    for (const { id } of await owner.ok(`GET /api/v1/teams/${team}/invitations`))
      await owner.ok(`DELETE /api/v1/invitations/${id}`)
  })

  it('is refused for events that the team does not have, and for a role that has all', async () => {
    const { id } = await concert()
    for (const [role, event] of [
      ['door', 'evt_none'],
      ['admin', id],
    ])
      expect(
        (await owner.send(`POST /api/v1/teams/${team}/invitations`, { emails: [newAddress()], role, events: [event] }))
          .body,
      ).toMatchObject({ code: 'validation', errors: [{ path: 'body.events', code: 'not-allowed' }] })
  })

  it('leaves no token with the account that signed up by it', async () => {
    const { me } = await join('viewer')
    expect(await app.db.select({ newTeam: users.newTeam }).from(users).where(eq(users.id, me.id))).toEqual([
      { newTeam: null },
    ])
  })

  it('lets a new person join, although accounts are by invitation only, and once', async () => {
    const email = newAddress()
    const token = await tokenFor(email, 'box-office')
    // a reply reaches the person who invites
    expect(await mailsTo(app, email)).toMatchObject([{ kind: 'invitation', replyTo: owner.email }])
    expect(await testClient(app.publicUrl).ok(`GET /api/v1/public/invitations/${token}`)).toMatchObject({
      team: 'Ada Example',
      role: 'box-office',
      invitedBy: 'Ada Example',
      email,
    })
    const client = testClient(app.publicUrl)
    expect((await signUpWith(client, token, email)).status).toBe(200)
    const me = await client.ok('GET /api/v1/me')
    expect(me).toMatchObject({ operator: false, lastTeam: team, teams: [{ id: team, role: 'box-office' }] })
    expect(await owner.ok(`GET /api/v1/teams/${team}/invitations`)).toEqual([])
    expect((await client.send(`GET /api/v1/public/invitations/${token}`)).status).toBe(404)
    expect((await signUpWith(testClient(app.publicUrl), token, newAddress())).status).toBe(404)
    expect((await client.send('POST /api/v1/me/teams', { invitation: token })).status).toBe(404)
  })

  it('lets a person with an account join, who keeps other teams', async () => {
    const person = await join('door')
    const [other] = [(await person.ok('POST /api/v1/teams', { name: 'Of their own' })).id]
    const [{ link }] = await person.ok(`POST /api/v1/teams/${other}/invitations`, {
      emails: [owner.email],
      role: 'admin',
    })
    const joined = await owner.ok('POST /api/v1/me/teams', { invitation: tokenIn(link) })
    expect(joined).toMatchObject({ id: other, name: 'Of their own', role: 'admin' })
    expect((await owner.ok('GET /api/v1/teams')).map(({ id }: { id: string }) => id)).toEqual([team, other])
    await owner.ok(`DELETE /api/v1/teams/${other}/members/${owner.me.id}`)
  })

  it('is for its own address alone, and stays open for that', async () => {
    const email = newAddress()
    const token = await tokenFor(email)
    const stranger = await join('viewer')
    const refused = await stranger.send('POST /api/v1/me/teams', { invitation: token })
    expect(refused).toMatchObject({ status: 404, body: { errors: [{ code: 'member-other-address' }] } })
    const other = await signUpWith(testClient(app.publicUrl), token, newAddress())
    expect(other).toMatchObject({ status: 404, body: { errors: [{ code: 'member-other-address' }] } })
    expect((await signUpWith(testClient(app.publicUrl), token, email)).status).toBe(200)
  })

  it('is answered the same whether its address has an account or not', async () => {
    const person = await join('viewer')
    await remove(owner, person)
    const answers = []
    for (const email of [person.email, newAddress()]) {
      const { status, body } = await invite(owner, email)
      // these differ between any two invitations
      const { id, link, sentAt, expiresAt, ...same } = body[0]
      expect(link).toBeTypeOf('string')
      answers.push({ status, body: { ...same, email: '' } })
    }
    expect(answers[0]).toMatchObject({ status: 201, body: { role: 'manager' } })
    expect(answers[1]).toEqual(answers[0])
  })

  it('is mailed where a mail server is set up, and its link proves the address', async () => {
    const email = newAddress()
    const by = testClient(mailing.publicUrl)
    for (const [name, value] of owner.cookies) by.cookies.set(name, value)
    const [sent] = (await by.send(`POST /api/v1/teams/${team}/invitations`, { emails: [email], role: 'door' })).body
    expect(sent).not.toHaveProperty('link')
    expect(await mailText(app, email, 'invitation')).toMatch(/Ada Example has invited you.*Door/s)
    const token = await mailedToken(app, email, 'invitation')
    await signUpWith(testClient(app.publicUrl), token, email)
    const verified = async (address: string) =>
      (await app.db.select({ is: users.emailVerified }).from(users).where(sql`email = ${address}`))[0]?.is
    expect(await verified(email)).toBe(true)
    expect(await verified((await join('viewer')).email)).toBe(false)
  })

  it('gets a new link when it is sent again, and the old one no longer works', async () => {
    const email = newAddress()
    const [first] = (await invite(owner, email)).body
    const again = await owner.ok(`POST /api/v1/invitations/${first.id}/resend`)
    const [changed] = (await invite(owner, email.toUpperCase(), 'door')).body
    expect(changed).toMatchObject({ id: first.id, role: 'door', email })
    const opened = await Promise.all(
      [first, again, changed].map(({ link }) => owner.send(`GET /api/v1/public/invitations/${tokenIn(link)}`)),
    )
    expect(opened.map(({ status }) => status)).toEqual([404, 404, 200])
    await owner.ok(`DELETE /api/v1/invitations/${first.id}`)
    expect((await owner.send(`GET /api/v1/public/invitations/${tokenIn(changed.link)}`)).status).toBe(404)
    expect((await owner.send(`POST /api/v1/invitations/${first.id}/resend`)).status).toBe(404)
  })

  it('ends after seven days, and with its team', async () => {
    const email = newAddress()
    const token = await tokenFor(email)
    const view = () => owner.send(`GET /api/v1/public/invitations/${token}`)
    await app.db.execute(sql`update invitations set expires_at = now() + interval '1 second' where email = ${email}`)
    expect((await view()).status).toBe(200)
    await app.db.execute(sql`update invitations set expires_at = now() where email = ${email}`)
    expect((await view()).status).toBe(404)
    expect((await signUpWith(testClient(app.publicUrl), token, email)).status).toBe(404)
    const id = (await owner.ok('POST /api/v1/teams', { name: 'Short-lived' })).id
    const [{ link }] = await owner.ok(`POST /api/v1/teams/${id}/invitations`, { emails: [email], role: 'door' })
    await app.db.delete(teams).where(sql`id = ${id}`)
    expect((await owner.send(`GET /api/v1/public/invitations/${tokenIn(link)}`)).status).toBe(404)
  })

  it('is refused for members, and for owners by an admin', async () => {
    const member = await join('admin')
    const refused = await invite(owner, [newAddress(), member.email])
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body.emails', code: 'member-already' }] },
    })
    expect(await invite(member, newAddress(), 'owner')).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'member-owner-only' }] },
    })
    expect((await invite(member, newAddress(), 'admin')).status).toBe(201)
    expect((await invite(await join('manager'), newAddress())).status).toBe(403)
  })

  it('makes one member of many acceptances at once, in two processes', async () => {
    const email = newAddress()
    const token = await tokenFor(email)
    const clients = [app, mailing, app, mailing].map(({ publicUrl }) => testClient(publicUrl))
    const answers = await Promise.all(clients.map((client) => signUpWith(client, token, email)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await app.db.select().from(users).where(sql`email = ${email}`)).toHaveLength(1)
    expect(await app.db.select().from(invitations).where(sql`email = ${email}`)).toEqual([])
    const [account] = await app.db.select().from(users).where(sql`email = ${email}`)
    expect(await app.db.select().from(members).where(sql`user_id = ${account?.id}`)).toMatchObject([{ teamId: team }])
  })

  it('that a crash left between account and membership is accepted at the next sign-in', async () => {
    const person = await join('manager')
    const [invitation] = (await invite(owner, 'left@example.test')).body
    await app.db.execute(sql`update users set email = 'left@example.test' where id = ${person.me.id}`)
    await app.db.execute(
      sql`update users set new_team = ${JSON.stringify({ name: 'X', invitation: invitation.id })} where id = ${person.me.id}`,
    )
    await app.db.delete(members).where(sql`user_id = ${person.me.id}`)
    const client = testClient(app.publicUrl)
    await client.ok('POST /api/auth/sign-in/email', { email: 'left@example.test', password })
    expect((await client.ok('GET /api/v1/me')).teams).toMatchObject([{ id: team, role: 'manager' }])
  })
})

describe('a member', () => {
  it('gets another role, at once', async () => {
    const person = await join('viewer')
    expect((await person.send('POST /api/v1/events', { title: 'Mine' })).status).toBe(403)
    expect((await change(owner, person, 'manager')).body).toMatchObject({ id: person.me.id, role: 'manager' })
    expect((await person.send('POST /api/v1/events', { title: 'Mine' })).status).toBe(201)
  })

  it('is removed, or leaves, and reads nothing of the team from then on', async () => {
    const [removed, leaving] = [await join('manager'), await join('door')]
    expect((await remove(leaving, removed)).status).toBe(403)
    expect((await remove(owner, removed)).status).toBe(204)
    expect((await remove(leaving, leaving)).status).toBe(204)
    for (const person of [removed, leaving]) {
      expect(await roleOf(person)).toBeUndefined()
      expect((await person.send('GET /api/v1/events', undefined, { 'x-team': team })).status).toBe(404)
    }
    expect((await remove(owner, removed)).status).toBe(404)
  })

  it('is no longer assigned conversations that they cannot read', async () => {
    const sale = await eventOnSale(owner, {})
    const ask = { name: 'Robin', email: 'robin@example.test', text: 'When?', language: 'en' }
    await testClient(app.publicUrl).ok(`POST /api/v1/public/events/${sale.slug}/questions`, ask)
    const [thread] = await owner.ok('GET /api/v1/inbox')
    const assignee = async () => (await owner.ok(`GET /api/v1/inbox/${thread.id}`)).assignee?.id
    for (const lose of [
      (person: Organiser) => change(owner, person, 'door'),
      (person: Organiser) => remove(owner, person),
    ]) {
      const person = await join('manager')
      await owner.ok(`PATCH /api/v1/inbox/${thread.id}`, { assignee: person.me.id })
      expect(await assignee()).toBe(person.me.id)
      await lose(person)
      expect(await assignee()).toBeUndefined()
    }
  })

  it('who is the last owner stays one, also when two leave at once', async () => {
    const refusal = { status: 409, body: { errors: [{ code: 'member-last-owner' }] } }
    expect(await change(owner, owner, 'admin')).toMatchObject(refusal)
    expect(await remove(owner, owner)).toMatchObject(refusal)
    const second = await join('owner')
    const answers = await raceOnLock(app, 'teams', [() => remove(owner, owner), () => change(second, second, 'viewer')])
    expect(answers.map(({ status }) => status < 300).sort()).toEqual([false, true])
    const owners = await app.db.select().from(members).where(sql`team_id = ${team} and role = 'owner'`)
    expect(owners).toHaveLength(1)
    // the owner of the other tests again
    if (owners[0]?.userId === second.me.id) {
      await app.db.execute(sql`insert into members (team_id, user_id, role) values (${team}, ${owner.me.id}, 'owner')`)
    }
  })

  it('who loses a role at this moment cannot give it back to themselves', async () => {
    const admin = await join('admin')
    const [demotion, own] = await raceOnLock(app, 'teams', [
      () => change(owner, admin, 'viewer'),
      () => change(admin, admin, 'admin'),
    ])
    expect(demotion?.status).toBe(200)
    expect([200, 403]).toContain(own?.status)
    expect(await roleOf(admin)).toBe('viewer')
  })

  it('who is no owner neither makes, changes nor removes one', async () => {
    const [admin, person] = [await join('admin'), await join('viewer')]
    const refusal = { status: 403, body: { errors: [{ code: 'member-owner-only' }] } }
    expect(await change(admin, person, 'owner')).toMatchObject(refusal)
    expect(await change(admin, admin, 'owner')).toMatchObject(refusal)
    expect(await change(admin, owner, 'admin')).toMatchObject(refusal)
    expect(await remove(admin, owner)).toMatchObject(refusal)
    expect(await roleOf(person)).toBe('viewer')
  })
})

describe('the events of a member', () => {
  const choose = (person: Organiser, changes: object) =>
    owner.send(`PATCH /api/v1/teams/${team}/members/${person.me.id}`, changes)

  it('are changed at once, and questions about others are taken away', async () => {
    const [first, second] = [await eventOnSale(owner), await eventOnSale(owner)]
    const manager = await join('manager')
    for (const { slug } of [first, second])
      await first.buyer.ok(`POST /api/v1/public/events/${slug}/questions`, {
        name: 'Robin',
        email: 'robin@example.com',
        text: 'Where?',
      })
    const threads: { id: string; event: { id: string } }[] = await owner.ok('GET /api/v1/inbox?show=unanswered')
    const threadOf = ({ id }: { id: string }) => threads.find(({ event }) => event.id === id)?.id
    for (const event of [first, second])
      await owner.ok(`PATCH /api/v1/inbox/${threadOf(event)}`, { assignee: manager.me.id })
    expect((await choose(manager, { events: [second.id] })).body).toMatchObject({ events: [{ id: second.id }] })
    expect((await manager.send(`GET /api/v1/events/${first.id}`)).status).toBe(404)
    expect(await owner.ok(`GET /api/v1/inbox/${threadOf(first)}`)).not.toHaveProperty('assignee')
    expect(await owner.ok(`GET /api/v1/inbox/${threadOf(second)}`)).toHaveProperty('assignee')
    expect((await choose(manager, { role: 'viewer' })).body).toMatchObject({ events: [{ id: second.id }] })
    expect((await choose(manager, { events: 'all' })).body).toMatchObject({ role: 'viewer', events: 'all' })
  })

  it('are all with a role that cannot be restricted, and stay all after it', async () => {
    const { id } = await concert()
    const person = await join('door')
    await choose(person, { events: [id] })
    expect((await choose(person, { role: 'admin', events: [id] })).status).toBe(422)
    expect((await choose(person, { role: 'admin' })).body).toMatchObject({ role: 'admin', events: 'all' })
    expect((await choose(person, { role: 'door' })).body).toMatchObject({ role: 'door', events: 'all' })
  })

  it('need a role that exists, and an unknown one changes nothing', async () => {
    const person = await join('door')
    const fault = { errors: [{ path: 'body.role', code: 'not-allowed' }] }
    expect((await choose(person, { role: 'boss' })).body).toMatchObject(fault)
    const invitation = { emails: ['boss@example.com'], role: 'boss' }
    const refused = await owner.send(`POST /api/v1/teams/${owner.me.lastTeam}/invitations`, invitation)
    expect([refused.status, refused.body]).toMatchObject([422, fault])
    expect((await person.ok('GET /api/v1/me')).teams).toContainEqual(expect.objectContaining({ role: 'door' }))
    expect(await owner.ok(`GET /api/v1/teams/${owner.me.lastTeam}/invitations`)).not.toContainEqual(
      expect.objectContaining({ email: 'boss@example.com' }),
    )
  })
})
