import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers } from '../../../app/test/render-app.tsx'
import { problem } from '../../../test/problem.ts'
import { openOrder } from '../test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [{}, true, 'The buyer gets them by email.'],
  [{}, false, 'The buyer won’t get an email, because no mail server is set up.'],
  [{ email: undefined }, true, ''],
  [{ status: 'expired' }, true, 'The buyer gets them by email. This only works while its tickets are still available.'],
])('says about marking as paid only what is so: %o, mail server %s', async (changes, sendsMail, end) => {
  const me = await mockAnswers('/me')
  const answer = ({ url }: Request) => (url.endsWith('/me') ? Response.json({ ...me, sendsMail }) : undefined)
  const { user } = await openOrder(['mark-paid'], answer, changes)
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const said = dialog.getByText(/^The order will be marked as paid, and its tickets become valid\./).textContent
  expect(said?.slice('The order will be marked as paid, and its tickets become valid.'.length).trim()).toBe(end)
})

it.each([
  [{ receivedCents: 19_900 }, '€199.00'],
  [{ receivedCents: 19_900, refundedCents: 9900 }, '€100.00'],
  [{ receivedCents: 19_900, refundedCents: 19_900 }, undefined],
  [{}, undefined],
])('says before an order is cancelled what happens with the money received: %o', async (changes, amount) => {
  const { user } = await openOrder(['cancel'], () => undefined, { receivedCents: 0, refundedCents: 0, ...changes })
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const said = dialog.queryByText(/has been received/)?.textContent
  const end = ' has been received for this order and isn’t refunded automatically. The order then counts as overpaid,'
  expect(said?.slice(0, said.indexOf(' and you can'))).toBe(amount && amount + end)
  if (amount) expect(said).toContain('“Refund the difference”')
})

it.each([
  ['sold-out', 'There aren’t enough tickets left.'],
  ['transition-refused', /^This order can’t be reinstated: .* no way to pay\./],
] as const)('reinstates an order that has expired, or says why not: %s', async (code, reason) => {
  const { user } = await openOrder(['reactivate'], (request) =>
    request.url.endsWith('/reactivate') ? problem({ status: 409, code }) : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Reinstate order' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reinstate this order?' }))
  await user.click(dialog.getByRole('button', { name: 'Reinstate order' }))
  await dialog.findByText(reason)
})

it('promises no email when an order without an address is reinstated', async () => {
  const { user } = await openOrder(['reactivate'], () => undefined, { email: undefined })
  await user.click(await screen.findByRole('button', { name: 'Reinstate order' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  dialog.getByText(
    'This only works while its tickets are still available. Anything left to pay is due by a new deadline.',
  )
})
