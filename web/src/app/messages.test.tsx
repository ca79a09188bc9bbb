import { messages as en } from '@foyer/words/app/en'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from './test/render-app.tsx'

// One test only, because loaded messages stay loaded for all tests of a file, as in a browser until a reload.

const reported = vi.spyOn(console, 'error')
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

it('home needs the first part only; other pages load theirs, also after a change of language', async () => {
  const { user } = openApp('/en')
  await title(en.home.title)
  await screen.findByRole('link', { name: 'Lantern Walk and Harvest Market' })
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  await title(en.orders.title)
  await user.click(screen.getByRole('link', { name: 'Deutsch' }))
  await title('Bestellungen')
  expect(reported.mock.calls.filter(([what]) => what instanceof Error)).toEqual([])
})
