import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTyped } from './use-typed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(known: string) {
  const onPause = vi.fn()
  const { result, rerender } = renderHook((props: { known: string }) => useTyped(props.known, onPause), {
    initialProps: { known },
  })
  return {
    onPause,
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    address: (next: string) => rerender({ known: next }),
  }
}

it('shows each letter at once, and hands on what was typed once, when the typing pauses', () => {
  const { type, wait, text, onPause } = show('')
  for (const letters of ['f', 'fi', 'fil']) {
    type(letters)
    expect(text()).toBe(letters)
    wait(249)
  }
  expect(onPause).not.toHaveBeenCalled()
  wait(1)
  expect(onPause.mock.calls).toEqual([['fil']])
})

it('leaves spaces at the ends on screen, for a word may follow, but does not hand them on', () => {
  const { type, wait, text, onPause, address } = show('')
  type('film ')
  wait(250)
  expect(onPause.mock.calls).toEqual([['film']])
  address('film')
  expect(text()).toBe('film ')
})

it('takes over what the address says when that changes from elsewhere', () => {
  const { text, address, onPause, wait } = show('film')
  address('')
  expect(text()).toBe('')
  wait(1_000)
  expect(onPause).not.toHaveBeenCalled()
})

it('keeps what is being typed when the address follows late', () => {
  const { text, type, wait, address } = show('')
  type('fi')
  wait(250)
  type('film')
  address('fi')
  expect(text()).toBe('film')
})
