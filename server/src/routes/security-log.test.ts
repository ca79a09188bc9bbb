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
    ...{ call: 'POST /auth/sign-in/email', status: 200, account: ada.me.id },
  })
})

it('a sign-in with a wrong password is logged with its reason, without address and password', async () => {
  const line = lineOf(await signIn('a wrong password'))
  expect(line).toMatchObject({ call: 'POST /auth/sign-in/email', status: 401, refusal: 'wrong-credentials' })
  expect(JSON.stringify(line)).not.toMatch(/a wrong password|@example/)
})

it.each([
  ['without a session', 'unauthenticated', () => testClient(app.publicUrl).send('GET /api/v1/events')],
  ['to another team', 'not-found', () => ada.send('GET /api/v1/teams/tem_another')],
  ['from another site', 'wrong-origin', () => ada.send('POST /api/v1/teams', {}, { origin: 'https://other.example' })],
])('a refusal %s is logged with its code', async (_, refusal, send) => {
  const answer = await send()
  expect(lineOf(answer)).toMatchObject({ status: answer.status, refusal })
})
