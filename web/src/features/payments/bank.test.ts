import { describe, expect, it } from 'vitest'
import { bankBody, bankValues, inGroups } from './bank.ts'

describe('formatting an IBAN', () => {
  it.each([
    ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['fr14 2004 1010 0505 0001 3M02 606', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['NO9386011117947', 'NO93 8601 1117 947'],
    ['  ab ', 'AB'],
    ['', ''],
  ])('groups %j as %j', (typed, written) => {
    expect(inGroups(typed)).toBe(written)
  })
})

it('the body of an account without a BIC has none', () => {
  expect(bankBody({ bank: { holder: 'A', iban: 'B', bic: ' ' } })).toEqual({ bank: { holder: 'A', iban: 'B' } })
})

it('a team without an account has empty fields', () => {
  expect(bankValues({})).toEqual({ bank: { holder: '', iban: '', bic: '' } })
})
