import type { AddOnGroup } from '@foyer/contract/add-ons'
import type { CheckInLink, CheckInList, DoorDashboard } from '@foyer/contract/check-in'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const at = '2026-06-01T18:00:00.000Z'
const north: CheckInLink = { id: 'chk_1', gate: 'North', takesMoney: false, token: 'token-of-north' }
const list: CheckInList = {
  id: 'chl_1',
  name: 'Everyone',
  exits: true,
  reentry: true,
  names: true,
  used: true,
  links: [north, { ...north, id: 'chk_2', gate: 'South', takesMoney: true, validUntil: at }],
}
const ada = { id: 'tic_1', number: 'K7QR-2VXM', typeName: 'Seat', name: 'Ada Lovelace' }
const scan = { id: 's', kind: 'entry', verdict: 'already-in', at, gate: 'North', device: 'd', ticket: ada } as const
const dashboard: DoorDashboard = {
  inside: 12,
  admitted: 15,
  expected: 40,
  types: [
    { id: 'tkt_1', name: 'Stalls', inside: 9, admitted: 10, expected: 30 },
    { id: 'tkt_2', name: 'Balcony', inside: 3, admitted: 5, expected: 10 },
  ],
  gates: [{ id: 'chk_1', gate: 'North', entries: 15, exits: 3, lastAt: at }],
  takings: [
    { link: 'chk_2', gate: 'South', method: 'cash', currency: 'EUR', payments: 2, amountCents: 4000 },
    { link: 'chk_2', gate: 'South', method: 'terminal', currency: 'EUR', payments: 1, amountCents: 2050 },
  ],
  minutes: [],
  scans: [scan],
  conflicts: [{ ...scan, shown: 'admitted', earlier: { at, gate: 'South', device: 'e' } }],
  conflictCount: 1,
}

const addOn = { priceCents: 0, taxRateBp: 0, capacity: 9, held: 0, sold: 0, left: 9 }

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

/** Opens the tab of an event with these lists. @returns the requests that change something, among others */
async function openTab(lists: CheckInList[] = [list], door: Partial<DoorDashboard> = {}, groups: AddOnGroup[] = []) {
  const sent: { call: string; body: unknown }[] = []
  const app = openApp('/en/events/evt_3/check-in', async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET') {
      sent.push({
        call: `${request.method} ${pathname}`,
        body: await request
          .clone()
          .json()
          .catch(() => undefined),
      })
      if (pathname.includes('check-in-links') || pathname.endsWith('/links')) return json({ ...north, ...door })
      return undefined
    }
    if (pathname.endsWith('/check-in-lists')) return json(lists)
    if (pathname.endsWith('/add-on-groups')) return json(groups)
    return pathname.endsWith('/dashboard') ? json({ ...dashboard, ...door }) : undefined
  })
  await screen.findByRole('heading', { name: lists[0]?.name ?? 'No check-in list yet' })
  return { ...app, sent }
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

describe('the check-in of an event', () => {
  it('is on its overview once a list is in use: how many of the expected have come', async () => {
    openApp('/en/events/evt_3', (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/check-in-lists'))
        return json([list, { ...list, id: 'chl_2', name: 'Later', used: false }])
      return pathname.endsWith('/dashboard') ? json(dashboard) : undefined
    })
    const part = within(await screen.findByRole('region', { name: 'At the door' }))
    expect(await part.findByText('15 of 40 checked in, 12 inside now')).toBeTruthy()
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Everyone15 of 40 checked in, 12 inside now',
    ])
  })

  it('shows who is inside, per ticket type and entrance, what was taken, the last scans and conflicts', async () => {
    await openTab()
    const inside = await screen.findByText('Inside', { selector: 'dt' })
    expect(inside.nextSibling?.textContent).toBe('12')
    expect(await rowsOf('By ticket type')).toMatchObject([
      expect.stringMatching(/Stalls.*9.*10.*30/),
      expect.stringMatching(/Balcony.*3.*5.*10/),
    ])
    expect(await rowsOf('By entrance')).toMatchObject([expect.stringMatching(/North.*15.*3/)])
    expect(await rowsOf('Money taken at the door')).toMatchObject([
      expect.stringMatching(/South.*Cash.*2.*€40\.00/),
      expect.stringMatching(/South.*Card terminal.*1.*€20\.50/),
    ])
    expect(screen.getByText('Total: €60.50')).toBeTruthy()
    expect(screen.getByText('1 conflict')).toBeTruthy()
    expect(screen.getByText(/Ada Lovelace: let in at .* already in since .* \(South\)/)).toBeTruthy()
    expect(screen.getByText('Already in')).toBeTruthy()
  })

  it.each([
    ['a queue', [3, 0, 5, 2], '5 in the last full minute, 5 in the busiest'],
    ['a standstill', [3, 1, 0, 0], '0 in the last full minute, 3 in the busiest'],
  ])('draws the entries per minute until now, as of %s', async (_, entries, rate) => {
    const minutes = entries.map((count, index) => ({ at: `2026-06-01T18:0${index}:00.000Z`, entries: count }))
    await openTab([list], { minutes })
    const line = await screen.findByRole('img', { name: `Entries per minute, last hour: ${rate}` })
    expect(screen.getByText(rate)).toBeTruthy()
    // a point for each minute
    expect(line.querySelector('path')?.getAttribute('d')?.split(/[ML]/).slice(1)).toHaveLength(4)
  })

  it('counts all conflicts, also those that it does not list', async () => {
    await openTab([list], { conflictCount: 1234 })
    expect(await screen.findByText('1,234 conflicts')).toBeTruthy()
    expect(screen.getByText(/Showing the latest 1\./)).toBeTruthy()
  })

  it('adds a first list with a name of its own, and refuses one without', async () => {
    const { user, sent } = await openTab([])
    await user.click(screen.getByRole('button', { name: 'Add check-in list' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    expect(name).toHaveProperty('value', 'All tickets')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Add list' }))
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
    expect(sent).toEqual([])
    await user.type(name, 'Balcony')
    await user.click(screen.getByRole('checkbox', { name: 'Scan people when they leave' }))
    await user.click(screen.getByRole('button', { name: 'Add list' }))
    await waitFor(() =>
      expect(sent[0]?.body).toMatchObject({ name: 'Balcony', exits: true, ticketTypes: null, addOns: null }),
    )
  })

  it('says which add-on a list asks for, and changes it', async () => {
    const addOns = ['Dinner', 'Concert'].map((name, at) => ({ ...addOn, id: `add_${at}`, name }))
    const groups = [{ id: 'grp_1', name: 'Evening', minPerTicket: 0, maxPerTicket: 1, addOns }]
    const { user, sent } = await openTab([{ ...list, addOns: ['add_0', 'add_1'] }], {}, groups)
    expect(await screen.findByText(/^All ticket types, only with Dinner or Concert, exits scanned/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Edit list' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit list' }))
    const boxes = within(dialog.getByRole('group', { name: 'Add-ons' }))
    const [none, dinner, concert] = boxes.getAllByRole('checkbox') as HTMLInputElement[]
    expect([none?.checked, dinner?.checked, concert?.checked]).toEqual([false, true, true])
    await user.click(boxes.getByRole('checkbox', { name: 'Evening – Concert' }))
    await user.click(dialog.getByRole('button', { name: 'Save list' }))
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ addOns: ['add_0'] }))
  })
})

