import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a document, and tells whether `firstInput` has resolved. */
async function open(hasBeenActive: boolean): Promise<() => Promise<boolean>> {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true })
  const { firstInput } = await import('./first-input.ts')
  let isThere = false
  void firstInput().then(() => {
    isThere = true
  })
  return async () => {
    await Promise.resolve()
    return isThere
  }
}

it.each(['pointermove', 'touchstart', 'wheel', 'keydown'])('waits for the first %s', async (kind) => {
  const isThere = await open(false)
  expect(await isThere()).toBe(false)
  window.dispatchEvent(new Event(kind))
  expect(await isThere()).toBe(true)
})

it('waits three seconds without any', async () => {
  const isThere = await open(false)
  vi.advanceTimersByTime(2999)
  expect(await isThere()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await isThere()).toBe(true)
})

it('waits for nothing after an earlier one', async () => {
  expect(await (await open(true))()).toBe(true)
})
