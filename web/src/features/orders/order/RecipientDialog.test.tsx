import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openOrder } from '../test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('marks the postcode and the state as optional only where the country needs none', async () => {
  const invoicing = { ask: 'wanted', documents: [], changeable: true }
  const answer = ({ url }: Request) => (url.endsWith('/invoicing') ? Response.json(invoicing) : undefined)
  const { user } = await openOrder([], answer, { totalCents: 2500, test: false })
  await user.click(await screen.findByRole('button', { name: 'Enter recipient' }))
  const dialog = within(await screen.findByRole('dialog'))
  const labels = async (country: string) => {
    await user.selectOptions(dialog.getByLabelText('Country'), country)
    return dialog
      .queryAllByLabelText(/^(Postcode|State)/)
      .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)
  }
  expect(await labels('Germany')).toEqual(['Postcode'])
  expect(await labels('United States')).toEqual(['Postcode', 'State or province'])
  expect(await labels('Ireland')).toEqual(['Postcode (optional)', 'State or province (optional)'])
})
