import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

// As in the tests of the ticket types.
beforeAll(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))
beforeAll(
  async () => void (await Promise.all([import('../ticket-types/TicketTypes.tsx'), import('./AddOns.tsx')])),
  30_000,
)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('groups of add-ons are added, changed, sorted and deleted', async () => {
  const { user, fetched } = openApp('/en/events/evt_1/tickets')
  const lastBody = () => JSON.parse(String(fetched.mock.calls.findLast(([, given]) => given?.body)?.[1]?.body))
  // within the section: a look through all roles of the page takes long
  const section = within(await screen.findByRole('region', { name: 'Add-ons' }))
  const button = (name: string) => section.getByRole('button', { name })
  const names = () => section.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
  const type = (label: string, text: string, at = 0) => {
    const field = section.getAllByLabelText(label)[at]
    if (!field) throw new Error(`There is no field ${label}.`)
    fireEvent.change(field, { target: { value: text } })
  }
  await user.click(button('Add group of add-ons'))
  expect(section.queryByRole('button', { name: 'Remove Add-on 1' })).toBeNull()
  await user.click(button('Add another'))
  expect(button('Remove Add-on 1')).toBeTruthy()
  type('Minimum per ticket', '2')
  await user.click(button('Add group of add-ons'))
  const errors = within(await section.findByRole('alert'))
  expect(errors.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter a name.',
    'Enter a name for add-on 1.',
    'Enter a price for add-on 1, such as 12.50.',
    'Enter the quantity of add-on 1 as a whole number.',
    'Enter a name for add-on 2.',
    'Enter a price for add-on 2, such as 12.50.',
    'Enter the quantity of add-on 2 as a whole number.',
  ])
  type('Name', 'Shirt')
  type('Add-on 1', 'M')
  type('Add-on 2', 'S')
  for (const at of [0, 1]) {
    type('Price', '15', at)
    type('Quantity available', '40', at)
  }
  await user.click(button('Add group of add-ons'))
  expect(await section.findByText('The minimum can’t be above the maximum.')).toBeTruthy()
  type('Maximum per ticket', '2')
  await user.click(button('Move Add-on 2 up'))
  await user.click(button('Add group of add-ons'))
  await screen.findByText('“Shirt” added.')
  // the tax rate of the ticket types
  const shirt = { priceCents: 1500, taxRateBp: 700, capacity: 40 }
  expect(lastBody()).toMatchObject({
    ticketTypeIds: null,
    addOns: [
      { name: 'S', ...shirt },
      { name: 'M', ...shirt },
    ],
  })
  expect(section.getByText('2 per ticket')).toBeTruthy()
  expect(section.getAllByText('incl. 7% VAT')).toHaveLength(2)
  await user.click(button('Move Shirt up'))
  expect(await section.findByText('Shirt is now number 1 of 2.')).toBeTruthy()
  expect(names()).toEqual(['Shirt', 'Workshop'])
  await user.click(button('Edit Shirt'))
  type('Minimum per ticket', '0')
  await user.click(button('Save add-ons'))
  await screen.findByText('“Shirt” saved.')
  expect(lastBody()).toEqual({ minPerTicket: 0 })
  await user.click(button('Delete Shirt'))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('“Shirt” deleted.')
  expect(names()).toEqual(['Workshop'])
  expect(document.activeElement).toBe(button('Add group of add-ons'))
}, 60_000)
