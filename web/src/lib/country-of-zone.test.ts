import { expect, it } from 'vitest'
import { countryOfZone } from './country-of-zone.ts'

it.each([
  ['Europe/Berlin', 'DE'],
  ['Europe/Zurich', 'CH'],
  ['UTC', undefined],
])('the country of %s is %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})
