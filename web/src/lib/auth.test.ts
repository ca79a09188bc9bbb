import { beforeEach, expect, it, vi } from 'vitest'
import { problem } from '../test/problem.ts'
import { ApiError, Unreachable } from './api-error.ts'
import { callAuth } from './auth.ts'
import { AuthRefused } from './auth-refused.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
})

const refusing = (call: Parameters<typeof callAuth>[0], answer: Response) => {
  fetched.mockResolvedValue(answer)
  return callAuth(call).catch((error: unknown) => error)
}

it('sends its input as JSON with same-origin cookies', async () => {
  fetched.mockResolvedValue(Response.json({ status: true }))
  await callAuth('sign-in/email', { email: 'a@example.com' })
  expect(fetched).toHaveBeenCalledWith('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: '{"email":"a@example.com"}',
  })
})

it.each([
  ['sign-in/email', 401, 'INVALID_EMAIL_OR_PASSWORD', 'wrong-credentials'],
  ['sign-up/email', 422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'account-exists'],
  ['sign-in/email', 400, 'SOMETHING_NEW', 'failed'],
] as const)('%s refused by better-auth with %i %s is %s', async (call, status, code, wanted) => {
  const error = await refusing(call, Response.json({ code }, { status }))
  expect(error).toBeInstanceOf(AuthRefused)
  expect(error).toMatchObject({ code: wanted })
})

it.each([
  ['sign-up/email', 403, 'sign-up-closed'],
  ['reset-password', 404, 'link-expired'],
] as const)('%s refused by the server with %i is %s', async (call, status, wanted) => {
  expect(await refusing(call, problem({ status }))).toMatchObject({ code: wanted })
})

it('keeps other refusals of the server, and how long to wait', async () => {
  const answer = problem({ status: 429 })
  answer.headers.set('retry-after', '90')
  const error = await refusing('sign-in/email', answer)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ retryAfterSeconds: 90, problem: { code: 'rate-limited' } })
})

it('throws Unreachable without an answer, and when a proxy answers', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(callAuth('sign-out')).rejects.toBeInstanceOf(Unreachable)
  expect(await refusing('sign-out', new Response('<html>', { status: 502 }))).toBeInstanceOf(Unreachable)
})
