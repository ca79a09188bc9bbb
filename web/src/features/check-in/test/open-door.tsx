import type {
  DeviceLink,
  DoorPayment,
  DoorQuestion,
  NewDoorPayment,
  Roster,
  RosterTicket,
  ScanResult,
  Scans,
} from '@foyer/contract/check-in-devices'
import type { Verdict } from '@foyer/contract/check-in-rules'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { DoorApp } from '../door/DoorApp.tsx'

/** A former code of the second ticket. */
export const formerCode = `${'0'.repeat(26)}.${'1'.repeat(26)}`

/** The tickets of the roster: the letter of each is in its number, and its code is the number. */
const guests: RosterTicket[] = [
  {
    id: 'tic_a',
    hash: 'a',
    number: 'AAAA-2222',
    type: 0,
    state: 'valid',
    name: 'Ada Lovelace',
    addOns: ['T-shirt M', 'Dinner', 'Dinner'],
    answers: [
      { question: 'diet', values: ['vegan'] },
      { question: 'helps', values: ['yes'] },
    ],
  },
  // with the hash of `formerCode`
  {
    id: 'tic_b',
    hash: 'b',
    former: ['aF8d44eNB7sCdwQAzpCcKw'],
    number: 'BBBB-2222',
    type: 0,
    state: 'valid',
    name: 'Blaise Pascal',
    addOns: ['Dinner'],
  },
  { id: 'tic_c', hash: 'c', number: 'CCCC-2222', type: 0, state: 'unpaid', name: 'Carl Friedrich Gauß' },
  // on a list of an add-on
  ...[0, 1].map(
    (at): RosterTicket => ({
      id: `tic_d${at}`,
      hash: `d${at}`,
      number: `DDDD-222${at + 2}`,
      type: 0,
      state: 'valid',
      name: `Dorothea ${at}`,
      ...(at === 0 ? { lacksAddOn: true } : { addOns: ['Dinner'] }),
    }),
  ),
]

/** A server that answers a device, and what it has received. */
export interface DoorStandIn {
  online: boolean
  /** The code of the problem with which it refuses the link. */
  refuses: string | undefined
  link: Partial<DeviceLink>
  /** The server's clock minus the device's, in milliseconds. */
  clockMs: number
  /** The verdicts about tickets, by id. Default: `admitted`, `unpaid` for the unpaid one, `unknown` for other codes. */
  verdicts: Record<string, Verdict>
  /** The scan that has let the holder of each ticket in that is inside. */
  earlier: ScanResult['earlier']
  /** The latest conflicts, and how many there are in all. */
  conflicts: Pick<Roster, 'conflicts' | 'conflictCount'>
  scans: Scans['scans']
  payments: NewDoorPayment[]
  /** Answers a payment. Default: it is taken. */
  pay(payment: NewDoorPayment): Partial<DoorPayment> | undefined
}

const questions: DoorQuestion[] = [
  { id: 'helps', kind: 'yes-no', labels: { de: 'Helfen Sie mit?' }, choices: [] },
  {
    id: 'diet',
    kind: 'choice',
    labels: { en: 'Diet', de: 'Kost' },
    choices: [{ id: 'vegan', texts: { en: 'Vegan', de: 'Vegane Kost' } }],
  },
]

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const problem = (code: string, status: number) =>
  new Response(JSON.stringify({ code, status }), { status, headers: { 'content-type': 'application/problem+json' } })

const due = { cents: 5000, currency: 'EUR', tickets: 2 }

function linkOf(door: DoorStandIn): DeviceLink {
  return {
    state: 'open',
    gate: 'North',
    takesMoney: false,
    event: { name: 'Winter Concert', timeZone: 'UTC' },
    list: { name: 'Everyone', exits: false, reentry: false, names: true },
    now: new Date(Date.now() + door.clockMs).toISOString(),
    ...door.link,
  }
}

const ticketOf = ({ id, number, name, addOns, answers }: RosterTicket) => ({
  id,
  number,
  typeName: 'Seat',
  name,
  ...(addOns && { addOns }),
  ...(answers && { answers }),
})

function usualVerdict(kind: string, found: RosterTicket | undefined): ScanResult['verdict'] {
  if (kind === 'undo') return 'undone'
  if (!found) return 'unknown'
  return found.state === 'unpaid' ? 'unpaid' : 'admitted'
}

function resultOf(door: DoorStandIn, { id, kind, code, ticket }: Scans['scans'][number]): ScanResult {
  const found = guests.find((each) => each.id === ticket || each.number === code)
  const verdict = door.verdicts[found?.id ?? ''] ?? usualVerdict(kind, found)
  return {
    id,
    kind,
    verdict,
    at: new Date(Date.now() + door.clockMs).toISOString(),
    gate: 'North',
    device: 'device-of-this-test',
    ...(found && { ticket: ticketOf(found) }),
    ...(verdict === 'already-in' && { earlier: door.earlier }),
    ...(verdict === 'unpaid' && door.link.takesMoney && { due }),
  }
}

async function answer(door: DoorStandIn, url: string, init: RequestInit | undefined): Promise<Response> {
  if (!door.online) throw new TypeError('Failed to fetch')
  const body = init?.body === undefined ? undefined : JSON.parse(String(init.body))
  if (url.endsWith('/token')) return door.refuses === 'not-found' ? problem('not-found', 404) : json(linkOf(door))
  if (door.refuses) return problem(door.refuses, door.refuses === 'not-found' ? 404 : 409)
  if (url.includes('/roster')) {
    const types = [{ name: 'Seat', onList: true }]
    const roster = { link: linkOf(door), version: 'v', full: true, types, questions, tickets: guests }
    return json({ ...roster, ...door.conflicts })
  }
  if (url.endsWith('/scans')) {
    door.scans.push(...body.scans)
    return json({
      now: linkOf(door).now,
      results: body.scans.map((scan: Scans['scans'][number]) => resultOf(door, scan)),
    })
  }
  door.payments.push(body)
  const paid = door.pay(body)
  if (!paid) throw new TypeError('Failed to fetch')
  const scan = { ...resultOf(door, { ...body, kind: 'entry' }), verdict: 'admitted' }
  return json({ taken: true, scan, ...paid })
}

/** Opens the page at the door, with a stand-in for the server. Call `unmount` at the end. */
export async function openDoor(changes: Partial<DoorStandIn> = {}) {
  const door: DoorStandIn = {
    online: true,
    refuses: undefined,
    link: {},
    clockMs: 0,
    verdicts: {},
    earlier: undefined,
    conflicts: { conflicts: [], conflictCount: 0 },
    scans: [],
    payments: [],
    pay: () => ({}),
    ...changes,
  }
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => answer(door, url, init))
  history.replaceState(null, '', '/en/check-in/token')
  const user = userEvent.setup()
  const view = render(<DoorApp />)
  return { ...view, door, user, result: () => screen.findByRole('region', { name: 'Result' }) }
}

/** Opens the page and waits until it can scan. @returns what a scanner that acts as a keyboard does, among others */
export async function openReady(...options: Parameters<typeof openDoor>) {
  const opened = await openDoor(...options)
  await screen.findByText(/Attendee list as of/)
  const scan = (text: string) => opened.user.keyboard(`${text}{Enter}`)
  return { ...opened, scan }
}

/** Waits until the result says something. */
export const shown = async (text: string | RegExp) =>
  within(await screen.findByRole('region', { name: 'Result' })).findByText(text)

/** Gives the browser something that it lacks. */
export const define = (target: object, name: string, value: unknown): void =>
  void Object.defineProperty(target, name, { value, configurable: true })
