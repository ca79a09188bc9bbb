import type { DeviceEnvironment } from './types.ts'

/** The server's time, as a device without a network knows it. */
export interface ServerClock {
  /** Takes the server's time as it has just arrived. @returns how far it is ahead of the device's clock, in milliseconds */
  set(serverNow: number): number
  /** The server's time, in milliseconds since 1970. */
  now(): number
  /**
   * How far the server's clock is ahead of the device's, in milliseconds, so that a scan keeps its time when the device's clock is
   * set before it is sent. undefined while that is not known.
   */
  aheadMs(): number | undefined
}

/**
 * How far the two clocks of a device may drift apart after the server's time arrived, in milliseconds. If they differ by more,
 * one of them was set or stood still.
 */
const driftMs = 2000

/**
 * Tells the server's time from two clocks of the device: `now`, which people and the network can set, and `elapsed`, which cannot be
 * set but stands still while some devices sleep. Two facts cannot be known without the server: whether `now` was set forwards
 * or the device has slept, and whether `now` was set while the page was closed. A scan made then has its time from its age
 * when it is sent, which is right unless the clock is set once more in between.
 * @param stored how far the server was ahead when the page was last open
 */
export function createServerClock(
  { now, elapsed }: Pick<DeviceEnvironment, 'now' | 'elapsed'>,
  stored: () => number,
): ServerClock {
  let last: { server: number; now: number; elapsed: number } | undefined
  return {
    set(server) {
      last = { server, now: now(), elapsed: elapsed() }
      return server - last.now
    },
    now() {
      if (!last) return now() + stored()
      // a clock that stands still or is set back is behind the other
      return last.server + Math.max(now() - last.now, elapsed() - last.elapsed)
    },
    aheadMs() {
      if (!last) return undefined
      const drift = now() - last.now - (elapsed() - last.elapsed)
      return Math.abs(drift) <= driftMs ? last.server - last.now : undefined
    },
  }
}
