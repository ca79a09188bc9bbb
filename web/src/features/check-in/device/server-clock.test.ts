import { expect, it } from 'vitest'
import { createServerClock } from './server-clock.ts'

const minutes = (count: number) => count * 60_000

/** A device whose clock is ten minutes slow, and which has just heard the server's time, 1000 minutes. */
function started() {
  const device = { now: minutes(990), elapsed: minutes(7) }
  const clock = createServerClock({ now: () => device.now, elapsed: () => device.elapsed }, () => minutes(3))
  const tick = (now: number, elapsed = now) => {
    device.now += minutes(now)
    device.elapsed += minutes(elapsed)
  }
  return { clock, tick, hear: () => clock.set(minutes(1000)), state: () => [clock.now(), clock.aheadMs()] }
}

it('has the server’s time while both clocks of the device run', () => {
  const { tick, hear, state } = started()
  expect(hear()).toBe(minutes(10))
  tick(30)
  expect(state()).toEqual([minutes(1030), minutes(10)])
})

it.each([
  ['is set back', 30 - 60, 30, 1030],
  // the same to the device, which takes it for a sleep
  ['is set forwards', 30 + 60, 30, 1090],
  ['runs on while the other stands still in a sleep', 90, 30, 1090],
])('says when it does not know how far it is behind, because its clock %s', (_, now, elapsed, server) => {
  const { tick, hear, state } = started()
  hear()
  tick(now, elapsed)
  expect(state()).toEqual([minutes(server), undefined])
  hear()
  expect(state()[0]).toBe(minutes(1000))
})

it('takes the last known difference after a restart, but does not vouch for it', () => {
  expect(started().state()).toEqual([minutes(993), undefined])
})
