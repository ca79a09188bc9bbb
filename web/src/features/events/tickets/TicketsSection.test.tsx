import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../../app/test/render-app.tsx'
import { problem } from '../../../test/problem.ts'

// React Aria puts the caret back at each `selectionchange`; happy-dom sends that event within the call, so for ever.
beforeAll(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))
// fetched by the page when it is shown; here read from disk, which on a busy machine takes longer than a test waits
beforeAll(async () => void (await Promise.all([import('./Tickets.tsx'), import('./TicketTypeForm.tsx')])), 30_000)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

async function openTickets(event: string, instead?: Parameters<typeof openApp>[1]) {
  const app = openApp(`/en/events/${event}`, instead)
  const list = await screen.findByRole('list', { name: 'Ticket types' })
  const names = () =>
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  return { ...app, list, names }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the tickets of an event', () => {
  it('stand in the order of its page, with their price and how many are sold, held and free', async () => {
    const { list, names } = await openTickets('evt_3')
    expect(names()).toEqual(['Regular', 'Reduced'])
    expect(list.textContent).toContain('€16.00')
    expect(list.textContent).toContain('68 sold · 2 held · 20 free')
    await screen.findByText(/taken/)
    expect(screen.getByRole('link', { name: /^\d+ orders$/ }).getAttribute('href')).toBe('/en/orders?event=evt_3')
  })

  it('are moved by buttons that keep the focus, and it is said where one stands then', async () => {
    const { user, names } = await openTickets('evt_1')
    await user.click(button('Move Students up'))
    await waitFor(() => expect(names()).toEqual(['Parkett', 'Students', 'Empore']))
    expect(document.activeElement).toBe(button('Move Students up'))
    expect(screen.getByText('Students is now number 2 of 3.')).toBeTruthy()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['Students', 'Parkett', 'Empore']))
    expect(button('Move Students up').getAttribute('aria-disabled')).toBe('true')
  })

  it('are added with a price typed in the currency of the event', async () => {
    const { user, names, fetched } = await openTickets('evt_2')
    await user.click(button('Add ticket type'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
    await user.keyboard('Patron')
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '12,50')
    await user.type(screen.getByRole('textbox', { name: 'How many there are' }), '5')
    await user.click(button('Add ticket type'))
    await screen.findByText('“Patron” has been added.')
    expect(names()).toEqual(['Visitor', 'Friends of the house', 'Patron'])
    const [, init] = fetched.mock.calls.find(([, given]) => given?.method === 'POST') ?? []
    expect(JSON.parse(String(init?.body))).toMatchObject({ priceCents: 1250, capacity: 5, maxPerOrder: 10 })
    expect(document.activeElement).toBe(button('Add ticket type'))
  }, 20_000)

  it('say at the field what is no amount, and how many are taken when there would be fewer', async () => {
    const { user, fetched } = await openTickets('evt_3')
    await user.click(button('Edit Regular'))
    const capacity = await screen.findByRole('textbox', { name: 'How many there are' })
    await user.clear(capacity)
    await user.type(capacity, '50')
    await user.click(button('Save ticket type'))
    await screen.findByText('That many are held or sold already: 70.')
    expect(document.activeElement).toBe(capacity)
    const [, init] = fetched.mock.calls.find(([, given]) => given?.method === 'PATCH') ?? []
    expect(JSON.parse(String(init?.body))).toEqual({ capacity: 50 })
    await user.clear(screen.getByRole('textbox', { name: 'Price' }))
    await user.click(button('Save ticket type'))
    await screen.findByText('Enter an amount, such as 12.50.')
  }, 20_000)

  it('that were ordered cannot be deleted, and are hidden instead', async () => {
    const { user, list } = await openTickets('evt_3')
    await user.click(button('Delete Reduced'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByRole('dialog', { name: 'It cannot be deleted' })
    await user.click(button('Hide it'))
    await screen.findByText('“Reduced” is hidden now.')
    await waitFor(() => expect(list.textContent).toContain('Hidden'))
  })

  it('say in the dialog when hiding them fails, which has its main button last', async () => {
    const { user } = await openTickets('evt_3', (request) =>
      request.method === 'PATCH' ? problem({ status: 500 }) : undefined,
    )
    await user.click(button('Delete Reduced'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'It cannot be deleted' }))
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Hide it', 'Close'])
    await user.click(button('Hide it'))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('An error occurred'))
  })

  it('that nobody ordered are deleted', async () => {
    const { user, names } = await openTickets('evt_2')
    await user.click(button('Delete Visitor'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('“Visitor” was deleted.')
    expect(names()).toEqual(['Friends of the house'])
    expect(document.activeElement).toBe(button('Add ticket type'))
  })
})
