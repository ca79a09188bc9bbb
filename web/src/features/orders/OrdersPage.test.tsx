import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Orders' }))
    .getAllByRole('row')
    .slice(1)

it('lists orders newest first and loads more on request', async () => {
  const { user } = openApp('/en/orders')
  expect(await rows()).toHaveLength(20)
  expect((await rows())[0]?.textContent).toMatch(/Awaiting payment/)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(async () => expect(await rows()).toHaveLength(40))
})

it('opens at the page of the URL, leads to the first one, and a filter begins with it', async () => {
  const { user, router, unmount } = openApp('/en/orders?sort=total')
  const first = (await rows())[0]?.textContent
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(async () => expect(await rows()).toHaveLength(40))
  const second = (await rows())[20]?.textContent
  await waitFor(() => expect(router.history.location.search).toMatch(/cursor=/))
  const link = router.history.location.href
  unmount()
  const opened = openApp(link)
  expect((await rows())[0]?.textContent).toBe(second)
  await opened.user.click(screen.getByRole('link', { name: 'Back to the first page' }))
  await waitFor(async () => expect((await rows())[0]?.textContent).toBe(first))
  expect(screen.queryByRole('link', { name: 'Back to the first page' })).toBeNull()
  await opened.user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(opened.router.history.location.search).toMatch(/cursor=/))
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid')
  await waitFor(() => expect(opened.router.history.location.search).toBe('?status=paid&sort=total'))
})

