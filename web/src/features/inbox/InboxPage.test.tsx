import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const list = () => screen.findByRole('list', { name: 'Conversations' })
const titles = async () =>
  within(await list())
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))
const path = (router: { history: { location: { search: string } } }) => router.history.location.search

it('lists the threads, marks unread ones, and counts them in the badge', async () => {
  openApp('/en/inbox')
  expect((await titles())[0]).toBe('Unread: Robin Ahrens, Winter Concert: Strings by Candlelight')
  expect(new Set(await titles()).size).toBe((await titles()).length)
  expect(
    screen.getByRole('checkbox', { name: 'Select Robin Ahrens, Winter Concert: Strings by Candlelight' }),
  ).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Inbox , 4 unread conversations' })).toBeTruthy()
})

it('shows the initials of people and an icon for each kind of notification, and filters by open questions first', async () => {
  openApp('/en/inbox')
  const rows = within(await list()).getAllByRole('listitem')
  const initials = rows.map((row) => row.querySelector('[data-initials]')?.getAttribute('data-initials') ?? 'icon')
  expect(initials[0]).toBe('RA')
  expect(initials).toContain('icon')
  for (const row of rows) expect(row.querySelector('[data-initials], svg')).not.toBeNull()
  const views = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('radio')
  expect(views.map((view) => view.closest('label')?.textContent).slice(0, 2)).toEqual(['Unanswered', 'Inbox'])
})

it('opening a thread marks it as read, links its event and order, and puts it into the URL', async () => {
  const { user, router } = openApp('/en/inbox')
  await user.click(
    await screen.findByRole('link', { name: 'Unread: Robin Ahrens, Winter Concert: Strings by Candlelight' }),
  )
  const pane = await screen.findByRole('article', { name: 'Robin Ahrens' })
  expect(within(pane).getByText(/Plätze für Rollstühle/)).toBeTruthy()
  expect(within(pane).getByRole('link', { name: /Winter Concert/ })).toBeTruthy()
  expect(path(router)).toBe('?thread=thr_1')
  expect(await screen.findByRole('link', { name: 'Inbox , 3 unread conversations' })).toBeTruthy()
})

it('a thread about requests leads to those of its event', async () => {
  const { user } = openApp('/en/inbox')
  await user.click(await screen.findByRole('link', { name: /A new request/ }))
  const pane = within(await screen.findByRole('article', { name: 'A new request' }))
  expect(pane.getByRole('link', { name: 'Requests to decide' }).getAttribute('href')).toMatch(
    /^\/en\/events\/evt_\d\/orders\?status=requested$/,
  )
})

it.each([
  ['stored', 'Reply saved, but not emailed: no mail server is set up'],
  ['failed', 'Reply saved, but the email couldn’t be delivered'],
])('the confirmation of a reply says what became of its mail: %s', async (mail, said) => {
  const { user } = openApp('/en/inbox?thread=thr_1', async (request) => {
    if (request.url.endsWith('/me'))
      return Response.json({ ...(await mockAnswers('/me')), sendsMail: mail !== 'stored' })
    if (request.method !== 'POST' || !request.url.endsWith('/replies')) return undefined
    const thread = await mockAnswers('/inbox/thr_1')
    const reply = { id: 'msg_9', kind: 'reply', text: 'Yes.', at: '2026-11-20T12:00:00Z', mail }
    return Response.json({ ...thread, history: [...thread.history, reply] }, { status: 201 })
  })
  const box = await screen.findByRole('textbox', { name: 'Reply to Robin Ahrens' })
  const promise = mail === 'stored' ? /No mail server is set up/ : /We’ll email it to/
  await screen.findByText(promise)
  await user.type(box, 'Yes.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByText(said)
})

it('a reply is sent by mail and appears in the thread', async () => {
  const { user } = openApp('/en/inbox?thread=thr_1')
  await user.type(await screen.findByRole('textbox', { name: 'Reply to Robin Ahrens' }), 'Yes, by the side entrance.')
  await user.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByText('Reply saved; the email is on its way')
  expect(await screen.findByText('Yes, by the side entrance.')).toBeTruthy()
  expect(screen.getByText('Email on its way')).toBeTruthy()
})

it('archiving a thread can be undone', async () => {
  const { user } = openApp('/en/inbox?thread=thr_1')
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await waitFor(async () => expect((await titles()).join()).not.toContain('Robin Ahrens'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await titles()).join()).toContain('Robin Ahrens'))
})

