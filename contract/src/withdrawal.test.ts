import { expect, it } from 'vitest'
import { excludesWithdrawal } from './withdrawal.ts'

it.each([
  [{ totalCents: 2500, date: '2099-11-20T18:30:00Z' }, true],
  [{ totalCents: 0, date: '2099-11-20T18:30:00Z' }, false],
  // without a date it is not yet an event on a fixed date
  [{ totalCents: 2500, date: undefined }, false],
])('a purchase of %o excludes withdrawal: %s', (purchase, expected) => {
  expect(excludesWithdrawal(purchase)).toBe(expected)
})
