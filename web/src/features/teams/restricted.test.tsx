import { messages } from '@foyer/words/app/en'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a page as a manager of all events of the team, or of chosen ones. */
async function openAsManager(path: string, restricted: boolean) {
  const me = await mockAnswers('/me')
  const [team] = me.teams
  const teams = [{ ...team, role: 'manager', ...(restricted && { restricted }) }]
  const app = openApp(path, ({ url }) => (url.endsWith('/me') ? Response.json({ ...me, teams }) : undefined))
  await screen.findByRole('heading', { level: 1 })
  return app
}

const add = () => screen.queryByRole('link', { name: messages.home.add })
const statements = () => screen.queryByRole('link', { name: messages.orders.bankStatements })

it('offers new events and bank statements to members with all events only', async () => {
  for (const restricted of [false, true]) {
    const home = await openAsManager('/en', restricted)
    expect(add() !== null).toBe(!restricted)
    home.unmount()
    const orders = await openAsManager('/en/orders', restricted)
    await screen.findByRole('link', { name: messages.orderJobs.job.all })
    expect(statements() !== null).toBe(!restricted)
    orders.unmount()
  }
})

it('says on the pages themselves why a member with chosen events cannot use them', async () => {
  const create = await openAsManager('/en/create-event', true)
  expect(await screen.findByText(messages.createEvent.notAllowed.title)).toBeTruthy()
  create.unmount()
  const imports = await openAsManager('/en/orders/bank-statements', true)
  expect(await screen.findByText(messages.bankStatements.notAllowed.title)).toBeTruthy()
  const asked = imports.fetched.mock.calls.map(([url]) => url).filter((url) => url.includes('bank-statements'))
  expect(asked).toEqual([])
})

it('keeps the copy of an event and the command for a new one from members with chosen events', async () => {
  const [event] = await mockAnswers('/events')
  const { user } = await openAsManager(`/en/events/${event.id}/settings`, true)
  const more = within(await screen.findByRole('region', { name: messages.event.more.title }))
  expect(more.queryByRole('button', { name: messages.duplicateEvent.action })).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'create')
  expect(await screen.findByRole('option', { name: /New team/ })).toBeTruthy()
  expect(screen.queryByRole('option', { name: /Add event|New event/ })).toBeNull()
})
