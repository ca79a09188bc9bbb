import { expect, it, vi } from 'vitest'
import { displayZoneOf, isInPlace, shortAddress } from './place.ts'

it("shows times in the event's zone, or in the reader's for an online event", () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: 'America/Toronto',
  })
  expect(displayZoneOf({ timeZone: 'Europe/Berlin', online: false })).toBe('Europe/Berlin')
  expect(displayZoneOf({ timeZone: 'Europe/Berlin', online: true })).toBe('America/Toronto')
  vi.restoreAllMocks()
})

it.each([{ venue: 'Konzerthaus' }, { city: 'Freiburg' }, { region: 'Alsace' }])(
  'counts as in a place with %o',
  (part) => {
    expect(isInPlace(part)).toBe(true)
  },
)

it.each([
  ['https://www.example.com/', 'www.example.com'],
  ['https://www.example.com/fair/', 'www.example.com/fair/'],
  ['http://example.com:8080/a?b=c', 'example.com:8080/a'],
])('shortens %s', (url, short) => {
  expect(shortAddress(url)).toBe(short)
})
