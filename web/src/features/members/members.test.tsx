import { messages } from '@foyer/words/app/en'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const words = messages.access.eventChoice
const page = '/en/settings/members'
const people = [
  { id: 'usr_me', name: 'Demo organiser', email: 'organiser@example.com', role: 'owner' },
  { id: 'usr_2', name: 'Noa Keller', email: 'noa@example.com', role: 'door' },
].map((person) => ({ ...person, joinedAt: '2026-01-12T09:00:00.000Z' }))

/** Opens the page of a team with a second member. */
async function openWithTwo(instead: Parameters<typeof openApp>[1] = () => undefined) {
  const me = await mockAnswers('/me')
  const members = people.map((person, at) => (at === 0 ? { ...person, id: me.id } : person))
  const app = openApp(page, (request) => {
    const isList = request.method === 'GET' && request.url.endsWith('/members')
    return isList ? Response.json(members) : instead(request)
  })
  await screen.findByText('Noa Keller')
  return app
}

async function choose({ user }: { user: ReturnType<typeof openApp>['user'] }, name: string, entry: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}

const sent = (fetched: ReturnType<typeof openApp>['fetched'], method: string) =>
  fetched.mock.calls.filter(([, init]) => init?.method === method).map(([url, init]) => [url, init?.body])

it('invites several people with a role, and lists what is open', async () => {
  const { user, fetched } = openApp(page)
  await user.click(await screen.findByRole('button', { name: 'Invite people' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await dialog.findByText('Enter at least one email address.')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Email addresses/), 'noa@example.com, jo@example.com')
  await user.click(dialog.getByRole('radio', { name: /^Door/ }))
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('noa@example.com')).toBeTruthy()
  expect(screen.getByText('jo@example.com')).toBeTruthy()
  expect(sent(fetched, 'POST').at(-1)).toEqual([
    '/api/v1/teams/1/invitations',
    JSON.stringify({ emails: ['noa@example.com', 'jo@example.com'], role: 'door' }),
  ])
  await user.click(screen.getByRole('button', { name: 'Revoke the invitation to jo@example.com' }))
  await waitFor(() => expect(screen.queryByText('jo@example.com')).toBeNull())
})

it('says at the addresses why they cannot be invited, and keeps them', async () => {
  const { user } = openApp(page)
  await user.click(await screen.findByRole('button', { name: 'Invite people' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  const emails = dialog.getByLabelText<HTMLTextAreaElement>(/^Email addresses/)
  await user.type(emails, 'nonsense')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await dialog.findByText('One of these isn’t a valid email address.')).toBeTruthy()
  await user.clear(emails)
  await user.type(emails, 'jo@example.com organiser@example.com')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await dialog.findByText('One of these people is already in the team.')).toBeTruthy()
  expect(emails.value).toBe('jo@example.com organiser@example.com')
})

it('shows the links once where Foyer cannot mail them', async () => {
  const link = 'https://foyer.example/en/invitation?token=abc'
  const { user } = openApp(page, ({ method, url }) =>
    method === 'POST' && url.endsWith('/invitations')
      ? Response.json(
          [
            {
              id: 'inv_1',
              email: 'jo@example.com',
              role: 'manager',
              sentAt: '2026-11-01T00:00:00.000Z',
              expiresAt: '2099-01-01T00:00:00.000Z',
              link,
            },
          ],
          { status: 201 },
        )
      : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Invite people' }))
  await user.type(await screen.findByLabelText(/^Email addresses/), 'jo@example.com')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pass these links on' }))
  expect(dialog.getByText('jo@example.com')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})

it('changes the role of a member, and removes one after a question', async () => {
  const app = await openWithTwo(({ method }) => {
    if (method === 'PATCH') return Response.json({ ...people[1], role: 'manager' })
    return method === 'DELETE' ? new Response(null, { status: 204 }) : undefined
  })
  await choose(app, 'Noa Keller', 'Change role and events')
  const dialog = within(await screen.findByRole('dialog', { name: 'Role and events of Noa Keller' }))
  await app.user.click(dialog.getByRole('radio', { name: /^Manager/ }))
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(app.fetched, 'PATCH')).toEqual([['/api/v1/teams/1/members/usr_2', '{"role":"manager","events":"all"}']])
  await choose(app, 'Noa Keller', 'Remove from team')
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/^Check-in links work without an account/)).toBeTruthy()
  expect(question.queryByText(/^API tokens/)).toBeNull()
  await app.user.click(question.getByRole('button', { name: 'Remove from team' }))
  await waitFor(() => expect(sent(app.fetched, 'DELETE')).toEqual([['/api/v1/teams/1/members/usr_2', undefined]]))
})

