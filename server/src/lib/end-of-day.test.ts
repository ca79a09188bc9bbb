import { expect, it } from 'vitest'
import { endOf } from './end-of-day.ts'

it.each([
  ['Pacific/Auckland', '2031-01-31T10:59:59.000Z'],
  ['America/New_York', '2031-02-01T04:59:59.000Z'],
])('ends the same day of the calendar in %s', (timeZone, at) => {
  expect(endOf('2031-01-31', timeZone).toISOString()).toBe(at)
})
