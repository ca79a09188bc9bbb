import type { Permission, Role } from '@foyer/contract/access'
import { mayDo, maySeeAs, permissions, restrictableRoles, roles } from '@foyer/contract/access'
import type { Route } from '@foyer/contract/http/route'
import { recentSignInSeconds } from '@foyer/contract/http/route'
import { routes } from '@foyer/contract/routes/all'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '../schema/accounts.ts'
import { members } from '../schema/teams.ts'
import { turnTwoFactorOn } from '../test/authenticator.ts'
import { signUp, testClient } from '../test/client.ts'
import { takeSnapshot } from '../test/snapshot.ts'
import { startTestBed } from '../test/test-bed.ts'

const { app, organiser: ada } = await startTestBed()
const bob = await signUp(app.publicUrl)

const all = Object.values(routes).flatMap((table): Route[] => Object.values(table))
const pathOf = (call: string, by = ada) =>
  call
    .replace(' ', ' /api/v1')
    .replace('/teams/{id}', `/teams/${by.me.lastTeam}`)
    .replace(/\{\w+\}/g, 'x')

it('takes the team from the header, from the query where none can be sent, else the one worked in last', async () => {
  const { body: second } = await ada.send('POST /api/v1/teams', { name: 'Second' })
  await ada.send('POST /api/v1/events', { urlLink: 'example.org' }, { 'x-team': second.id })
  const events = async (query: string, headers?: Record<string, string>) =>
    (await ada.send(`GET /api/v1/events${query}`, undefined, headers)).body
  expect(await events('')).toHaveLength(0)
  expect(await events('', { 'x-team': second.id })).toHaveLength(1)
  expect(await events(`?team=${second.id}`)).toHaveLength(1)
  await ada.send('PATCH /api/v1/me', { lastTeam: second.id })
  expect(await events('')).toHaveLength(1)
})

it.each(['tem_none', '%00', '', "'", '%F0%9F%8E%AB'])(
  'answers not found for a team that cannot be: %j',
  async (team) => {
    const { status, body } = await ada.send(`GET /api/v1/events?team=${team}`)
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' })
  },
)

it('answers not found for a team one is no member of', async () => {
  expect((await ada.send('GET /api/v1/events', undefined, { 'x-team': bob.me.lastTeam })).status).toBe(404)
  expect((await ada.send(`GET /api/v1/teams/${bob.me.lastTeam}`)).status).toBe(404)
})

