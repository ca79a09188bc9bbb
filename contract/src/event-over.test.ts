import { expect, it } from 'vitest'
import { overAt } from './event-over.ts'

const date = '2027-06-01T18:00:00.000Z'

it('an event is over at its end', () => {
  expect(overAt({ date, endsAt: '2027-06-01T20:00:00.000Z' })).toEqual(new Date('2027-06-01T20:00:00.000Z'))
})

it('without an end it is over twelve hours after its start', () => {
  expect(overAt({ date: new Date(date), endsAt: null })).toEqual(new Date('2027-06-02T06:00:00.000Z'))
})

it('an event whose date is open is not over', () => {
  expect(overAt({ date, dateTba: true, endsAt: null })).toBeUndefined()
  expect(overAt({})).toBeUndefined()
})
