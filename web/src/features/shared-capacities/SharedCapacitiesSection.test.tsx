import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

// As in the tests of the ticket types.
beforeAll(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))
beforeAll(
  async () => void (await Promise.all([import('../ticket-types/TicketTypes.tsx'), import('./SharedCapacities.tsx')])),
  30_000,
)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('shared capacities are added, changed and deleted; ticket types name theirs', async () => {
  const { user, fetched } = openApp('/en/events/evt_3/tickets')
  const bodies = () =>
    fetched.mock.calls
      .filter(([, given]) => given?.method === 'POST' || given?.method === 'PATCH')
      .map(([, given]) => JSON.parse(String(given?.body)))
  // within the section: a look through all roles of the page takes long
  const section = within(await screen.findByRole('region', { name: 'Shared capacities' }))
  const button = (name: string) => section.getByRole('button', { name })
  await user.click(button('Add shared capacity'))
  await user.click(button('Add shared capacity'))
  const errors = within(await section.findByRole('alert', { name: '3 things need your attention' }))
  expect(errors.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter a name.',
    'Enter the maximum as a whole number.',
    'Choose at least one ticket type.',
  ])
  await user.type(section.getByLabelText('Name'), 'Screen 1')
  await user.type(section.getByLabelText('Maximum number of tickets'), '40')
  await user.click(section.getByRole('checkbox', { name: 'Standard' }))
  await user.click(section.getByRole('checkbox', { name: 'Concession' }))
  await user.click(button('Add shared capacity'))
  expect(await section.findByText('89 are already reserved or sold, so you can’t go lower.')).toBeTruthy()
  await user.clear(section.getByLabelText('Maximum number of tickets'))
  await user.type(section.getByLabelText('Maximum number of tickets'), '100')
  await user.click(button('Add shared capacity'))
  await screen.findByText('“Screen 1” added.')
  expect(section.getByText('87 sold · 2 reserved · 11 left')).toBeTruthy()
  // the ticket type has no more left than the room
  const types = within(screen.getByRole('list', { name: 'Ticket types' }))
  expect(await types.findByText('68 sold · 2 reserved · 11 left')).toBeTruthy()
  expect(types.getAllByText('Shared capacity: Screen 1')).toHaveLength(2)
  await user.click(button('Edit Screen 1'))
  await user.click(section.getByRole('checkbox', { name: 'Concession' }))
  await user.click(button('Save shared capacity'))
  await screen.findByText('“Screen 1” saved.')
  expect(bodies().at(-1)).toEqual({ ticketTypeIds: ['tkt_6'] })
  expect(document.activeElement).toBe(button('Edit Screen 1'))
  await user.click(button('Delete Screen 1'))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('“Screen 1” deleted.')
  expect(types.queryByText('Shared capacity: Screen 1')).toBeNull()
  expect(document.activeElement).toBe(button('Add shared capacity'))
}, 30_000)
