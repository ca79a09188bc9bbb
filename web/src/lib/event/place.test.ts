import { expect, it, vi } from 'vitest'
import { isInPlace, shortAddress, zoneOf } from './place.ts'

it('shows an event in a place in the zone of the place, one online in that of the reader', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'America/Toronto',
  })
  expect(zoneOf({ timeZone: 'Europe/Berlin', city: 'Freiburg' })).toBe('Europe/Berlin')
  expect(zoneOf({ timeZone: 'Europe/Berlin' })).toBe('America/Toronto')
  vi.restoreAllMocks()
})

it.each([{ venue: 'Konzerthaus' }, { city: 'Freiburg' }, { region: 'Alsace' }])('is in a place with %o', (part) => {
  expect(isInPlace({ timeZone: 'UTC', ...part })).toBe(true)
})

it.each([
  ['https://www.example.com/', 'www.example.com'],
  ['https://www.example.com/fair/', 'www.example.com/fair/'],
  ['http://example.com:8080/a?b=c', 'example.com:8080/a'],
])('writes %s as people do', (url, short) => {
  expect(shortAddress(url)).toBe(short)
})
