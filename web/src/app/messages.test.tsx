import { messages as en } from '@foyer/words/app/en'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from './test/render-app.tsx'

// One test: what has been loaded stays loaded, as it does in a browser until the page is loaded again.

const reported = vi.spyOn(console, 'error')
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5_000 })

it('the home list does with the first words; other pages bring theirs, in the language they are read in', async () => {
  const { user } = openApp('/en')
  await title(en.home.title)
  await screen.findByRole('link', { name: 'Lantern Walk and Harvest Market' })
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  await title(en.orders.title)
  await user.click(screen.getByRole('link', { name: 'Deutsch' }))
  await title('Bestellungen')
  expect(reported.mock.calls.filter(([what]) => what instanceof Error)).toEqual([])
})
