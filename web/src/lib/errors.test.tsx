import { FieldCode, statusOf } from '@foyer/contract/http/problem'
import { messages } from '@foyer/words/app/en'
import { describe, expect, it } from 'vitest'
import { problem } from '../test/problem.ts'
import { renderHookInEnglish } from '../test/render.tsx'
import { ApiError, refusalIn, Unreachable } from './api-error.ts'
import { AuthRefused } from './auth-refused.ts'
import { useErrorWords } from './errors.ts'

const words = () => renderHookInEnglish(() => useErrorWords())
const refused = async (given: Parameters<typeof problem>[0]) => new ApiError(await problem(given).json())

describe('the error texts', () => {
  it('[S8.4] of a thrown value that is no error: An error occurred', () => {
    expect(words().of('a text was thrown')).toBe('An error occurred')
    expect(words().of(undefined)).toBe('An error occurred')
  })

  it('[S8.1] keep the title of the specification: Event not found', async () => {
    expect(words().of(await refused({ status: 404, title: 'Event not found' }))).toBe('Event not found')
  })

  it("[S8.3] keep the mock's title for an unknown endpoint", async () => {
    const title = 'Mock endpoint not found for PUT /events'
    expect(words().of(await refused({ status: 404, code: 'no-endpoint', title }))).toBe(title)
  })

  it('of a refusal say what to do, by its code', async () => {
    expect(words().of(await refused({ status: 409, code: 'stale' }))).toContain('Reload the page')
  })

  it('of too many requests say how long to wait', async () => {
    const answer = problem({ status: 429 })
    expect(words().of(await refusalIn(answer.clone()))).toContain('Try again in a minute.')
    answer.headers.set('retry-after', '601')
    expect(words().of(await refusalIn(answer))).toContain('Try again in 11 minutes.')
  })

  it('without a connection say what to do, and in a form that the input is kept', () => {
    expect(words().of(new Unreachable())).toBe('Foyer can’t be reached. Check your connection and try again.')
    expect(words().ofForm(new Unreachable())).toContain('what you typed is still here')
    expect(words().ofForm('a text was thrown')).toBe('An error occurred')
  })

  it('of wrong credentials do not say which part was wrong', () => {
    expect(words().of(new AuthRefused('wrong-credentials'))).toContain('The email address or password')
  })

  it('of a bug say no more than that, in the reader’s language', () => {
    expect(words().of(new TypeError('x is undefined'))).toBe(messages.errors.code.internal)
  })

  it('of a field name its limit', () => {
    expect(words().field({ code: 'too-long', limit: 200 })).toBe('Use 200 characters or fewer.')
  })

  it('include the request id for support', async () => {
    expect(words().reference(await refused({ status: 500 }))).toContain('req-1')
    expect(words().reference(new Unreachable())).toBeUndefined()
  })
})

it('there is a text for every code of the contract, and for no other', () => {
  // this app sends no API token and buys nothing; the texts about the own session are loaded with the pages that need them
  const isOther = (code: string) =>
    /^(?:token|link)-|^(?:hold-expired|price-changed|seeing-as|second-factor-needed|wrong-code|wrong-password)$/.test(
      code,
    )
  const codes = Object.keys(statusOf).filter((code) => !isOther(code))
  expect(Object.keys(messages.errors.code).sort()).toEqual(codes.sort())
  const fields = {
    ...messages.errors.field,
    ...messages.pictureErrors,
    ...messages.bankStatements.error,
    ...messages.privacy.erasure.error,
    ...messages.notionErrors,
    ...messages.paymentErrors,
    ...messages.memberErrors,
    ...messages.signInErrors,
    ...messages.addressErrors,
    ...messages.eventErrors,
    ...messages.invoiceErrors,
    ...messages.settingsErrors,
    'password-common': messages.authErrors['password-common'],
  }
  // this app accepts no legal texts and uploads no answers; it orders at the box office only, where no sale is over
  const ofBuyers = /^(?:legal-text-changed|file-unreadable|event-over|network-limit|not-payable|(?:code|add-on)-.+)$/
  const ofApp = FieldCode.options.filter((code) => !ofBuyers.test(code))
  expect(Object.keys(fields).sort()).toEqual(
    [...ofApp, 'seeing-as', 'second-factor-needed', 'wrong-code', 'wrong-password'].sort(),
  )
})
