import { describe, expect, it } from 'vitest'
import { cancellableUntil, cancellationFeeOf } from './cancellation-fee.ts'

const policy = { hoursBefore: 48, feeCents: 0, feeBp: 0 }

describe('the fee of a cancelled ticket', () => {
  it.each([
    ['nothing', {}, 2500, 0],
    ['an amount', { feeCents: 300 }, 2500, 300],
    ['a part of the price, rounded', { feeBp: 1250 }, 1999, 250],
    ['both', { feeCents: 100, feeBp: 1000 }, 2500, 350],
    ['at most the price', { feeCents: 3000, feeBp: 1000 }, 2500, 2500],
    ['nothing of a free ticket', { feeCents: 300 }, 0, 0],
  ])('is %s', (_, fee, price, kept) => {
    expect(cancellationFeeOf({ ...policy, ...fee }, price)).toBe(kept)
  })

  it('ends the hours before the event, and never without a date', () => {
    const date = new Date('2031-06-03T18:00:00Z')
    expect(cancellableUntil(policy, { date, dateTba: false })).toEqual(new Date('2031-06-01T18:00:00Z'))
    expect(cancellableUntil(policy, { date, dateTba: true })).toBeUndefined()
  })
})
