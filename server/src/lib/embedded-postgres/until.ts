import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Looks again and again whether something holds: soon at first, then every fifth of a second.
 * Answers false when it still does not after `withinMs`.
 */
export async function until(holds: () => boolean | Promise<boolean>, withinMs: number): Promise<boolean> {
  const deadline = performance.now() + withinMs
  for (let pauseMs = 5; !(await holds()); pauseMs = Math.min(pauseMs * 1.5, 200)) {
    if (performance.now() > deadline) return false
    await sleep(pauseMs)
  }
  return true
}
