import { expect, it } from 'vitest'
import { check } from './http/check.ts'
import { ProblemError } from './http/problem-error.ts'
import { Moment } from './moment.ts'

it.each(['1900-01-01T00:00:00Z', '2027-06-01T18:00:00.000Z', '2199-12-31T23:59:59.999Z'])('takes %s', (moment) => {
  expect(Moment.parse(moment)).toBe(moment)
})

it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '0099-12-31T00:00:00Z', 'tomorrow', '2027-02-30T00:00:00Z'])(
  'refuses %s',
  (moment) => {
    expect(Moment.safeParse(moment).success).toBe(false)
  },
)

it.each(['1899-12-31T23:59:59Z', '2200-01-01T00:00:00Z', '9999-12-31T23:00:00Z'])(
  'says of %s which years there are',
  (moment) => {
    const refusal = (() => {
      try {
        return check(Moment, moment, 'body.date')
      } catch (error) {
        return error
      }
    })()
    expect(refusal).toBeInstanceOf(ProblemError)
    expect(refusal).toMatchObject({ details: { errors: [{ path: 'body.date', code: 'date-range' }] } })
  },
)