it('has shortcuts: j and k move, x selects, e archives, u marks as unread, r replies, ? shows help', async () => {
  const { user, router } = openApp('/en/inbox')
  await list()
  await user.keyboard('jj')
  expect(document.activeElement?.textContent).toContain('The website is back up')
  await user.keyboard('k{Enter}')
  await screen.findByRole('article', { name: 'Robin Ahrens' })
  await user.keyboard('u')
  await waitFor(() => expect(path(router)).toBe(''))
  expect((await titles())[0]).toBe('Unread: Robin Ahrens, Winter Concert: Strings by Candlelight')
  await user.keyboard('r')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('e')
  await waitFor(() => expect(path(router)).toBe('?thread=thr_2'))
  await user.keyboard('x')
  expect(await screen.findByText('1 selected')).toBeTruthy()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

it('h and a open the menus to snooze and to assign, of the open thread and of a selection', async () => {
  const { user, router } = openApp('/en/inbox')
  await list()
  await user.keyboard('jja')
  const mine = await screen.findByRole('menuitem', { name: /\(Me\)$/ })
  expect(path(router)).toBe('?thread=thr_2')
  await user.click(mine)
  await screen.findByText('Assigned')
  await user.keyboard('h')
  await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow morning/ }))
  await screen.findByText('Snoozed')
  await waitFor(() => expect(path(router)).toBe(''))
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await user.keyboard('h')
  await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow morning/ }))
  await screen.findByText('6 conversations snoozed')
})

it('applies an action to all selected threads', async () => {
  const { user } = openApp('/en/inbox')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  expect(screen.getByText('7 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  await screen.findByRole('heading', { name: 'Your inbox is empty' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await titles()).toHaveLength(7)
})

it('searches, and says when nothing matches', async () => {
  const { user } = openApp('/en/inbox?q=zebra&show=archived')
  await user.click(await screen.findByRole('button', { name: 'Show the whole inbox' }))
  expect(await titles()).toHaveLength(7)
})

it('new threads wait behind a button and do not move the list', async () => {
  let more: object[] = []
  const { user, queryClient } = openApp('/en/inbox?thread=thr_1', async (request) => {
    const url = new URL(request.url)
    if (!url.pathname.endsWith('/inbox') || request.method !== 'GET' || more.length === 0) return undefined
    const known: object[] = await mockAnswers('/inbox')
    return Response.json([...more, ...known], { headers: { 'x-total-count': String(known.length + more.length) } })
  })
  const before = await titles()
  const [first] = await mockAnswers('/inbox')
  more = [{ ...first, id: 'thr_new', from: { ...first.from, name: 'Zoë New' } }]
  await queryClient.invalidateQueries({ queryKey: ['inbox'] })
  await screen.findByRole('button', { name: '1 new' })
  expect((await titles()).slice(1)).toEqual(before.slice(1))
  await user.click(screen.getByRole('button', { name: '1 new' }))
  expect((await titles())[0]).toBe('Unread: Zoë New, Winter Concert: Strings by Candlelight')
})

it('a role without access sees why, and no request is sent', async () => {
  const me = await mockAnswers('/me')
  const door = { ...me, teams: me.teams.map((team: object) => ({ ...team, role: 'door' })) }
  const { fetched } = openApp('/en/inbox', (request) => (request.url.endsWith('/me') ? Response.json(door) : undefined))
  await screen.findByRole('heading', { name: 'Your role doesn’t have access to the inbox' })
  expect(fetched.mock.calls.some(([url]) => url.includes('/inbox/unread'))).toBe(false)
})