describe('a sensitive change', () => {
  const route = `PUT /api/v1/teams/${ada.me.lastTeam}/stripe`
  const signedInAgo = (seconds: number) =>
    app.db
      .update(sessions)
      .set({ authenticatedAt: sql`now() - make_interval(secs => ${seconds})` })
      .where(eq(sessions.userId, ada.me.id))
  const codeOf = async (call: string, by = ada) => (await by.send(call, {})).body.code

  it('is refused when the password was given two hours ago, before anything of it is read', async () => {
    expect(await codeOf(route)).toBe('validation')
    await signedInAgo(7190)
    expect(await codeOf(route)).toBe('validation')
    await signedInAgo(7201)
    expect(await codeOf(route)).toBe('recent-sign-in-needed')
    expect((await ada.send('GET /api/v1/events')).status).toBe(200)
  })

  // the fields of a body that make a change sensitive, each with a value that the route takes
  const sensitiveFields: Record<string, Record<string, unknown>> = {
    'PATCH /teams/{id}': { bank: null, requiresTwoFactor: false },
  }

  it('is every one that the contract declares, and of a body every field it names', async () => {
    for (const { call, recentSignIn, recentSignInFor } of all) {
      if (!recentSignIn) continue
      await signedInAgo(recentSignInSeconds[recentSignIn] + 1)
      const fields = sensitiveFields[call]
      expect({ call, fields: fields && Object.keys(fields) }).toEqual({ call, fields: recentSignInFor })
      const bodies = fields ? Object.entries(fields).map(([field, value]) => ({ [field]: value })) : [undefined]
      for (const body of bodies)
        expect({ call, body, code: (await ada.send(pathOf(call), body)).body.code }).toMatchObject({
          code: 'recent-sign-in-needed',
        })
    }
  })

  it('is none without the fields that make it one', async () => {
    await signedInAgo(7201)
    const renamed = await ada.ok(`PATCH /api/v1/teams/${ada.me.lastTeam}`, { name: 'Renamed' })
    expect(renamed).toMatchObject({ name: 'Renamed' })
  })

  it('says nothing about a team of others', async () => {
    await signedInAgo(7201)
    expect(await codeOf(`PUT /api/v1/teams/${bob.me.lastTeam}/stripe`)).toBe('not-found')
  })

  it('works once the password was given again, and a copy of the old cookie stops working', async () => {
    await signedInAgo(7201)
    const thief = testClient(app.publicUrl)
    for (const [name, value] of ada.cookies) thief.cookies.set(name, value)
    const wrong = await ada.send('POST /api/v1/me/authentication', { password: 'wrong' })
    expect({ status: wrong.status, code: wrong.body.code }).toEqual({ status: 403, code: 'wrong-password' })
    expect(await codeOf(route)).toBe('recent-sign-in-needed')
    await ada.ok('POST /api/v1/me/authentication', { password: ada.password })
    expect(await codeOf(route)).toBe('validation')
    expect((await thief.send('GET /api/v1/me')).status).toBe(401)
  })

  it('works in the session that the password was given in, and in no other', async () => {
    const elsewhere = testClient(app.publicUrl)
    await elsewhere.ok('POST /api/auth/sign-in/email', { email: ada.email, password: ada.password })
    await signedInAgo(7201)
    await ada.ok('POST /api/v1/me/authentication', { password: ada.password })
    expect((await elsewhere.send(route, {})).body.code).toBe('recent-sign-in-needed')
  })
})

describe('a tab that sees Foyer as another role', () => {
  const ofTeams = all.filter(({ access }) => access !== 'anyone' && access !== 'account' && access !== 'operator')
  const answer = async (call: string, role: string, by = ada) => {
    const path = pathOf(call, by)
    const { status, body } = await by.send(path, undefined, { 'x-see-as': role, 'x-team': by.me.lastTeam })
    return status < 400 ? 'allowed' : (body.code as string)
  }

  it('never has a permission that it lacks without', () => {
    for (const own of roles)
      for (const role of roles.filter((each) => maySeeAs(own, each)))
        for (const permission of Object.keys(permissions) as Permission[])
          expect({ own, role, permission, may: mayDo(role, permission) && !mayDo(own, permission) }).toMatchObject({
            may: false,
          })
  })

  it('is refused what the role is refused, at every route of a team', async () => {
    for (const { call, access } of ofTeams.filter((route) => route.call.startsWith('GET ')))
      for (const role of restrictableRoles) {
        const isForbidden = !mayDo(role, access as Permission)
        expect({ call, role, isForbidden: (await answer(call, role)) === 'forbidden' }).toEqual({
          call,
          role,
          isForbidden,
        })
      }
  })

  it('changes nothing, at any route', async () => {
    const before = await takeSnapshot(app.db)
    for (const { call, access } of all)
      if (!call.startsWith('GET ') && access !== 'anyone')
        expect({ call, code: await answer(call, 'door') }).toEqual({ call, code: 'seeing-as' })
    expect(await before.changed()).toEqual([])
  })

  it('is no operator, and says which role it has', async () => {
    expect(await answer('GET /installation', 'door')).toBe('forbidden')
    const as = { 'x-see-as': 'door', 'x-team': ada.me.lastTeam }
    const { body } = await ada.send('GET /api/v1/me', undefined, as)
    expect(body.operator).toBe(false)
    expect(body.teams.filter((team: { seenAs?: true }) => team.seenAs)).toMatchObject([
      { id: ada.me.lastTeam, role: 'door' },
    ])
  })

  it('cannot be a role that may change the team, nor one that does not exist', async () => {
    for (const role of ['owner', 'admin', 'nonsense', '']) expect(await answer('GET /events', role)).toBe('forbidden')
  })

  it('is for members who hold all permissions of the role, and more', () => {
    const seenBy = (own: Role) => roles.filter((role) => maySeeAs(own, role))
    expect(Object.fromEntries(roles.map((own) => [own, seenBy(own)]))).toEqual({
      owner: restrictableRoles,
      admin: restrictableRoles,
      manager: ['box-office', 'door', 'viewer'],
      'box-office': ['door'],
      door: [],
      viewer: [],
    })
  })

  it('lowers a manager and keeps the chosen events, and means nothing for other members and in another team', async () => {
    const carl = await signUp(app.publicUrl)
    const newEvent = (title: string) =>
      ada.ok('POST /api/v1/events', { title, urlLink: 'https://one.example' }, { 'x-team': ada.me.lastTeam ?? '' })
    const [event] = [await newEvent('Chosen'), await newEvent('Another')]
    const carlIs = (role: Role) =>
      app.db
        .insert(members)
        .values({ teamId: ada.me.lastTeam, userId: carl.me.id, role, events: [event.id] })
        .onConflictDoUpdate({ target: [members.teamId, members.userId], set: { role } })
    const as = (role: Role) => ({ 'x-see-as': role, 'x-team': ada.me.lastTeam })
    await carlIs('manager')
    expect((await carl.send('GET /api/v1/orders', undefined, as('door'))).body.code).toBe('forbidden')
    const seen = await carl.ok('GET /api/v1/events', undefined, as('door'))
    expect(seen.map(({ id }: { id: string }) => id)).toEqual([event.id])
    const renamed = await carl.send(`PATCH /api/v1/events/${event.id}`, { title: 'New' }, as('door'))
    expect(renamed.body.code).toBe('seeing-as')
    await carlIs('door')
    expect((await carl.send('GET /api/v1/orders', undefined, as('viewer'))).body.code).toBe('forbidden')
    const elsewhere = { ...as('viewer'), 'x-team': bob.me.lastTeam }
    expect((await ada.send('GET /api/v1/events', undefined, elsewhere)).status).toBe(404)
  })
})

