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
