import { randomFillSync } from 'node:crypto'

/** How many bytes are drawn at a time: a draw is a call of the system, whatever its size. */
const poolBytes = 8192

// not of Buffer's own pool: no other code sees these bytes
const pool = Buffer.allocUnsafeSlow(poolBytes)
let used = poolBytes

/**
 * Draws random bytes, as `randomBytes` of `node:crypto`, many at a time: an order needs some sixty in small pieces. No
 * byte is given out twice: each one is overwritten when it is, and a thread or process has a pool of its own.
 * @param count at most 8192
 */
export function randomBytes(count: number): Buffer {
  if (count > poolBytes) throw new RangeError(`at most ${poolBytes} bytes at a time`)
  if (used + count > poolBytes) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = Buffer.from(pool.subarray(used, used + count))
  pool.fill(0, used, used + count)
  used += count
  return bytes
}
