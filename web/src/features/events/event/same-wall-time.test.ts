import { describe, expect, it } from 'vitest'
import { sameWallTime } from './same-wall-time.ts'

describe('the same wall-clock time in another zone', () => {
  it.each([
    ['in winter', '2026-11-20T18:30:00.000Z', 'Europe/Berlin', 'Europe/London', '2026-11-20T19:30:00.000Z'],
    ['in summer', '2027-07-20T18:30:00.000Z', 'Europe/Berlin', 'UTC', '2027-07-20T20:30:00.000Z'],
    ['across the date line', '2026-11-20T18:30:00.000Z', 'UTC', 'Pacific/Auckland', '2026-11-20T05:30:00.000Z'],
    ['where summer time skips it', '2027-03-28T02:30:00.000Z', 'UTC', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['where it comes twice', '2027-10-31T02:30:00.000Z', 'UTC', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
    ['in the same zone', '2027-10-31T01:30:00.000Z', 'UTC', 'UTC', '2027-10-31T01:30:00.000Z'],
  ])('%s', (_, at, from, to, wanted) => {
    expect(sameWallTime(at, from, to)).toBe(wanted)
  })
})
