import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls a condition until it holds, at first after 5 ms and later every 200 ms.
 * @returns false when it does not hold within `timeoutMs`
 */
export async function waitUntil(condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs
  for (let pauseMs = 5; !(await condition()); pauseMs = Math.min(pauseMs * 1.5, 200)) {
    if (performance.now() > deadline) return false
    await sleep(pauseMs)
  }
  return true
}
