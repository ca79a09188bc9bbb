import { messages } from '@foyer/words/app/en'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

const words = messages.apiTokens
const page = '/en/settings/api'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const sent = (fetched: ReturnType<typeof openApp>['fetched'], method: string) =>
  fetched.mock.calls.filter(([, init]) => init?.method === method).map(([url, init]) => [url, init?.body])

it('creates a token with chosen permissions, and shows its secret once with a command', async () => {
  const { user, fetched } = openApp(page)
  await user.click(await screen.findByRole('button', { name: words.create }))
  const dialog = within(await screen.findByRole('dialog', { name: words.createTitle }))
  await user.click(dialog.getByRole('button', { name: words.create }))
  expect(await dialog.findByText(words.nameRequired)).toBeTruthy()
  await user.type(dialog.getByLabelText(words.name), 'Accounting')
  await user.click(dialog.getByRole('radio', { name: words.choose }))
  await user.selectOptions(dialog.getByLabelText(words.areas.orders), 'orders:refund')
  await user.click(dialog.getByRole('button', { name: words.create }))
  const shown = within(await screen.findByRole('dialog', { name: words.secretTitle }))
  const secret = shown.getByLabelText<HTMLInputElement>(words.secret).value
  expect(secret).toMatch(/^foyer_\w{38}$/)
  expect(shown.getByText(`curl --header "Authorization: Bearer ${secret}"`, { exact: false })).toBeTruthy()
  expect(sent(fetched, 'POST').at(-1)).toEqual([
    '/api/v1/teams/1/api-tokens',
    JSON.stringify({
      name: 'Accounting',
      permissions: ['events:read', 'orders:read', 'orders:write', 'orders:refund'],
      events: null,
      days: 90,
    }),
  ])
  await user.click(shown.getByRole('button', { name: words.done }))
  expect(await screen.findByText('Events: View · Orders: View, change and refund')).toBeTruthy()
  expect(document.body.textContent).not.toContain(secret)
})

it('needs an event where events are chosen, and keeps what was typed', async () => {
  const { user } = openApp(page)
  await user.click(await screen.findByRole('button', { name: words.create }))
  const dialog = within(await screen.findByRole('dialog', { name: words.createTitle }))
  const name = dialog.getByLabelText<HTMLInputElement>(words.name)
  await user.type(name, 'Website')
  await user.click(dialog.getByRole('radio', { name: messages.access.eventChoice.chosen }))
  await user.click(dialog.getByRole('button', { name: words.create }))
  expect(await dialog.findByText(messages.access.eventChoice.required)).toBeTruthy()
  expect(name.value).toBe('Website')
})

it('says of a token of another member who can replace it', async () => {
  const [{ own: _, ...token }] = await mockAnswers('/teams/1/api-tokens')
  openApp(page, ({ url }) =>
    url.endsWith('/api-tokens') ? Response.json([{ ...token, createdBy: 'Noa Keller' }]) : undefined,
  )
  const replace = await screen.findByRole('button', { name: 'Replace token Website', description: /: Noa Keller\./ })
  expect(replace.getAttribute('aria-disabled')).toBe('true')
})

it('replaces and revokes a token, and says what that means', async () => {
  const { user, fetched } = openApp(page)
  await user.click(await screen.findByRole('button', { name: 'Replace token Website' }))
  const rotate = within(await screen.findByRole('dialog', { name: 'Replace the token “Website”?' }))
  await user.click(rotate.getByRole('radio', { name: words.overlaps['1'] }))
  await user.click(rotate.getByRole('button', { name: words.rotateDo }))
  await user.click(
    within(await screen.findByRole('dialog', { name: words.secretTitle })).getByRole('button', { name: words.done }),
  )
  expect(await screen.findByText(/^The previous token ending in x7Qm works until/)).toBeTruthy()
  expect(sent(fetched, 'POST').at(-1)).toEqual(['/api/v1/api-tokens/tok_1/rotate', '{"overlapHours":1}'])
  await user.click(screen.getByRole('button', { name: 'Revoke token Website' }))
  const revoke = within(screen.getByRole('alertdialog'))
  expect(revoke.getByText(words.revokeBody)).toBeTruthy()
  await user.click(revoke.getByRole('button', { name: words.revokeDo }))
  await waitFor(() => expect(screen.getByText(words.none)).toBeTruthy())
})

it('shows members who may not change the team only how the API is used', async () => {
  sessionStorage.setItem('foyer-team', '2')
  openApp(page)
  expect(await screen.findByRole('region', { name: words.use.title })).toBeTruthy()
  expect(screen.queryByRole('region', { name: words.title })).toBeNull()
})
