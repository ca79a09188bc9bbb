import { expect, it } from 'vitest'
import { createCallMeter } from './call-meter.ts'

it('is busy from a number of calls in this second or the last', () => {
  let ms = 10_000
  const meter = createCallMeter(300, () => ms)
  meter.count(299)
  expect(meter.isBusy()).toBe(false)
  meter.count(1)
  expect(meter.isBusy()).toBe(true)
  ms = 11_900
  expect(meter.isBusy()).toBe(true)
  ms = 12_000
  expect(meter.isBusy()).toBe(false)
})

it('forgets calls of long ago', () => {
  let ms = 0
  const meter = createCallMeter(300, () => ms)
  meter.count(1000)
  ms = 60_000
  expect(meter.isBusy()).toBe(false)
})
