import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers } from '../../../app/test/render-app.tsx'
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
