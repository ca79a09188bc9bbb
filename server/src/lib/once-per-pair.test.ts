import { expect, it } from 'vitest'
import { oncePerPair } from './once-per-pair.ts'

it('makes a result once for two objects, and again for another partner of the first', () => {
  let made = 0
  const named = oncePerPair(
    (event: { name: string }, team: { name: string }) => `${++made} ${event.name}, ${team.name}`,
  )
  const [event, team] = [{ name: 'Rush' }, { name: 'Playhouse' }]
  expect([named(event, team), named(event, team)]).toEqual(['1 Rush, Playhouse', '1 Rush, Playhouse'])
  expect(named(event, { name: 'Playhouse Ltd' })).toBe('2 Rush, Playhouse Ltd')
  expect(named({ ...event }, team)).toBe('3 Rush, Playhouse')
})
