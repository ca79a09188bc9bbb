import { describe, expect, it } from 'vitest'
import { sameWallTime } from './same-wall-time.ts'
import { wallTimeCases } from './test/wall-time-cases.ts'

describe('the same wall-clock time in another zone', () => {
  it.each(wallTimeCases)('$name', ({ at, from, to, wanted }) => {
    expect(sameWallTime(at, { from, to })).toBe(wanted)
  })
})
