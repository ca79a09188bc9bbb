import { expect, it } from 'vitest'
import { startTestApp } from '../test/app.ts'
import { signUp, testClient } from '../test/client.ts'
import { logToRead } from '../test/log-lines.ts'
import { disposeAfterAll } from '../test/test-bed.ts'

const { log, lines } = logToRead()
const app = disposeAfterAll(await startTestApp({}, { log }))
const ada = await signUp(app.publicUrl)

/** The line of the log about a request, by the request id of its answer. */
const lineOf = ({ headers }: { headers: Headers }) =>
  lines.find((line) => line['requestId'] === headers.get('x-request-id') && line['msg'] === 'request completed')

const signIn = (password: string) =>
  testClient(app.publicUrl).send('POST /api/auth/sign-in/email', { email: ada.email, password })

it('a sign-in is logged with its account', async () => {
  expect(lineOf(await signIn(ada.password))).toMatchObject({
    call: 'POST /auth/sign-in/email',
    status: 200,
    account: ada.me.id,
  })
})

it('a sign-in with a wrong password is logged with its reason, without address and password', async () => {
  const line = lineOf(await signIn('a wrong password'))
  expect(line).toMatchObject({ call: 'POST /auth/sign-in/email', status: 401, refusal: 'wrong-credentials' })
  expect(JSON.stringify(line)).not.toMatch(/a wrong password|@example/)
})

it.each([
  ['of a wrong code', 'wrong-code', 'PUT /api/v1/me/two-factor', { code: '000000' }],
  ['of a route for the operator', 'forbidden', 'GET /api/v1/installation', undefined],
] as const)('a refusal %s is logged with its account', async (_, refusal, call, body) => {
  const bob = await signUp(app.publicUrl)
  await bob.ok('POST /api/v1/me/two-factor/secret')
  expect(lineOf(await bob.send(call, body))).toMatchObject({ refusal, account: bob.me.id })
})

it.each([
  ['an end of the session', 'POST /api/auth/sign-out', undefined],
  ['a new password', 'POST /api/v1/me/password', { currentPassword: ada.password, newPassword: 'four quiet boats' }],
  ['the setting up of a second factor', 'POST /api/v1/me/two-factor/secret', undefined],
] as const)('%s is logged with its account', async (_, call, body) => {
  const bob = await signUp(app.publicUrl)
  const { call: logged, account, status } = lineOf(await bob.send(call, body)) ?? {}
  expect({ logged, account, ok: Number(status) < 300 }).toEqual({
    logged: call.replace(/\/api(?:\/v1)?/, ''),
    account: bob.me.id,
    ok: true,
  })
})

it('an API token that does not exist is logged as a refusal, without it', async () => {
  const token = `foyer_${'x'.repeat(38)}`
  const line = lineOf(
    await testClient(app.publicUrl).send('GET /api/v1/events', undefined, { authorization: `Bearer ${token}` }),
  )
  expect(line).toMatchObject({ status: 401, refusal: 'unauthenticated' })
  expect(JSON.stringify(line)).not.toContain(token)
})

it.each([
  ['without a session', 'unauthenticated', () => testClient(app.publicUrl).send('GET /api/v1/events')],
  ['to another team', 'not-found', () => ada.send('GET /api/v1/teams/tem_another')],
  ['from another site', 'wrong-origin', () => ada.send('POST /api/v1/teams', {}, { origin: 'https://other.example' })],
])('a refusal %s is logged with its code', async (_, refusal, send) => {
  const answer = await send()
  expect(lineOf(answer)).toMatchObject({ status: answer.status, refusal })
})
