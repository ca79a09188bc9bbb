import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

// As in the tests of the ticket types.
beforeAll(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => {}))
beforeAll(async () => void (await import('../events/EventCodesPage.tsx')), 30_000)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const severalTickets = /^An order can have several tickets/

it('promo codes are added, found, copied as a link, changed and deleted', async () => {
  const { user, fetched } = openApp('/en/events/evt_1/codes')
  const bodies = () =>
    fetched.mock.calls
      .filter(([, given]) => given?.method === 'POST' || given?.method === 'PATCH')
      .map(([, given]) => JSON.parse(String(given?.body)))
  // within the section: a look through all roles of the page takes long
  const section = within(await screen.findByRole('region', { name: 'Promo codes' }, { timeout: 10_000 }))
  const button = (name: string) => section.getByRole('button', { name })
  await section.findByText('2 codes')
  expect(section.getByText('Free tickets')).toBeTruthy()
  await user.click(button('Add code'))
  // a code without an effect on prices cannot come on top of discounts
  expect(section.getByLabelText(/^Comes on top of automatic discounts/)).toBeTruthy()
  await user.selectOptions(section.getByLabelText('Effect'), 'Doesn’t change prices')
  expect(section.queryByLabelText(/^Comes on top of automatic discounts/)).toBeNull()
  await user.selectOptions(section.getByLabelText('Effect'), 'Percentage off')
  await user.click(button('Add code'))
  const errors = within(await section.findByRole('alert', { name: '2 things need your attention' }))
  expect(errors.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter a code.',
    'Enter the percentage as a number.',
  ])
  await user.type(section.getByLabelText('Code'), 'earlybird')
  await user.type(section.getByLabelText('Reduction'), '12.5')
  await user.click(button('Add code'))
  expect(await section.findByText('This event already has this code.')).toBeTruthy()
  await user.clear(section.getByLabelText('Code'))
  await user.type(section.getByLabelText('Code'), 'friends')
  await user.click(button('Add code'))
  await screen.findByText('Code FRIENDS added.')
  expect(bodies().at(-1)).toMatchObject({ effect: { kind: 'percent', bp: 1250 }, ticketTypeIds: null, uses: null })
  expect(await section.findByText('12.5% off')).toBeTruthy()
  expect(document.activeElement).toBe(button('Add code'))

  await user.type(section.getByLabelText('Search codes'), 'frie')
  await section.findByText('1 code')
  await user.click(button('Copy link'))
  expect(await navigator.clipboard.readText()).toMatch(/\/en\/e\/[a-z0-9-]+\?code=FRIENDS$/)

  await user.click(button('Edit FRIENDS'))
  await user.type(section.getByLabelText('Number of uses (optional)'), '5')
  await user.click(button('Save code'))
  await screen.findByText('Code FRIENDS saved.')
  expect(bodies().at(-1)).toEqual({ uses: 5, timeZone: 'Europe/Berlin' })
  expect(section.getByText('0 of 5 used')).toBeTruthy()
  expect(document.activeElement).toBe(button('Edit FRIENDS'))
  await user.click(button('Delete FRIENDS'))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Code FRIENDS deleted.')
  expect(await section.findByText('No matching codes')).toBeTruthy()

  await user.click(button('Generate codes'))
  await user.type(await section.findByLabelText('Number of codes'), '3')
  await user.type(section.getByLabelText('Beginning of each code (optional)'), 'vip-')
  expect(section.getAllByText(/^VIP-[A-Z2-9]{10}$/)).toHaveLength(3)
  // a code with one use for each order is good for more than one ticket
  expect(section.getByText(severalTickets)).toBeTruthy()
  await user.selectOptions(section.getByLabelText('Counted as one use'), 'Each ticket')
  expect(section.queryByText(severalTickets)).toBeNull()
  await user.type(section.getByLabelText('Reduction'), '100')
  await user.click(button('Generate codes'))
  await section.findByText('3 codes added')
  expect(bodies().at(-1)).toMatchObject({ count: 3, prefix: 'vip-', length: 10, uses: 1 })
  await user.click(button('Show these codes'))
  await section.findByText('Only codes that were added together.')
  await user.click(await section.findByRole('button', { name: 'Delete these 3 codes' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('3 codes deleted.')

  await user.click(button('Import codes'))
  await user.click(await section.findByLabelText('Codes'))
  await user.paste('code,percent\npress,10\none two,x')
  await user.click(button('Check and import'))
  expect((await section.findAllByRole('listitem')).slice(-3).map(({ textContent }) => textContent)).toEqual([
    'Line 3, Code: Use letters, digits, hyphens, full stops and underscores only, without spaces.',
    'Line 3, Percentage off: Enter the percentage as a number.',
  ])
  await user.clear(section.getByLabelText('Codes'))
  await user.click(section.getByLabelText('Codes'))
  await user.paste('code,percent\npress,10')
  await user.click(button('Check and import'))
  await section.findByText('Line 2, Code: This event or another line already has this code.')
  await user.clear(section.getByLabelText('Codes'))
  await user.click(section.getByLabelText('Codes'))
  await user.paste('code,percent\npress-2,10')
  await user.click(button('Check and import'))
  await section.findByText('1 code added')
  await user.click(button('Show sales'))
  const sales = within(await section.findByRole('table', { name: 'Sales with codes' }))
  // on phones each figure has its label
  expect(sales.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'CodeOrdersTicketsSalesDiscount',
    'EARLYBIRDOrders34Tickets71Sales€2,240.00Discount€378.00',
    'PRESSOrders3Tickets6Sales€0.00Discount€238.00',
    'TotalOrders37Tickets77Sales€2,240.00Discount€616.00',
  ])
}, 60_000)

it('the sales with codes say when there are none yet', async () => {
  const total = { orders: 0, tickets: 0, revenueCents: 0, discountCents: 0 }
  const { user } = openApp('/en/events/evt_1/codes', (request) =>
    request.url.includes('/promo-codes/report') ? Response.json({ currency: 'EUR', rows: [], total }) : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Show sales' }))
  await screen.findByText('No sales with codes yet')
})
