import { expect, it } from 'vitest'
import { noPlace, placeAfter } from './event-place.ts'

const hall = { ...noPlace, venue: 'Hall', street: 'Am Markt 1', city: 'Freiburg', country: 'DE' as const }
const online = { ...noPlace, online: true }

it('removes the place of an event that becomes online', () => {
  expect(placeAfter(hall, { online: true })).toEqual(online)
  expect(placeAfter(hall, { online: true, venue: 'Hall' })).toEqual(online)
})

it('ends online with a new place', () => {
  expect(placeAfter(online, { city: 'Basel' })).toEqual({ ...noPlace, city: 'Basel' })
  expect(placeAfter(online, { country: 'CH' })).toEqual({ ...noPlace, country: 'CH' })
})

it('keeps what a change does not mention', () => {
  expect(placeAfter(hall, { venue: null })).toEqual({ ...hall, venue: null })
  expect(placeAfter(online, { venue: null })).toEqual(online)
  expect(placeAfter(online, { online: false })).toEqual({ ...online, online: false })
})