describe('a team that requires two factors', async () => {
  const owner = await signUp(app.publicUrl)
  const carl = await signUp(app.publicUrl)
  const team = owner.me.lastTeam
  await app.db.insert(members).values({ teamId: team, userId: carl.me.id, role: 'manager' })
  const require = () => owner.send(`PATCH /api/v1/teams/${team}`, { requiresTwoFactor: true })
  const of = async (call: string, by = carl) => {
    const { status, body } = await by.send(call, call.startsWith('POST') ? {} : undefined, { 'x-team': team })
    return { status, code: body?.code }
  }
  const needed = { status: 403, code: 'second-factor-needed' }
  const summary = async () =>
    (await carl.ok('GET /api/v1/me')).teams.find(({ id }: { id: string }) => id === team).needsSecondFactor

  it('has an owner who meets the rule', async () => {
    const { status, body } = await require()
    expect({ status, errors: body.errors }).toMatchObject({
      status: 409,
      errors: [{ path: 'body.requiresTwoFactor', code: 'member-two-factor-first' }],
    })
    await turnTwoFactorOn(owner)
    expect((await require()).body.requiresTwoFactor).toBe(true)
    expect((await owner.ok(`GET /api/v1/teams/${team}`)).requiresTwoFactor).toBe(true)
  })

  it('refuses all calls of a member with one factor, and leaves the account and other teams alone', async () => {
    for (const call of ['GET /api/v1/events', 'POST /api/v1/events', `GET /api/v1/teams/${team}`])
      expect(await of(call)).toEqual(needed)
    expect(await of(`DELETE /api/v1/teams/${team}/members/${carl.me.id}`)).toEqual(needed)
    expect(await summary()).toBe(true)
    expect((await carl.send('GET /api/v1/events', undefined, { 'x-team': carl.me.lastTeam })).status).toBe(200)
    expect(await of('GET /api/v1/events', ada)).toEqual({ status: 404, code: 'not-found' })
  })

  it('lets the member work once both factors were given', async () => {
    await turnTwoFactorOn(carl)
    expect((await of('GET /api/v1/events')).status).toBe(200)
    expect(await summary()).toBeUndefined()
  })
})
