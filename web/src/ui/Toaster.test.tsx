import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from './Toaster.tsx'
import { currentToasts, dismissToast, showToast } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster label="Messages" dismissLabel="Dismiss" />)
})

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  vi.useRealTimers()
})

const show = (...args: Parameters<typeof showToast>) => act(() => void showToast(...args))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const region = () => screen.getByRole('region', { name: 'Messages' })

test('a message appears where it is read out politely, and goes after a while', () => {
  expect(region().getAttribute('aria-live')).toBe('polite')
  show('Saved.')
  expect(region().textContent).toContain('Saved.')
  pass(5_999)
  expect(screen.queryByText('Saved.')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('a message waits while it is pointed at or focused, then has its whole time again', () => {
  show('Saved.')
  pass(5_000)
  fireEvent.pointerEnter(region())
  pass(60_000)
  expect(screen.queryByText('Saved.')).toBeTruthy()
  fireEvent.pointerLeave(region())
  pass(5_999)
  expect(screen.queryByText('Saved.')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('what can be undone stays longer, and undoing it takes the message away', () => {
  const onAction = vi.fn()
  show('Archived.', { action: { label: 'Undo', onAction } })
  pass(9_999)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledOnce()
  expect(screen.queryByText('Archived.')).toBeNull()
})

test('a message dismissed under the pointer does not hold the next one for ever', () => {
  show('First.')
  fireEvent.pointerEnter(region())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  show('Second.')
  pass(6_000)
  expect(screen.queryByText('Second.')).toBeNull()
})

test('of many messages the newest three are shown', () => {
  for (const text of ['One', 'Two', 'Three', 'Four']) show(text)
  expect(currentToasts().map((toast) => toast.text)).toEqual(['Two', 'Three', 'Four'])
})
