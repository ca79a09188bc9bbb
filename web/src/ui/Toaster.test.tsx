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

test('a toast is announced politely and disappears after a while', () => {
  expect(region().getAttribute('aria-live')).toBe('polite')
  show('Saved.')
  expect(region().textContent).toContain('Saved.')
  pass(5_999)
  expect(screen.queryByText('Saved.')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Saved.')).toBeNull()
})

test('a toast waits while hovered or focused, then starts its time again', () => {
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

test('a toast with an action stays longer, and the action dismisses it', () => {
  const onAction = vi.fn()
  show('Archived.', { action: { label: 'Undo', onAction } })
  pass(9_999)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onAction).toHaveBeenCalledOnce()
  expect(screen.queryByText('Archived.')).toBeNull()
})

test('a toast dismissed under the pointer does not pause the next one for ever', () => {
  show('First.')
  fireEvent.pointerEnter(region())
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  show('Second.')
  pass(6_000)
  expect(screen.queryByText('Second.')).toBeNull()
})

test('only the newest three toasts are shown', () => {
  for (const text of ['One', 'Two', 'Three', 'Four']) show(text)
  expect(currentToasts().map((toast) => toast.text)).toEqual(['Two', 'Three', 'Four'])
})