describe('a link', () => {
  it('shows its state and its right, opens its page in a new tab, and shows its QR code', async () => {
    const { user } = await openTab()
    const links = screen.getAllByRole('listitem').filter((item) => within(item).queryAllByRole('button').length > 0)
    expect(links.map((link) => within(link).getByText(/^(Active|Expired)$/).textContent)).toEqual(['Active', 'Expired'])
    expect(within(links[1] as HTMLElement).getByText(/May take money at the door/)).toBeTruthy()
    const open = within(links[0] as HTMLElement).getByRole('link', { name: 'Open link (opens in a new tab)' })
    expect(open.getAttribute('href')).toBe(`${location.origin}/en/check-in/${list.links[0]?.token}`)
    expect(open.getAttribute('target')).toBe('_blank')
    await user.click(within(links[0] as HTMLElement).getByRole('button', { name: 'Show QR code' }))
    await screen.findByRole('img', { name: 'QR code of the link' })
  })

  it('is made with the right to take money, and changed without sending that again', async () => {
    const { user, sent } = await openTab()
    await user.click(screen.getByRole('button', { name: 'Create link' }))
    const made = within(await screen.findByRole('dialog', { name: 'Create link' }))
    await user.type(made.getByRole('textbox', { name: 'Entrance' }), 'Box office')
    await user.click(made.getByRole('checkbox', { name: 'May take money at the door' }))
    await user.click(made.getByRole('button', { name: 'Create link' }))
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ gate: 'Box office', takesMoney: true, validFrom: null }))
    await user.click(screen.getAllByRole('button', { name: 'Edit' })[1] as HTMLElement)
    const changed = within(await screen.findByRole('dialog', { name: 'Edit link' }))
    await user.type(changed.getByRole('textbox', { name: 'Entrance' }), ' gate')
    await user.click(changed.getByRole('button', { name: 'Save link' }))
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ gate: 'South gate' }))
    expect(sent[1]?.body).not.toHaveProperty('takesMoney')
  })

  it('is revoked after a question', async () => {
    const { user, sent } = await openTab()
    await user.click(screen.getAllByRole('button', { name: 'Revoke' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the link for “North”?' }))
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Revoke' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ call: expect.stringMatching(/chk_1$/), body: { revoked: true } }]),
    )
  })

  it('hands no right to take money on when the member has none', async () => {
    const me = await mockAnswers('/me')
    const teams = me.teams.map((team: object) => ({ ...team, role: 'door' }))
    const { user } = await openAs({ ...me, teams })
    await user.click(screen.getByRole('button', { name: 'Create link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create link' }))
    expect(dialog.getByRole('textbox', { name: 'Entrance' })).toBeTruthy()
    expect(dialog.queryByRole('checkbox')).toBeNull()
  })
})

async function openAs(me: object) {
  const app = openApp('/en/events/evt_3/check-in', (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/me') return json(me)
    if (pathname.endsWith('/check-in-lists')) return json([list])
    return pathname.endsWith('/dashboard') ? json({ ...dashboard, takings: [] }) : undefined
  })
  await screen.findByRole('heading', { name: list.name })
  return app
}
