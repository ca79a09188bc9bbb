import { expect, it } from 'vitest'
import { createOpenStreams } from './open-streams.ts'

it('limits the simultaneous streams of a network, and of all networks together', () => {
  const streams = createOpenStreams({ perNetwork: 2, total: 3 })
  const first = streams.open('a')
  streams.open('a')
  expect(() => streams.open('a')).toThrow(expect.objectContaining({ code: 'rate-limited' }))
  streams.open('b')
  expect(() => streams.open('c')).toThrow(expect.objectContaining({ code: 'rate-limited' }))
  first.release()
  streams.open('a')
  expect(() => streams.open('a')).toThrow(expect.objectContaining({ code: 'rate-limited' }))
})
