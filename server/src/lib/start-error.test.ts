import { expect, it } from 'vitest'
import { startError } from './start-error.ts'

const environment = {
  DATABASE_URL: 'postgres://foyer:pass%40word@db/foyer',
  SMTP_URL: 'smtp://kasse:letter@mail/',
  SECRET_KEY: 'a secret key of thirty-two letters',
}

it('leaves the secrets of the environment out of the error that ends a start', () => {
  const said =
    'cannot parse postgres://foyer:pass%40word@db/foyer: pass@word, letter, a secret key of thirty-two letters'
  expect(startError(new Error(said), environment)).toBe(
    'cannot parse postgres://foyer:[redacted]@db/foyer: [redacted], [redacted], [redacted]',
  )
  const malformed = { DATABASE_URL: 'postgres://foyer:100%@db/foyer' }
  expect(startError(new Error('wrong: 100%'), malformed)).toBe('wrong: [redacted]')
})

it('names the cause of a failed query, not its parameters', () => {
  const cause = new Error('unsupported startup parameter: statement_timeout')
  const query = new Error('Failed query: insert into "signing_keys"\nparams: orders,v1.7e1c49', { cause })
  expect(startError(query, environment)).toBe('unsupported startup parameter: statement_timeout')
})
