import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

// React Aria restores the caret on each `selectionchange`; happy-dom fires that event synchronously, which loops for
// ever.
beforeAll(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))
// The page loads it on demand; reading it from disk takes longer on a busy machine than a test waits.
beforeAll(
  async () =>
    void (await Promise.all([
      import('./TicketTypes.tsx'),
      import('./TicketTypeForm.tsx'),
      import('./Discounts.tsx'),
      import('./DiscountForm.tsx'),
    ])),
  30_000,
)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

async function openTickets(event: string, instead?: Parameters<typeof openApp>[1]) {
  const app = openApp(`/en/events/${event}/tickets`, instead)
  const list = await screen.findByRole('list', { name: 'Ticket types' })
  const names = () =>
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  return { ...app, list, names }
}

const button = (name: string) => screen.getByRole('button', { name })

async function moveUp(user: UserEvent, name: string) {
  await user.click(button(`Move ${name}`))
  await user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
}

describe('the ticket types of an event', () => {
  it('are listed in order, with price, sold, held and free', async () => {
    const { list, names } = await openTickets('evt_3')
    expect(names()).toEqual(['Standard', 'Concession'])
    expect(list.textContent).toContain('€16.00 incl. 7% VAT')
    expect(list.textContent).toContain('68 sold · 2 reserved · 20 left')
  })

  it('have no tax rate to enter in a small business, which keeps the usual ones', async () => {
    const team = await mockAnswers('/teams/1')
    const { user, fetched } = await openTickets('evt_1', (request) =>
      request.method === 'GET' && /\/teams\/[^/]+$/.test(new URL(request.url).pathname)
        ? Response.json({ ...team, smallBusinessIn: 'DE' })
        : undefined,
    )
    await user.click(button('Edit Balcony'))
    expect(
      await screen.findByText(/^What the buyer pays per ticket\. .* As a small business, you don’t charge VAT\./),
    ).toBeTruthy()
    expect(screen.queryByLabelText(/Tax rate/)).toBeNull()
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'Gallery')
    await user.click(button('Save ticket type'))
    await screen.findByText('“Gallery” saved.')
    const sent = fetched.mock.calls.findLast(([, given]) => given?.body)?.[1]?.body
    expect(JSON.parse(String(sent))).toEqual({ name: 'Gallery', timeZone: 'Europe/Berlin' })
  })

  it('are moved by the menu of the handle, which keeps the focus, and the new position is announced', async () => {
    const { user, names } = await openTickets('evt_1')
    await moveUp(user, 'Student')
    await waitFor(() => expect(names()).toEqual(['Stalls', 'Student', 'Balcony']))
    expect(document.activeElement).toBe(button('Move Student'))
    await screen.findByText('Student is now number 2 of 3.')
    await moveUp(user, 'Student')
    await waitFor(() => expect(names()).toEqual(['Student', 'Stalls', 'Balcony']))
    await user.click(button('Move Student'))
    const up = await screen.findByRole('menuitem', { name: 'Move up' })
    expect(up.getAttribute('aria-disabled')).toBe('true')
    expect(up.textContent).toContain('It’s already first.')
  })

  it('are shown in their new order at once; it is stored one move after the other, and announced when it is', async () => {
    let storeFirst = () => {}
    const firstStored = new Promise<undefined>((resolve) => {
      storeFirst = () => resolve(undefined)
    })
    const stored: unknown[] = []
    const { user, names } = await openTickets('evt_1', async (request) => {
      if (request.method !== 'PUT') return undefined
      stored.push(await request.clone().json())
      return stored.length === 1 ? await firstStored : undefined
    })
    await moveUp(user, 'Student')
    await moveUp(user, 'Student')
    await waitFor(() => expect(names()).toEqual(['Student', 'Stalls', 'Balcony']))
    expect(stored).toHaveLength(1)
    expect(screen.queryByText(/is now number/)).toBeNull()
    storeFirst()
    await screen.findByText('Student is now number 1 of 3.')
    expect(stored).toHaveLength(2)
    expect(names()).toEqual(['Student', 'Stalls', 'Balcony'])
  })

  it("are added with a price in the event's currency", async () => {
    const { user, names, fetched } = await openTickets('evt_2')
    await user.click(button('Add ticket type'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })))
    await user.keyboard('Patron')
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '12,50')
    await user.type(screen.getByRole('textbox', { name: 'Quantity available' }), '5')
    await user.click(button('Add ticket type'))
    await screen.findByText('“Patron” added.')
    expect(names()).toEqual(['General admission', 'Supporters', 'Patron'])
    const [, init] = fetched.mock.calls.find(([, given]) => given?.method === 'POST') ?? []
    expect(JSON.parse(String(init?.body))).toMatchObject({ priceCents: 1250, capacity: 5, maxPerOrder: 10 })
    expect(document.activeElement).toBe(button('Add ticket type'))
    // a draft's next step is named on its overview
    expect(button('Overview')).toBeTruthy()
  }, 20_000)

  it('begin with the tax rate of the last one that costs something', async () => {
    const { user, names } = await openTickets('evt_4')
    expect(names()).toEqual(['Lantern walk with soup', 'Child'])
    await user.click(button('Add ticket type'))
    expect((await screen.findByLabelText<HTMLInputElement>(/^Tax rate/)).value).toBe('19')
  })

  it('have a price that buyers choose, within a range', async () => {
    const { user, list } = await openTickets('evt_3')
    await user.click(button('Edit Standard'))
    await user.click(await screen.findByRole('checkbox', { name: /^Buyers choose the price/ }))
    const lowest = screen.getByRole('textbox', { name: 'Lowest price' })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Suggested price' }).value).toBe('16')
    await user.clear(lowest)
    await user.type(lowest, '20')
    await user.click(button('Save ticket type'))
    await waitFor(() => expect(document.activeElement).toBe(lowest))
    screen.getAllByText('The lowest price can’t be above the suggested price.')
    await user.clear(lowest)
    await user.type(lowest, '5')
    await user.click(button('Save ticket type'))
    await screen.findByText('“Standard” saved.')
    expect(list.textContent).toContain('From €5.00, buyers decide')
  }, 20_000)

  it('show invalid amounts, and how many are taken when the capacity is too small', async () => {
    const { user, fetched } = await openTickets('evt_3')
    await user.click(button('Edit Standard'))
    const capacity = await screen.findByRole('textbox', { name: 'Quantity available' })
    await user.clear(capacity)
    await user.type(capacity, '50')
    await user.click(button('Save ticket type'))
    await screen.findByText('70 are already reserved or sold, so you can’t go lower.')
    expect(document.activeElement).toBe(capacity)
    const [, init] = fetched.mock.calls.find(([, given]) => given?.method === 'PATCH') ?? []
    expect(JSON.parse(String(init?.body))).toEqual({ capacity: 50, timeZone: 'Europe/Berlin' })
    await user.clear(screen.getByRole('textbox', { name: 'Price' }))
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.click(button('Save ticket type'))
    const errors = within(await screen.findByRole('alert', { name: '2 things need your attention' }))
    expect(errors.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enter a name.',
      'Enter a price, such as 12.50.',
    ])
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Standard')
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '16')
    // an error below the fold opens it
    const folded = screen.getByText('Limits, sales period and visibility').closest('details')
    expect(folded?.open).toBe(false)
    const most = screen.getByLabelText('Maximum per order')
    await user.clear(most)
    await user.type(most, 'few')
    await user.click(button('Save ticket type'))
    await waitFor(() => expect(folded?.open).toBe(true))
    expect(document.activeElement).toBe(most)
  }, 20_000)

  it('are duplicated by a form that begins with their values', async () => {
    const { user, names, fetched } = await openTickets('evt_3')
    await user.click(button('Duplicate Concession'))
    const name = await screen.findByLabelText('Name')
    expect(name).toHaveProperty('value', 'Copy of Concession')
    await user.click(button('Cancel'))
    expect(document.activeElement).toBe(button('Duplicate Concession'))
    await user.click(button('Duplicate Concession'))
    // the other is the button below the list
    await user.click(screen.getAllByRole('button', { name: 'Add ticket type' })[0] as HTMLElement)
    await screen.findByText('“Copy of Concession” added.')
    expect(names()).toEqual(['Standard', 'Concession', 'Copy of Concession'])
    const sent = fetched.mock.calls.findLast(([, given]) => given?.method === 'POST')?.[1]?.body
    const [, { id, held, sold, left, ...original }] = await mockAnswers('/events/evt_3/ticket-types')
    expect(JSON.parse(String(sent))).toMatchObject({ ...original, name: 'Copy of Concession' })
  }, 20_000)

  it('are hidden instead of deleted once they were ordered', async () => {
    const { user, list } = await openTickets('evt_3')
    await user.click(button('Delete Concession'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByRole('dialog', { name: 'This ticket type can’t be deleted' })
    await user.click(button('Hide it'))
    await screen.findByText('“Concession” is now hidden.')
    await waitFor(() => expect(list.textContent).toContain('Hidden'))
  })

  it('show in the dialog that hiding failed, with the main button last', async () => {
    const { user } = await openTickets('evt_3', (request) =>
      request.method === 'PATCH' ? problem({ status: 500 }) : undefined,
    )
    await user.click(button('Delete Concession'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'This ticket type can’t be deleted' }))
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Hide it', 'Close'])
    await user.click(button('Hide it'))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('An error occurred'))
  })

  it('are deleted while they have no orders', async () => {
    const { user, names } = await openTickets('evt_2')
    await user.click(button('Delete General admission'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('“General admission” deleted.')
    expect(names()).toEqual(['Supporters'])
    expect(document.activeElement).toBe(button('Add ticket type'))
  })

  it('have a policy by which buyers cancel them', async () => {
    const { user, fetched } = await openTickets('evt_3')
    await user.click(screen.getByRole('checkbox', { name: /^Buyers can cancel paid tickets themselves/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Until' }), '7 days before')
    await user.click(button('Save cancellation policy'))
    await waitFor(() => expect(fetched.mock.calls.some(([, given]) => given?.method === 'PATCH')).toBe(true))
    const [, init] = fetched.mock.calls.find(([, given]) => given?.method === 'PATCH') ?? []
    expect(JSON.parse(String(init?.body))).toMatchObject({
      cancellation: { hoursBefore: 168, feeCents: 0, feeBp: 0, refund: 'automatic' },
    })
  }, 20_000)

  it('have terms for bank transfers, which say what is wrong with them', async () => {
    const { user, fetched } = await openTickets('evt_3')
    const days = screen.getByLabelText('Time to pay')
    await user.clear(days)
    await user.type(days, 'ten')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Counted in' }), 'Working days, Monday to Friday')
    await user.click(screen.getByRole('checkbox', { name: '7 days before it’s due' }))
    await user.click(screen.getByRole('checkbox', { name: '3 days before it’s due' }))
    await user.click(button('Save payment terms'))
    await screen.findByText('Enter a whole number of days.')
    await user.clear(days)
    await user.type(days, '10')
    await user.click(button('Save payment terms'))
    await waitFor(() => expect(fetched.mock.calls.some(([, given]) => given?.method === 'PATCH')).toBe(true))
    const [, init] = fetched.mock.calls.find(([, given]) => given?.method === 'PATCH') ?? []
    expect(JSON.parse(String(init?.body))).toMatchObject({
      paymentTerms: { days: 10, workingDays: true, offeredUntilDays: 2, reminders: [7], late: 'accept' },
    })
  }, 20_000)

  it('have discounts, which are added, changed and deleted', async () => {
    const { user, fetched } = await openTickets('evt_3')
    const sent = () => {
      const bodies = fetched.mock.calls.filter(([, given]) => given?.method === 'PATCH').map(([, given]) => given?.body)
      return JSON.parse(String(bodies.at(-1))).discounts
    }
    // within the section: a look through all roles of the page takes long
    const section = within(await screen.findByRole('region', { name: 'Discounts' }))
    const button = (name: string) => section.getByRole('button', { name })
    await user.click(button('Add discount'))
    await user.click(await section.findByRole('button', { name: 'Add discount' }))
    expect((await screen.findAllByText('Enter a name for the discount.')).length).toBeGreaterThan(0)
    await user.type(section.getByLabelText('Name'), 'Groups')
    await user.selectOptions(section.getByRole('combobox', { name: 'Discount type' }), 'Percentage off larger orders')
    await user.type(section.getByLabelText('Minimum number of tickets'), '5')
    await user.type(section.getByLabelText('Discount per ticket'), '12.5')
    await user.click(section.getByRole('checkbox', { name: 'All ticket types' }))
    await user.click(section.getByRole('checkbox', { name: 'Standard' }))
    await user.click(button('Add discount'))
    await screen.findByText('12.5% off 5 or more tickets: Standard')
    const [type] = sent()[0].ticketTypeIds
    const groups = { name: 'Groups', ticketTypeIds: [type], rule: { kind: 'quantity', from: 5, bp: 1250 } }
    expect(sent()).toEqual([groups])
    await user.click(button('Add discount'))
    await user.type(await section.findByLabelText('Name'), 'Tenth')
    await user.type(section.getByLabelText('Discount per ticket'), '10')
    await user.click(button('Add discount'))
    await screen.findByText('10% off')
    await user.click(button('Edit Groups'))
    await user.selectOptions(await section.findByRole('combobox', { name: 'Discount type' }), 'Fixed price')
    await user.type(section.getByLabelText('Price per ticket'), '9')
    await user.click(button('Save discount'))
    await screen.findByText('€9.00 per ticket: Standard')
    const tenth = { name: 'Tenth', rule: { kind: 'percent', bp: 1000 } }
    expect(sent()).toEqual([tenth, { ...groups, rule: { kind: 'fixed', cents: 900 } }])
    await user.click(button('Delete Groups'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('“Groups” deleted.')
    expect(sent()).toEqual([tenth])
    expect(document.activeElement).toBe(button('Add discount'))
  }, 30_000)
})