it('says why the last owner cannot leave', async () => {
  const app = openApp(page)
  const [actions] = await screen.findAllByRole('button', { name: /^Actions for/ })
  await app.user.click(actions as HTMLElement)
  await app.user.click(await screen.findByRole('menuitem', { name: 'Leave team' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await app.user.click(dialog.getByRole('button', { name: 'Leave team' }))
  expect(await dialog.findByText('The team needs an owner. Make another member an owner first.')).toBeTruthy()
})

it('offers a manager only to leave', async () => {
  sessionStorage.setItem('foyer-team', '2')
  const { user } = openApp(page)
  const [actions] = await screen.findAllByRole('button', { name: /^Actions for/ })
  await user.click(actions as HTMLElement)
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Leave team'])
  expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull()
})

it('invites for chosen events, which it finds on the server, and keeps the choice over a search', async () => {
  const { user, fetched } = openApp(page)
  await user.click(await screen.findByRole('button', { name: 'Invite people' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  await user.type(dialog.getByLabelText(/^Email addresses/), 'jo@example.com')
  await user.click(dialog.getByRole('radio', { name: /^Admin/ }))
  expect(dialog.queryByRole('radio', { name: words.chosen })).toBeNull()
  expect(dialog.getByText(words.everything)).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: /^Door/ }))
  await user.click(dialog.getByRole('radio', { name: words.chosen }))
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect((await dialog.findAllByText(words.required)).length).toBeGreaterThan(0)
  const [first] = await dialog.findAllByRole<HTMLInputElement>('checkbox')
  const chosen = first?.labels?.[0]?.textContent ?? ''
  await user.click(first as HTMLInputElement)
  await user.type(dialog.getByRole('searchbox', { name: words.search }), 'no such event{Enter}')
  expect(await dialog.findByText(/No events found/)).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: chosen }).checked).toBe(true)
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  const row = (await screen.findByText('jo@example.com')).closest('li') as HTMLElement
  expect(within(row).getByText(chosen)).toBeTruthy()
  const body: unknown = JSON.parse(String(sent(fetched, 'POST').at(-1)?.[1]))
  expect(body).toEqual({ emails: ['jo@example.com'], role: 'door', events: [expect.any(String)] })
})

it('shows the events of members, and changes them', async () => {
  const events = [1, 2, 3].map((each) => ({ id: `evt_${each}`, name: `Evening ${each}` }))
  const noa = { ...people[1], role: 'door', events }
  const app = openApp(page, ({ method, url }) => {
    if (method === 'GET' && url.endsWith('/members')) return Response.json([noa])
    return method === 'PATCH' ? Response.json(noa) : undefined
  })
  expect(
    within((await screen.findByText('3 events')).closest('details') as HTMLElement).getByText('Evening 2'),
  ).toBeTruthy()
  await choose(app, 'Noa Keller', 'Change role and events')
  const dialog = within(await screen.findByRole('dialog', { name: 'Role and events of Noa Keller' }))
  await app.user.click(await dialog.findByRole('checkbox', { name: 'Evening 2' }))
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(app.fetched, 'PATCH').map(([, body]) => body)).toEqual(['{"role":"door","events":["evt_1","evt_3"]}'])
})

it('says what the chosen role may do', async () => {
  const { user } = openApp(page)
  await user.click(await screen.findByRole('button', { name: 'Invite people' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  const rights = () => dialog.getByText('What this role can do').closest('details') as HTMLElement
  expect(within(rights()).getByText(messages.access.permissions['orders:refund'])).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: /^Door/ }))
  expect(within(rights()).queryByText(messages.access.permissions['orders:refund'])).toBeNull()
})
