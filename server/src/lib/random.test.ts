import { expect, it, vi } from 'vitest'
import { randomBytes } from './random.ts'

it('no byte is given out twice', () => {
  const drawn = Array.from({ length: 20_000 }, (_, index) => randomBytes(8 + (index % 17)))
  // eight bytes that were drawn on their own repeat with a chance of 1 to 10¹¹
  const starts = drawn.map((bytes) => bytes.toString('hex', 0, 8))
  expect(new Set(starts).size).toBe(starts.length)
  expect(drawn.every((bytes, index) => bytes.length === 8 + (index % 17))).toBe(true)
})

it('a drawn piece shares no memory with later ones', () => {
  const first = randomBytes(16)
  const copy = Buffer.from(first)
  for (let draws = 0; draws < 2000; draws++) randomBytes(16).fill(0)
  expect(first.equals(copy)).toBe(true)
})

it('all values of a byte are drawn equally often', () => {
  const counts = new Array<number>(256).fill(0)
  for (const byte of Array.from({ length: 8 }, () => randomBytes(8192)).flatMap((bytes) => [...bytes]))
    counts[byte] = (counts[byte] ?? 0) + 1
  // 256 of each; six standard deviations are 96
  expect(Math.min(...counts)).toBeGreaterThan(160)
  expect(Math.max(...counts)).toBeLessThan(352)
})

it('another process or thread, which loads the module again, draws other bytes', async () => {
  vi.resetModules()
  const { randomBytes: ofAnother } = await import('./random.ts')
  expect(ofAnother).not.toBe(randomBytes)
  const drawn = [randomBytes(16), ofAnother(16), randomBytes(16), ofAnother(16)].map((bytes) => bytes.toString('hex'))
  expect(new Set(drawn).size).toBe(4)
})

it('more than the pool holds is refused', () => {
  expect(() => randomBytes(8193)).toThrow(RangeError)
})
