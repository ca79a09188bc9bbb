import { describe, expect, it } from 'vitest'
import { bankBody, bankValues, inGroups } from './bank.ts'

describe('an IBAN', () => {
  it.each([
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['fr14 2004 1010 0505 0001 3M02 606', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['NO9386011117947', 'NO93 8601 1117 947'],
    ['  ab ', 'AB'],
    ['', ''],
  ])('%j is written %j', (typed, written) => {
    expect(inGroups(typed)).toBe(written)
  })
})

it('an account without a BIC is sent without one', () => {
  expect(bankBody({ bank: { holder: 'A', iban: 'B', bic: ' ' } })).toEqual({ bank: { holder: 'A', iban: 'B' } })
})

it('no account is empty fields', () => {
  expect(bankValues({})).toEqual({ bank: { holder: '', iban: '', bic: '' } })
})
