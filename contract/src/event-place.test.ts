import { expect, it } from 'vitest'
import { placeAfter } from './event-place.ts'

const hall = { online: false, venue: 'Hall', city: 'Freiburg', region: null }
const online = { online: true, venue: null, city: null, region: null }

it('removes the place of an event that becomes online', () => {
  expect(placeAfter(hall, { online: true })).toEqual(online)
  expect(placeAfter(hall, { online: true, venue: 'Hall' })).toEqual(online)
})

it('ends online with a new place', () => {
  expect(placeAfter(online, { city: 'Basel' })).toEqual({ online: false, venue: null, city: 'Basel', region: null })
})

it('keeps what a change does not mention', () => {
  expect(placeAfter(hall, { venue: null })).toEqual({ ...hall, venue: null })
  expect(placeAfter(online, { venue: null })).toEqual(online)
  expect(placeAfter(online, { online: false })).toEqual({ ...online, online: false })
})
