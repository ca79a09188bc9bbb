import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { currentToasts, dismissToast } from '../../ui/toasts.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of currentToasts()) dismissToast(id)
})

const list = () => screen.findByRole('list', { name: 'Threads' })
const titles = async () =>
  within(await list())
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const path = (router: { history: { location: { search: string } } }) => router.history.location.search

it('lists what came in, what was not read marked, and the badge counts it', async () => {
  openApp('/en/inbox')
  expect((await titles())[0]).toBe('Unread: Robin Ahrens')
  expect(await screen.findByRole('link', { name: 'Inbox , 3 unread threads' })).toBeTruthy()
})

it('a thread that is opened is read, with its event and order beside it; it is in the address', async () => {
  const { user, router } = openApp('/en/inbox')
  await user.click(await screen.findByRole('link', { name: 'Unread: Robin Ahrens' }))
  const pane = await screen.findByRole('article', { name: 'Robin Ahrens' })
  expect(within(pane).getByText(/Plätze für Rollstühle/)).toBeTruthy()
  expect(within(pane).getByRole('link', { name: /Winter Concert/ })).toBeTruthy()
  expect(path(router)).toBe('?thread=thr_1')
  expect(await screen.findByRole('link', { name: 'Inbox , 2 unread threads' })).toBeTruthy()
})

it('an answer goes out by mail and stands in the thread', async () => {
  const { user } = openApp('/en/inbox?thread=thr_1')
  await user.type(await screen.findByRole('textbox', { name: 'Answer Robin Ahrens' }), 'Yes, by the side entrance.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  await screen.findByText('Your answer is on its way')
  expect(await screen.findByText('Yes, by the side entrance.')).toBeTruthy()
  expect(screen.getByText('Kept in the mail log: there is no mail server')).toBeTruthy()
})

it('what is archived can be brought back with one press', async () => {
  const { user } = openApp('/en/inbox?thread=thr_1')
  await user.click(await screen.findByRole('button', { name: 'Archive' }))
  await waitFor(async () => expect(await titles()).not.toContain('Robin Ahrens'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await titles()).join()).toContain('Robin Ahrens'))
})

it('goes by keys: j and k move, x selects, e archives and goes on, u leaves it unread, ? explains', async () => {
  const { user, router } = openApp('/en/inbox')
  await list()
  await user.keyboard('jj')
  expect(document.activeElement?.textContent).toContain('The website answers again')
  await user.keyboard('k{Enter}')
  await screen.findByRole('article', { name: 'Robin Ahrens' })
  await user.keyboard('u')
  await waitFor(() => expect(path(router)).toBe(''))
  expect((await titles())[0]).toBe('Unread: Robin Ahrens')
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

it('changes all that is selected at once', async () => {
  const { user } = openApp('/en/inbox')
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  expect(screen.getByText('6 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Archive' }))
  await screen.findByRole('heading', { name: 'Nothing waits for you' })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await titles()).toHaveLength(6)
})

it('finds by words, and says that nothing matches', async () => {
  const { user } = openApp('/en/inbox?q=nobody&show=archived')
  await user.click(await screen.findByRole('button', { name: 'Show the whole inbox' }))
  expect(await titles()).toHaveLength(6)
})

it('what comes in while it is read waits until it is asked for, and moves nothing', async () => {
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
  expect((await titles())[0]).toBe('Unread: Zoë New')
})

it('whose role shows no inbox is told so, and nothing is asked for', async () => {
  const me = await mockAnswers('/me')
  const door = { ...me, teams: me.teams.map((team: object) => ({ ...team, role: 'door' })) }
  const { fetched } = openApp('/en/inbox', (request) => (request.url.endsWith('/me') ? Response.json(door) : undefined))
  await screen.findByRole('heading', { name: 'Your role does not show the inbox' })
  expect(fetched.mock.calls.some(([url]) => url.includes('/inbox/unread'))).toBe(false)
})
