import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

afterEach(() => vi.unstubAllGlobals())

test('confirms the copy until the focus leaves', async () => {
  const user = userEvent.setup()
  render(<CopyButton text="https://foyer.example/e/bear-hug" label="Copy link" copiedLabel="Copied" />)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe('https://foyer.example/e/bear-hug')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})

const refusing = { writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')) }

test.each([
  ['without the Clipboard API, as on plain HTTP', undefined],
  ['where the browser refuses the Clipboard API', refusing],
])('copies %s', async (_, clipboard) => {
  const user = userEvent.setup()
  vi.stubGlobal('navigator', { ...navigator, clipboard })
  let copied = ''
  document.execCommand = () => {
    copied = document.querySelector('textarea')?.value ?? ''
    return true
  }
  render(<CopyButton text="abc" label="Copy link" copiedLabel="Copied" />)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(copied).toBe('abc')
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Copied' }))
})
