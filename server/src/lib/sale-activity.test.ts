import { expect, it } from 'vitest'
import { createSaleActivity } from './sale-activity.ts'

it('a rush is three hundred calls in this second or the last', () => {
  let ms = 10_000
  const activity = createSaleActivity(() => ms)
  activity.count(299)
  expect(activity.isRush()).toBe(false)
  activity.count(1)
  expect(activity.isRush()).toBe(true)
  ms = 11_900
  expect(activity.isRush()).toBe(true)
  ms = 12_000
  expect(activity.isRush()).toBe(false)
})

it('orders of long ago are no rush', () => {
  let ms = 0
  const activity = createSaleActivity(() => ms)
  activity.count(1000)
  ms = 60_000
  expect(activity.isRush()).toBe(false)
})
