import { PassThrough } from 'node:stream'
import { createLog } from '@foyer/server/lib/log'
import { expect, it } from 'vitest'
import { faultsOfLog } from './log-faults.ts'

// the last 26 characters of an id, and a signature
const part = '01m8e0mmmfjv6n0np4qypxhnsv'

/** The line that a server logs. */
function logged(fields: object, text = 'request completed', level: 'info' | 'error' = 'info'): string {
  const stream = new PassThrough()
  createLog('info', stream)[level](fields, text)
  return String(stream.read())
}

it('finds nothing in the line of a request', () => {
  const line = logged({
    requestId: '2f1c4e86-3a1d-4f6e-9a57-0d9c1b6a7e55',
    call: 'GET /orders/{id}',
    account: `usr_${part}`,
  })
  expect(line).toContain(part)
  expect(faultsOfLog(line)).toEqual([])
})

it.each([
  ['an email address', { path: '/en/sign-in?address=ada@example.com' }],
  ['a key of Notion or Stripe', { reason: 'ntn_5a8bZ71Qx9f3e1a2b is refused' }],
  ['a key of Notion or Stripe', { reason: 'whsec_5a8bZ71Qx9f3' }],
  ['an API token', { header: 'foyer_0a1b2c3d4e5f6a7b8c9d0e1f' }],
  ['the password of the journeys', { body: 'correct horse battery' }],
  ['the token of a link', { path: `/en/o/${part}${part}` }],
  ['a random token', { link: '/en/reset-password?token=3pYxkq0S1yqQd4mJ8m0c2b6Z-_a8Qw7R' }],
])('finds %s', (name, fields) => {
  const line = logged(fields)
  expect(faultsOfLog(`${logged({})}${line}`)).toEqual([`${name}: ${line.trimEnd()}`])
  const [inText] = faultsOfLog(logged({}, Object.values(fields)[0]))
  expect(inText).toMatch(new RegExp(`^${name}: `))
})

it('finds an error that Foyer did not expect', () => {
  const line = logged({}, 'request failed', 'error')
  expect(faultsOfLog(line)).toEqual([`an error: ${line.trimEnd()}`])
})
