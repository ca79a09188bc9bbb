import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const views = [
  { id: 'vie_1', name: 'Unpaid', search: 'status=pending', shared: true, own: true },
  { id: 'vie_2', name: 'Paid here', search: 'event=evt_1&status=paid', shared: false, own: true },
  { id: 'vie_3', name: 'Paid elsewhere', search: 'event=evt_3&status=paid', shared: true, own: true },
]

/** Opens a list of orders in a team with these views. @returns what is saved */
function openList(path: string) {
  const saved: object[] = []
  const app = openApp(path, (request) => {
    if (!request.url.includes('/order-views')) return undefined
    if (request.method === 'GET') return Response.json(views)
    void request.json().then((body) => saved.push(body))
    return Response.json(views[0], { status: request.method === 'POST' ? 201 : 200 })
  })
  return { ...app, saved }
}

const items = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)

it('inside an event, a view of all events is the current one, and no view of another event is offered', async () => {
  const { user, router } = openList('/en/events/evt_1/orders?status=pending')
  await user.click(await screen.findByRole('button', { name: 'Unpaid' }))
  expect(await items()).toEqual(['Paid here', 'Unpaid', 'Rename', 'Stop sharing', 'Delete view'])
  await user.click(screen.getByRole('menuitem', { name: 'Paid here' }))
  await screen.findByRole('button', { name: 'Paid here' })
  expect(router.history.location.search).toBe('?status=paid')
})

it('on the list of all events, a view of one event selects it', async () => {
  const { user, router } = openList('/en/orders?status=pending')
  await user.click(await screen.findByRole('button', { name: 'Unpaid' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Paid elsewhere' }))
  await screen.findByRole('button', { name: 'Paid elsewhere' })
  expect(router.history.location.search).toBe('?event=evt_3&status=paid')
})

it.each([
  ['status=cancelled', 'status=cancelled'],
  ['status=cancelled&type=tkt_1', 'event=evt_1&status=cancelled&type=tkt_1'],
])('inside an event, saves its filters for any event, unless one belongs to the event: %s', async (shown, expected) => {
  const { user, saved } = openList(`/en/events/evt_1/orders?${shown}`)
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Mine{Enter}')
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Mine', search: expected }]))
})

it('inside an event, a view keeps its event when it is updated', async () => {
  const { user, saved } = openList('/en/events/evt_1/orders?status=paid')
  await screen.findByRole('button', { name: 'Paid here' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled')
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Update “Paid here”' }))
  await waitFor(() => expect(saved).toEqual([{ search: 'event=evt_1&status=cancelled' }]))
})
