import { expect, it } from 'vitest'
import { compactVatId, hasVies, vatIdFault } from './vat-id.ts'

it.each([
  ['DE', 'DE 123 456 789'],
  ['CH', 'CHE-123.456.789 MWST'],
  ['CH', 'CHE-123.456.789 TVA'],
  ['CH', 'CHE-123.456.789'],
  ['GB', 'GB 123 4567 89'],
  ['GB', 'GB123456789001'],
  ['GB', 'GBGD001'],
  ['GB', 'XI123456789'],
  ['IM', 'GB123456789'],
  ['NO', '923 456 783 MVA'],
  ['NO', 'NO923456783MVA'],
  ['US', 'any'],
] as const)('a VAT ID of %s is %s', (country, typed) => {
  expect(vatIdFault(compactVatId(typed), country)).toBeUndefined()
})

it.each([
  ['CH', 'CHE12345678', 'format'],
  ['CH', '123456', 'format'],
  ['CH', 'DE123456789', 'country'],
  ['GB', 'GB12345678', 'format'],
  ['NO', 'NO923456783', 'format'],
  ['DE', 'GB123456789', 'country'],
  ['DE', 'XI123456789', 'country'],
  ['US', 'DE123456789', 'country'],
] as const)('a VAT ID of %s is not %s: its %s is wrong', (country, typed, fault) => {
  expect(vatIdFault(compactVatId(typed), country)).toBe(fault)
})

it('VIES is not asked about Switzerland, the United Kingdom and Norway', () => {
  expect((['CH', 'GB', 'NO'] as const).map(hasVies)).toEqual([false, false, false])
})
