import { expect, it } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

it.each([
  ['Sunday', '2026-11-22', ['laterToday', 'tomorrow', 'inAWeek']],
  ['Monday', '2026-11-23', ['laterToday', 'tomorrow', 'nextWeek']],
  ['Friday', '2026-11-27', ['laterToday', 'tomorrow', 'nextWeek', 'inAWeek']],
])('offers each time once on %s', (_, day, offered) => {
  const times = snoozeTimes(new Date(`${day}T12:00:00`))
  expect(times.map(({ choice }) => choice)).toEqual(offered)
  expect(new Set(times.map(({ until }) => until)).size).toBe(times.length)
})

it('snoozes until eight in the morning', () => {
  const [, tomorrow, monday] = snoozeTimes(new Date('2026-11-27T12:00:00'))
  expect([tomorrow, monday].map((time) => time && new Date(time.until).toString().slice(0, 21))).toEqual([
    'Sat Nov 28 2026 08:00',
    'Mon Nov 30 2026 08:00',
  ])
})
