import { expect, it } from 'vitest'
import { countries } from './countries.ts'
import { postalFault, usesRegion } from './postal-rules.ts'

it.each(['US', 'CA', 'AU', 'BR', 'IN', 'MX', 'IT', 'ES', 'JP', 'CN', 'IE'] as const)(
  'an address in %s has a state or province',
  (country) => expect(usesRegion(country)).toBe(true),
)

it.each(['DE', 'AT', 'CH', 'FR', 'BE', 'NL', 'LU', 'DK', 'SE', 'PL', 'PT', 'GB', 'NZ', 'ZA'] as const)(
  'an address in %s has none',
  (country) => expect(usesRegion(country)).toBe(false),
)

it('every country that needs one has the field for it', () => {
  const without = (country: (typeof countries)[number]) => !usesRegion(country)
  expect(
    countries.filter((country) => without(country) && postalFault({ postcode: '', country }) === 'region'),
  ).toEqual([])
  expect(postalFault({ postcode: '12345', country: 'US' })).toBe('region')
})
