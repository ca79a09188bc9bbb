import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { descriptionOf } from '../../test/description.ts'
import { problem } from '../../test/problem.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const statesOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^Change status of ${name}`) })

async function openStates(name: string, instead?: Parameters<typeof openApp>[1], address = '/en') {
  const app = openApp(address, instead)
  const button = await statesOf(name)
  button.focus()
  await app.user.keyboard('{Enter}')
  const menu = await screen.findByRole('menu')
  return { ...app, button, menu, entries: within(menu).getAllByRole('menuitem') }
}

describe('the status menu of an event', () => {
  it.each([
    ['Open Rehearsal', ['Put on sale']],
    ['Winter Concert', ['Close', 'Back to draft']],
    ['Lantern Walk', ['Put back on sale', 'Back to draft']],
  ])('[S2.16] offers %s its transitions, each with its effect', async (name, labels) => {
    const { entries } = await openStates(name)
    expect(entries.map((entry) => entry.querySelector('[slot="label"]')?.textContent)).toEqual(labels)
    for (const entry of entries) expect(entry.querySelector('[slot="description"]')?.textContent).toMatch(/\.$/)
  })

  it('[S4.3] changes the status by keyboard, announces progress and result, and keeps the focus', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { user, button } = await openStates('Winter Concert', (request) =>
      request.method === 'PUT' ? held.then(() => undefined) : undefined,
    )
    await user.keyboard('{Enter}')
    await screen.findByText(/^Changing the status of “Winter Concert/)
    answer()
    await screen.findByText(/^“Winter Concert.* is now closed\.$/)
    await waitFor(() => expect(button.textContent).toBe('Closed'))
    expect(document.activeElement).toBe(button)
  })

  it('[S4.3] lists what is missing before an event can go on sale, with links', async () => {
    sessionStorage.setItem('foyer-team', '2')
    const app = openApp('/en/events')
    await screen.findByText('0 events')
    const made = await fetch('/api/v1/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-team': '2' },
      body: JSON.stringify({ title: 'Le Malade imaginaire', urlLink: 'https://www.example.com' }),
    })
    const { id } = await made.json()
    await app.router.navigate({ href: '/en' })
    await app.user.click(await statesOf('Le Malade'))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Put on sale' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Not ready to go on sale yet' }))
    expect(dialog.getByRole('link', { name: 'Set the date of the event.' }).getAttribute('href')).toBe(
      `/en/events/${id}/settings#date`,
    )
    expect(dialog.getByRole('link', { name: /imprint/ }).getAttribute('href')).toBe(
      `/en/settings/legal?event=${id}#imprint`,
    )
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await statesOf('Le Malade')).textContent).toBe('Draft')
    await app.user.click(await statesOf('Le Malade'))
    await app.user.click(await screen.findByRole('menuitem', { name: 'Put on sale' }))
    await app.user.click(await screen.findByRole('link', { name: 'Set the date of the event.' }))
    await waitFor(() => expect(app.router.state.location.href).toBe(`/en/events/${id}/settings#date`))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('lists what is missing without asking about emails first', async () => {
    const unmailed = async ({ url, method }: Request) => {
      if (url.endsWith('/me')) return Response.json({ ...(await mockAnswers('/me')), sendsMail: false })
      if (method === 'GET' && url.endsWith('/ticket-types')) return Response.json([])
      return method === 'PUT'
        ? problem({ status: 409, code: 'not-ready', errors: [{ path: 'body', code: 'no-ticket-type', message: '' }] })
        : undefined
    }
    const { user } = await openStates('Lantern Walk', unmailed)
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Not ready to go on sale yet' })
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks before it puts an event on sale on an installation without a mail server', async () => {
    const unmailed = async ({ url }: Request) =>
      url.endsWith('/me') ? Response.json({ ...(await mockAnswers('/me')), sendsMail: false }) : undefined
    const { user, fetched } = await openStates('Lantern Walk', unmailed)
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sell without emails?' }))
    const puts = () => fetched.mock.calls.filter(([, init]) => init?.method === 'PUT')
    expect(puts()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Put on sale anyway' }))
    await screen.findByText(/^“Lantern Walk.* is now on sale\.$/)
    expect(puts()).toHaveLength(1)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const open = vi.fn()
    vi.stubGlobal('open', open)
    await user.click(screen.getByRole('button', { name: 'View' }))
    expect(open).toHaveBeenCalledWith('/en/e/lantern-walk', '_blank', 'noopener')
  })

  it('[S4.3] shows why any other change is refused', async () => {
    const { user } = await openStates('Winter Concert', (request) =>
      request.method === 'PUT' ? problem({ status: 409, code: 'transition-refused' }) : undefined,
    )
    await user.keyboard('{Enter}')
    await screen.findByText(/^The status can’t be changed this way/)
  })

  it('[S3.7] [S4.1] changes from draft to on sale, to closed and back, and says what each does', async () => {
    const { user, button } = await openStates('Open Rehearsal')
    expect(button.textContent).toBe('Draft')
    const choose = async (name: string, status: string) => {
      await user.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(button.textContent).toBe(status))
    }
    await choose('Put on sale', 'On Sale')
    await user.click(button)
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
    expect(descriptionOf(screen.getByRole('menuitem', { name: 'Close' }))).toMatch(/Ticket sales stop/)
    await choose('Close', 'Closed')
    await screen.findByText('“Open Rehearsal and Backstage Tour” is now closed.')
    await user.click(button)
    await choose('Back to draft', 'Draft')
    await user.click(button)
    await choose('Put on sale', 'On Sale')
  })
})
