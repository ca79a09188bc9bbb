import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebouncedText } from './use-debounced-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function show(known: string) {
  const onPause = vi.fn()
  const { result, rerender } = renderHook((props: { known: string }) => useDebouncedText(props.known, onPause), {
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

it('shows each letter at once and reports the text after a pause', () => {
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

it('keeps trailing spaces on screen but reports the trimmed text', () => {
  const { type, wait, text, onPause, address } = show('')
  type('film ')
  wait(250)
  expect(onPause.mock.calls).toEqual([['film']])
  address('film')
  expect(text()).toBe('film ')
})

it('follows the URL when it changes elsewhere', () => {
  const { text, address, onPause, wait } = show('film')
  address('')
  expect(text()).toBe('')
  wait(1_000)
  expect(onPause).not.toHaveBeenCalled()
})

it('keeps newer input when the URL follows late', () => {
  const { text, type, wait, address } = show('')
  type('fi')
  wait(250)
  type('film')
  address('fi')
  expect(text()).toBe('film')
})
