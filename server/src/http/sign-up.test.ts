import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../schema/accounts.ts'
import { teams } from '../schema/teams.ts'
import type { House } from '../test/house.ts'
import { openHouse } from '../test/house.ts'
import type { Answer } from '../test/visitor.ts'
import { signUp, visitor } from '../test/visitor.ts'

const byDefault = { SIGN_UP: '' }
const account = (n: number) => ({ name: `Number ${n}`, email: `n${n}@example.test`, password: 'correct horse battery' })
const ask = (house: House, n: number): Promise<Answer> =>
  visitor(house.publicUrl).send('POST /api/auth/sign-up/email', account(n))
const door = async (house: House) => (await visitor(house.publicUrl).send('GET /api/v1/door')).body

describe.each([
  ['by default', byDefault],
  ['by invitation', { SIGN_UP: 'invite' }],
])('%s', (_, environment) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(environment)
  })
  afterAll(() => house[Symbol.asyncDispose]())

  it('lets the first account in, as the operator', async () => {
    expect(await door(house)).toEqual({ signUp: true, firstAccount: true })
    const first = await signUp(house.publicUrl)
    expect(first.me.operator).toBe(true)
  })

  it('lets the database refuse one that was asked for when there was no account yet', async () => {
    // past the look at the policy, where a slower request would be by now
    const late = house.auth.api.signUpEmail({ body: account(9) })
    await expect(late).rejects.toMatchObject({ body: { code: 'FAILED_TO_CREATE_USER' } })
    expect(await house.db.select().from(users)).toHaveLength(1)
  })

  it('refuses every other, also for an address that has an account', async () => {
    expect(await door(house)).toEqual({ signUp: false, firstAccount: false })
    for (const n of [1, 1]) {
      const { status, body, headers } = await ask(house, n)
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' })
      expect(headers.get('content-type')).toBe('application/problem+json')
      expect(headers.getSetCookie()).toEqual([])
    }
    expect(await house.db.select().from(users)).toHaveLength(1)
  })
})

it('makes exactly one account of many first ones at once, at two processes', async () => {
  for (let round = 0; round < 3; round++) {
    await using house = await openHouse(byDefault)
    await using other = await openHouse(byDefault, { databaseUrl: house.databaseUrl })
    const answers = await Promise.all([1, 2, 3, 4].flatMap((n) => [ask(house, n), ask(other, n + 4)]))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(403)])
    expect(await house.db.select({ operator: users.operator }).from(users)).toEqual([{ operator: true }])
    expect(await house.db.select().from(teams)).toHaveLength(1)
  }
})

it('lets everybody in where sign-up is open, and makes one of many first ones the operator', async () => {
  await using house = await openHouse({ SIGN_UP: 'open' })
  await using other = await openHouse({ SIGN_UP: 'open' }, { databaseUrl: house.databaseUrl })
  const answers = await Promise.all([1, 2, 3].flatMap((n) => [ask(house, n), ask(other, n + 3)]))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const operators = await house.db.select({ operator: users.operator }).from(users)
  expect(operators.filter(({ operator }) => operator)).toHaveLength(1)
  expect(await house.db.select().from(teams)).toHaveLength(6)
  expect(await door(house)).toEqual({ signUp: true, firstAccount: false })
})

it('leaves no account without a password when something fails in between', async () => {
  await using house = await openHouse(byDefault)
  await house.db.execute('alter table credentials add constraint broken check (false) not valid')
  expect((await ask(house, 1)).status).toBe(500)
  expect(await house.db.select().from(users)).toEqual([])
  await house.db.execute('alter table credentials drop constraint broken')
  expect((await ask(house, 1)).status).toBe(200)
})

it('is not held up by a first sign-up that never came to its end', async () => {
  await using house = await openHouse(byDefault)
  const refused = await visitor(house.publicUrl).send('POST /api/auth/sign-up/email', { ...account(1), password: 'no' })
  expect(refused.status).toBe(422)
  expect((await ask(house, 1)).status).toBe(200)
})
