import { expect, it } from 'vitest'
import { Moment } from './moment.ts'

it.each(['1900-01-01T00:00:00Z', '2027-06-01T18:00:00.000Z', '9999-12-31T23:59:59Z'])('takes %s', (moment) => {
  expect(Moment.parse(moment)).toBe(moment)
})

it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '0099-12-31T00:00:00Z', 'tomorrow', '2027-02-30T00:00:00Z'])(
  'refuses %s',
  (moment) => {
    expect(Moment.safeParse(moment).success).toBe(false)
  },
)