it('filters by event and status, all of it in the URL', async () => {
  const { user, router } = openApp('/en/orders?event=evt_3')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Cancelled')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(router.history.location.search).toBe('?event=evt_3&status=cancelled')
  await user.click(screen.getByRole('button', { name: 'More filters' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Refunds' }), 'Owed: you have to transfer it')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect((await rows())[0]?.textContent).toContain('CancelledRefund owed')
  expect(router.history.location.search).toBe('?event=evt_3&status=cancelled&refunds=owed')
  await user.click(screen.getByRole('button', { name: 'Clear these filters' }))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
})

it('filters by disputed payments and by refunds in progress', async () => {
  const { user, router } = openApp('/en/orders?payment=disputed&refunds=created')
  const payments = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Payments' })
  expect([...payments.options].map(({ text }) => text)).toEqual(['Any', 'Disputed'])
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Refunds' }).selectedOptions[0]?.text).toBe(
    'In progress',
  )
  await screen.findByRole('button', { name: 'Show all orders' })
  await user.selectOptions(payments, 'Any')
  await waitFor(() => expect(router.history.location.search).toBe('?refunds=created'))
})

it('marks overpaid and part-paid orders', async () => {
  const order = {
    status: 'paid',
    test: false,
    event: { id: 'evt_3', name: 'Jazz' },
    tickets: 1,
    totalCents: 2500,
    currency: 'EUR',
    paymentMethod: 'transfer',
    reservedAt: '2026-11-20T10:00:00.000Z',
  }
  const orders = [-100, 500, undefined].map((unsettledCents, at) => ({
    ...order,
    id: `ord_${at}`,
    number: `AAAA-222${at}`,
    name: `Guest ${at}`,
    unsettledCents,
  }))
  openApp('/en/orders', (request) =>
    new URL(request.url).pathname === '/orders'
      ? Response.json(orders, { headers: { 'x-total-count': '3' } })
      : undefined,
  )
  await screen.findByText('Guest 0')
  const texts = (await rows()).map(({ textContent }) => /Paid(Overpaid|Part-paid)?/.exec(textContent)?.[0])
  expect(texts).toEqual(['PaidOverpaid', 'PaidPart-paid', 'Paid'])
})

it('limits the list to a promo code, until that is removed', async () => {
  const { user, router } = openApp('/en/orders?code=UNKNOWN')
  await screen.findByRole('button', { name: 'Show all orders' })
  await user.click(screen.getByRole('button', { name: 'Remove filter Promo code: UNKNOWN' }))
  expect(await rows()).toHaveLength(20)
  expect(router.history.location.search).toBe('')
  await user.type(await screen.findByRole('textbox', { name: 'Tag of promo codes' }), 'Radio')
  await waitFor(() => expect(router.history.location.search).toBe('?tag=Radio'))
  expect(await screen.findByRole('button', { name: 'Show all orders' })).toBeTruthy()
})

it('says that nothing matches, and shows all orders on request', async () => {
  const { user } = openApp('/en/orders?q=zebra')
  await user.click(await screen.findByRole('button', { name: 'Show all orders' }))
  expect(await rows()).toHaveLength(20)
})

it('a team without sales sees the first steps', async () => {
  openApp('/en/orders', (request) =>
    new URL(request.url).pathname.endsWith('/orders')
      ? Response.json([], { headers: { 'x-total-count': '0' } })
      : undefined,
  )
  await screen.findByRole('heading', { name: 'No orders yet' })
  expect(screen.getByRole('link', { name: 'An imprint' })).toBeTruthy()
})

it('a role without access sees why, and no orders are requested', async () => {
  const me = await mockAnswers('/me')
  const door = { ...me, teams: me.teams.map((team: object) => ({ ...team, role: 'door' })) }
  openApp('/en/orders', (request) => (request.url.endsWith('/me') ? Response.json(door) : undefined))
  await screen.findByRole('heading', { name: 'Your role doesn’t have access to orders' })
})

it('filters by amount in the currency of the team, sorts, and says what the orders add up to', async () => {
  const { user, router } = openApp('/en/orders?event=evt_3')
  const line = async () => (await screen.findByText(/Tickets and totals exclude/)).parentElement?.textContent
  const all = await line()
  expect(all).toMatch(/^\d+ orders · \d+ tickets · €[\d,.]+ /)
  await user.click(screen.getByRole('button', { name: 'More filters' }))
  await user.type(await screen.findByRole('textbox', { name: 'Total from' }), '60.50')
  await waitFor(() => expect(router.history.location.search).toBe('?event=evt_3&minCents=6050'))
  await vi.waitUntil(async () => (await line()) !== all)
  await user.click(screen.getByRole('button', { name: 'Total' }))
  await waitFor(() => expect(router.history.location.search).toBe('?event=evt_3&minCents=6050&sort=total&order=desc'))
})

it('counts the add-ons of a list that has nothing else, and tickets otherwise', async () => {
  const sums = [{ currency: 'EUR', tickets: 0, addOns: 3, totalCents: 5400 }]
  const { user } = openApp('/en/orders', (request) =>
    request.url.includes('/orders/totals') ? Response.json({ orders: 2, sums }) : undefined,
  )
  await screen.findByText('2 orders · 3 add-ons · €54.00')
  expect(screen.getByText(/^Add-ons and totals exclude/)).toBeTruthy()
  sums[0] = { currency: 'EUR', tickets: 1, addOns: 3, totalCents: 5400 }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid')
  await screen.findByText('2 orders · 1 ticket · €54.00')
})

it('hides columns and takes less room as the URL says', async () => {
  const { user, router } = openApp('/en/orders?hide=event,tickets,nonsense')
  const headers = async () => within(await screen.findByRole('table')).getAllByRole('columnheader')
  expect((await headers()).map(({ textContent }) => textContent)).toEqual([
    // the first column selects orders
    ...['', 'Order', 'Buyer', 'Total', 'Status', 'Ordered'],
  ])
  await user.click(screen.getByRole('button', { name: 'Display' }))
  await user.click(screen.getByRole('checkbox', { name: 'Event' }))
  await waitFor(async () => expect(await headers()).toHaveLength(7))
  await user.click(screen.getByRole('radio', { name: 'Dense' }))
  await waitFor(() => expect(router.history.location.search).toBe('?hide=tickets&rows=dense'))
})

it('names the event of an order unless the list is of one event, which has room for addresses', async () => {
  const { unmount } = openApp('/en/orders')
  expect((await rows())[0]?.textContent).toMatch(/Silent Film Night/)
  expect((await rows())[0]?.textContent).not.toMatch(/@example\.com/)
  unmount()
  openApp('/en/events/evt_1/orders')
  expect((await rows())[0]?.textContent).not.toMatch(/Winter Concert/)
  expect((await rows())[0]?.textContent).toMatch(/@example\.com/)
})

it('moves by j and k, and to the search box by the slash', async () => {
  const { user } = openApp('/en/orders')
  const links = (await rows()).map((row) => within(row).getByRole('link'))
  await user.keyboard('j')
  expect(document.activeElement).toBe(links[0])
  await user.keyboard('jjk')
  expect(document.activeElement).toBe(links[1])
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search orders' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('saves a view, opens it again, shares and deletes it', async () => {
  const { user, router } = openApp('/en/orders?status=pending&hide=event')
  await rows()
  const menu = () => screen.findByRole('button', { name: /^(Views|To be paid)$/ })
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'To be paid{Enter}')
  await screen.findByText('View “To be paid” saved.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled')
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitem', { name: 'Update “To be paid”' }))
  await screen.findByText('View “To be paid” updated.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid')
  await user.click(await menu())
  await user.click(await screen.findByRole('menuitem', { name: 'To be paid' }))
  await waitFor(() => expect(router.history.location.search).toBe('?status=cancelled&hide=event'))
  await user.click(await screen.findByRole('button', { name: 'To be paid' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Share with the team' }))
  await screen.findByText('Everyone in your team can now see “To be paid”.')
  await user.click(await screen.findByRole('button', { name: 'To be paid' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete view' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete view' }))
  await screen.findByText('View “To be paid” deleted.')
})

it('selects by x, by the page and all that match, and says how many', async () => {
  const { user } = openApp('/en/orders')
  await rows()
  await user.keyboard('jxjx')
  await screen.findByText('2 selected')
  await user.click(screen.getByRole('checkbox', { name: 'Select all orders shown' }))
  await screen.findByText('20 selected')
  const all = screen.getByRole('button', { name: /^Select all \d+ that match$/ })
  const [total] = /\d+/.exec(all.textContent) ?? []
  await user.click(all)
  await screen.findByText(`${total} selected`)
  await user.click(within((await rows())[0] ?? document.body).getByRole('checkbox'))
  await screen.findByText('19 selected')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull())
})

it('starts an action on all that match, and shows what became of each order', async () => {
  const bodies: object[] = []
  const job = { id: 'job_1', kind: 'cancel', by: 'Ada', waiting: 0, done: 1, skipped: 1, failed: 0 }
  const received = [{ currency: 'EUR', count: 2, amountCents: 1600 }]
  const preview = { cancelled: 1, skipped: [{ reason: 'paid', count: 2 }], received }
  const { user, router } = openApp('/en/orders?status=pending', (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/order-jobs/cancellation/preview')) return Response.json(preview)
    if (request.method === 'POST') void request.json().then((body) => bodies.push(body))
    if (pathname.endsWith('/order-jobs/job_1/orders'))
      return Response.json(
        [
          { order: { id: 'ord_1', number: 'AAAA-BBBB', name: 'Robin' }, state: 'done' },
          { order: { id: 'ord_2', number: 'CCCC-DDDD' }, state: 'skipped', reason: 'transition-refused' },
        ],
        { headers: { 'x-total-count': '2' } },
      )
    return pathname.includes('/order-jobs')
      ? Response.json(
          { ...job, createdAt: '2026-11-23T10:00:00.000Z' },
          { status: request.method === 'POST' ? 201 : 200 },
        )
      : undefined
  })
  await rows()
  await user.click(screen.getByRole('checkbox', { name: 'Select all orders shown' }))
  const more = screen.queryByRole('button', { name: /that match$/ })
  if (more) await user.click(more)
  await user.click(await screen.findByRole('button', { name: 'Cancel orders' }))
  const dialog = within(screen.getByRole('alertdialog', { name: /^Cancel \d+ orders?\?$/ }))
  await dialog.findByText('1 order will be cancelled.')
  dialog.getByText('2 orders have been paid for and will be skipped.')
  const money = dialog.getByText(/^€16\.00 has been received for 2 of the orders to be cancelled/).textContent
  expect(money).toContain('return the money in each of them with “Refund the difference”')
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Hall closed')
  await user.click(dialog.getByRole('button', { name: /^Cancel \d+ orders?$/ }))
  await screen.findByRole('heading', { level: 1, name: 'Cancel 2 orders' })
  expect(router.history.location.pathname).toBe('/en/orders/jobs/job_1')
  expect(bodies).toMatchObject([{ kind: 'cancel', reason: 'Hall closed' }])
  await screen.findByText('1 done · 1 skipped')
  await screen.findByText('The status of the order doesn’t allow it.')
})

it('shows which emails a decision about the selected requests sends, and which orders it skips', async () => {
  const drafts: object[] = []
  const mail = (text: string) => ({ mail: { subject: 'About it', text } })
  const { user } = openApp('/en/orders?status=requested', (request) => {
    if (!request.url.endsWith('/order-jobs/decision/preview')) return undefined
    void request.json().then((body) => drafts.push(body))
    return Response.json({
      groups: [
        { language: 'de', free: false, count: 2, ...mail('Bitte bezahlen') },
        { language: 'fr', free: true, count: 1, ...mail('Vos billets') },
      ],
      skipped: [
        { reason: 'not-requested', count: 1 },
        { reason: 'no-payment', count: 2 },
      ],
    })
  })
  await rows()
  await user.click(screen.getByRole('checkbox', { name: 'Select all orders shown' }))
  await user.click(await screen.findByRole('button', { name: 'Decline' }))
  const dialog = within(screen.getByRole('alertdialog', { name: /^Decline \d+ requests?\?$/ }))
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Full')
  await user.click(dialog.getByRole('button', { name: 'Preview emails' }))
  await dialog.findByText('3 requests will be declined.')
  dialog.getByText('1 order isn’t a request and will be skipped.')
  dialog.getByText('2 requests will be skipped, because their buyers would have no way to pay.')
  const choice = dialog.getByRole('combobox', { name: 'Email to show' })
  const shown = within(dialog.getByRole('region', { name: 'Email to the buyer' }))
  shown.getByText('Bitte bezahlen')
  await user.selectOptions(choice, '1 request · free tickets · French')
  shown.getByText('Vos billets')
  await user.selectOptions(choice, '2 requests · paid tickets · German')
  expect(drafts).toMatchObject([{ kind: 'decline', reason: 'Full', selection: { ids: [expect.any(String)] } }])
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), ' house')
  expect(dialog.queryByText('Bitte bezahlen')).toBeNull()
})

it('previews and tries a message, and keeps it when the dialog is closed', async () => {
  const sent: [string, object][] = []
  const { user } = openApp('/en/orders', (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'POST') return undefined
    void request.json().then((body) => sent.push([pathname, body]))
    if (pathname.endsWith('/test')) return new Response(null, { status: 204 })
    return Response.json({
      subject: 'Doors',
      from: 'Stage via Foyer <a@b.example>',
      to: 'robin@b.example',
      text: 'Hello Robin,',
    })
  })
  await user.click(within((await rows())[2] ?? document.body).getByRole('checkbox'))
  await user.click(await screen.findByRole('button', { name: 'Write to buyers' }))
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Doors')
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'At seven.')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  await screen.findByText('Hello Robin,')
  await user.click(screen.getByRole('button', { name: 'Send a test to myself' }))
  await screen.findByText('A test email is on its way to you.')
  expect(sent).toMatchObject([
    ['/order-jobs/preview', { subject: 'Doors', text: 'At seven.' }],
    ['/order-jobs/test', { subject: 'Doors', text: 'At seven.' }],
  ])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Write to buyers' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('At seven.')
})

it('opens an order beside the list, the next ones by j, and returns by Escape', async () => {
  const { user, router } = openApp('/en/orders?status=paid')
  const links = (await rows()).map((row) => within(row).getByRole('link'))
  const numberOf = (at: number) => links[at]?.textContent?.slice(0, 9) ?? ''
  await user.click(links[1] ?? document.body)
  const panel = () => screen.findByRole('complementary', { name: /^Order / })
  await waitFor(async () => expect((await panel()).textContent).toContain(numberOf(1)))
  expect(router.history.location.pathname).toBe('/en/orders')
  expect(links[1]?.getAttribute('aria-current')).toBe('page')
  await within(await panel()).findByRole('region', { name: 'Timeline' })
  await user.keyboard('j')
  expect(document.activeElement).toBe(links[2])
  await screen.findByRole('heading', { level: 2, name: `Order ${numberOf(2)}` })
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: `Order ${numberOf(2)}` }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(router.history.location.search).toBe('?status=paid'))
  expect(document.activeElement).toBe(links[2])
  expect(screen.queryByRole('complementary', { name: /^Order / })).toBeNull()
})
