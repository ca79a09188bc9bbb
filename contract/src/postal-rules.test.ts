import { expect, it } from 'vitest'
import { countries } from './countries.ts'
import { needsPostcode, needsRegion, postalFaults, usesRegion } from './postal-rules.ts'

it.each(['US', 'CA', 'AU', 'BR', 'IN', 'MX', 'IT', 'ES', 'JP', 'CN', 'IE'] as const)(
  'an address in %s has a state or province',
  (country) => expect(usesRegion(country)).toBe(true),
)

it.each(['DE', 'AT', 'CH', 'FR', 'BE', 'NL', 'LU', 'DK', 'SE', 'PL', 'PT', 'GB', 'NZ', 'ZA'] as const)(
  'an address in %s has none',
  (country) => expect(usesRegion(country)).toBe(false),
)

it('every country that needs one has the field for it', () => {
  expect(countries.filter((country) => needsRegion(country) && !usesRegion(country))).toEqual([])
  expect(countries.filter(needsRegion)).toContain('US')
})

it('an address without what its country needs has a fault for each', () => {
  for (const country of countries)
    expect(postalFaults({ country })).toEqual([
      ...(needsPostcode(country) ? ['postcode'] : []),
      ...(needsRegion(country) ? ['region'] : []),
    ])
  expect(postalFaults({ country: 'US' })).toEqual(['postcode', 'region'])
  expect(postalFaults({ postcode: '12345', country: 'US' })).toEqual(['region'])
  expect(postalFaults({ postcode: '1234', region: 'NY', country: 'US' })).toEqual(['postcode'])
})

it.each([
  ['GB', 'SW1A 1AA', 'SW1A'],
  ['GB', 'm25bq', '12345'],
  ['GB', 'BFPO 61', 'SW1A 1AC'],
  ['JE', 'JE2 4WD', 'GY1 1AA'],
  ['IE', 'D02 AF30', '12345'],
  ['CZ', '110 00', '1100'],
  ['HU', '1054', '10540'],
  ['GR', '151 24', '1512'],
  ['LV', 'LV-1050', 'LV-105'],
  ['LT', '04340', '4340'],
  ['RO', '010011', '10011'],
  ['SI', 'SI-1000', '10000'],
  ['MT', 'VLT 1117', '1117'],
] as const)('a postcode of %s is %s, and not %s', (country, right, wrong) => {
  expect(postalFaults({ postcode: right, country })).toEqual([])
  expect(postalFaults({ postcode: wrong, country })).toEqual(['postcode'])
})

it('an address in Ireland needs no postcode, one in the United Kingdom does', () => {
  expect(needsPostcode('IE')).toBe(false)
  expect(needsPostcode('GB')).toBe(true)
})
