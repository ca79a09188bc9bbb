import { describe, expect, it } from 'vitest'
import { authenticatorUri, codeAt, matchingStep, secretText } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('the code', () => {
  // RFC 6238, appendix B, for SHA-1, shortened to six digits
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %d seconds is %s', (seconds, code) => {
    expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code)
    expect(matchingStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it.each([
    [-2, undefined],
    [-1, 99],
    [0, 100],
    [1, 101],
    [2, undefined],
  ])('of the step %i away matches %s', (away, step) => {
    expect(matchingStep(secret, codeAt(secret, 100 + away), 100 * 30_000)).toBe(step)
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j matches nothing', (code) => {
    expect(matchingStep(secret, code, 3_000_000)).toBeUndefined()
  })
})

it('the secret is written in base 32', () => {
  // RFC 4648, section 10
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => secretText(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
})

it('the address names the installation and the account', () => {
  expect(authenticatorUri(secret, 'Foyer: Köln', 'ada+x@example.test')).toBe(
    'otpauth://totp/Foyer%3A%20K%C3%B6ln:ada%2Bx%40example.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Foyer%3A%20K%C3%B6ln',
  )
})
