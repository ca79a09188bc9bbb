import { messages } from '@foyer/words/app/en'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const words = messages.teams
const bar = () => screen.findByRole('complementary', { name: words.seeAs.label })

/** Shows the app as a door volunteer sees it. */
async function seeAsDoor() {
  const app = openApp('/en/settings/members')
  await app.user.click(await screen.findByRole('button', { name: `${words.settings.seeAs} (Door)` }))
  expect(within(await bar()).getByText('You’re viewing this team as: Door. You can’t make changes.')).toBeTruthy()
  return app
}

it('shows an owner the app as a door volunteer sees it, and ends that', async () => {
  const { user } = await seeAsDoor()
  await screen.findByRole('heading', { level: 1, name: messages.home.title })
  expect(screen.queryByRole('link', { name: messages.home.add })).toBeNull()
  expect(screen.queryByRole('link', { name: messages.shell.reports })).toBeNull()
  expect(screen.queryByRole('link', { name: /Inbox/ })).toBeNull()
  await user.click(within(await bar()).getByRole('button', { name: words.seeAs.end }))
  await screen.findByRole('button', { name: 'Invite people' })
  await waitFor(() => expect(screen.queryByRole('complementary', { name: words.seeAs.label })).toBeNull())
  expect(screen.getByRole('link', { name: messages.shell.reports })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Inbox/ })).toBeTruthy()
})

it('says of an order that the role may not read it', async () => {
  const { router } = await seeAsDoor()
  await screen.findByRole('heading', { level: 1, name: messages.home.title })
  await router.navigate({ to: '/en/orders/ord_2' as string })
  await screen.findByRole('heading', { name: messages.orders.notAllowed.title })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows what the role could change, and says at the button why it cannot be changed now', async () => {
  const { user, router, fetched } = await seeAsDoor()
  await screen.findByRole('heading', { level: 1, name: messages.home.title })
  await router.navigate({ to: '/en/events/evt_1/check-in' as string })
  await user.click(await screen.findByRole('button', { name: 'Add check-in list' }))
  const dialog = within(await screen.findByRole('dialog'))
  const add = dialog.getByRole('button', { name: /^(Add|Create|Save)/, description: /You can’t make changes\.$/ })
  await user.click(add)
  expect(add.getAttribute('aria-disabled')).toBe('true')
  expect(fetched.mock.calls.filter(([, init]) => init?.method !== 'GET')).toEqual([])
  await user.keyboard('{Escape}')
  await user.click(within(await bar()).getByRole('button', { name: words.seeAs.end }))
  await user.click(await screen.findByRole('button', { name: 'Invite people' }))
  const send = within(await screen.findByRole('dialog')).getByRole('button', { name: /^Send/ })
  expect(send.getAttribute('aria-disabled')).toBeNull()
})

it('asks as that role, and is over in another team', async () => {
  const { user, fetched } = await seeAsDoor()
  const sent = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-see-as'))
  expect(sent().at(-1)).toBe('door')
  await user.click(screen.getByRole('button', { name: /^Team: / }))
  await user.click(await screen.findByRole('menuitem', { name: /Les Tréteaux/ }))
  await waitFor(() => expect(screen.queryByRole('complementary', { name: words.seeAs.label })).toBeNull())
  expect(sent().at(-1)).toBeNull()
})

it('is offered to those who may change the team, for roles that may not', async () => {
  openApp('/en/settings/members')
  await screen.findByRole('button', { name: `${words.settings.seeAs} (Viewer)` })
  const names = screen.getAllByRole('button', { name: /^See the app/ }).map(({ textContent }) => textContent)
  expect(names).toHaveLength(4)
})
