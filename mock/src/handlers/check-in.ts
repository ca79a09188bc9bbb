import type { CheckInList, DoorDashboard } from '@foyer/contract/check-in'
import type { ScanResult } from '@foyer/contract/check-in-devices'
import { msPerHour, msPerMinute } from '@foyer/contract/durations'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { checkIn } from '@foyer/contract/routes/check-in'
import { eventById } from '../events/find.ts'
import type { CheckInListRow, EntryRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'
import { ticketTypesOf } from '../ticket-types/ticket-type.ts'

/** The lists and what happened at the door. Without a server there is no link that a phone could open. */
export const checkInHandlers: Partial<Handlers<typeof checkIn, Scope>> = {
  lists: ({ store, team, params }) => {
    const { id } = eventById(store, team, params.id)
    return store.checkInLists.filter(({ event }) => event === id).map((list) => presentList(store, list))
  },
  createList: ({ store, team, params, body: { timeZone: _, ...body } }) => {
    const { id: event } = eventById(store, team, params.id)
    refuseForeign(store, event, body)
    const row = { ...body, id: `chl_${store.nextId++}`, event, links: [] }
    store.checkInLists = [...store.checkInLists, row]
    return presentList(store, row)
  },
  changeList: ({ store, team, params, body: { timeZone: _, ...body } }) => {
    const list = listById(store, team, params.id)
    refuseForeign(store, list.event, body, list)
    const next: CheckInListRow = Object.assign({ ...list }, body)
    refuseReversedTimes(next)
    store.checkInLists = store.checkInLists.map((each) => (each.id === next.id ? next : each))
    return presentList(store, next)
  },
  deleteList: ({ store, team, params }) => {
    const { id } = listById(store, team, params.id)
    if (isUsed(store, id)) throw new ProblemError('conflict', { errors: [fault('params.id', 'scans-in-it')] })
    store.checkInLists = store.checkInLists.filter((list) => list.id !== id)
    return undefined
  },
  dashboard: ({ store, team, params }) => {
    const list = listById(store, team, params.id)
    const entries = store.entries.filter((each) => each.list === list.id)
    const admitted = new Set(entries.map(({ ticket }) => ticket))
    const types = ticketTypesOf(store, list.event)
      .filter(({ id }) => list.ticketTypes === null || list.ticketTypes.includes(id))
      .map(({ id, name }) => {
        const paid = paidTickets(store, id, list.addOns)
        const came = paid.filter((ticket) => admitted.has(ticket.id)).length
        return { id, name, inside: came, admitted: came, expected: paid.length }
      })
    const sum = (of: 'inside' | 'admitted' | 'expected') => types.reduce((all, type) => all + type[of], 0)
    const gates = list.links.map(({ id, gate }) => {
      const own = entries.filter(({ link }) => link === id)
      const last = own.at(-1)
      return { id, gate, entries: own.length, exits: 0, ...(last && { lastAt: last.at }) }
    })
    return {
      inside: sum('inside'),
      admitted: sum('admitted'),
      expected: sum('expected'),
      types,
      gates,
      takings: [],
      minutes: entriesPerMinute(entries, store.now()),
      scans: lastScans(store, list, entries),
      conflicts: [],
      conflictCount: 0,
    }
  },
}

/** The entries of each minute from the first of the last hour that had any until now. */
function entriesPerMinute(entries: readonly EntryRow[], now: Date): DoorDashboard['minutes'] {
  const minuteOf = (time: number) => Math.floor(time / msPerMinute) * msPerMinute
  const until = minuteOf(now.getTime())
  const times = entries.map(({ at }) => Date.parse(at)).filter((time) => time > now.getTime() - msPerHour)
  const from = minuteOf(Math.min(now.getTime() + msPerMinute, ...times))
  return Array.from({ length: Math.max(0, (until - from) / msPerMinute + 1) }, (_, index) => {
    const minute = from + index * msPerMinute
    return { at: new Date(minute).toISOString(), entries: times.filter((time) => minuteOf(time) === minute).length }
  })
}

const scansShown = 8

const lastScans = (store: Store, list: CheckInListRow, entries: readonly EntryRow[]): ScanResult[] =>
  entries
    .slice(-scansShown)
    .reverse()
    .flatMap(({ link, ticket: id, at }, index) => {
      const order = store.orders.find(({ tickets }) => tickets.some((ticket) => ticket.id === id))
      const ticket = order?.tickets.find((each) => each.id === id)
      if (!order || !ticket) return []
      const { number, typeName } = ticket
      const name = ticket.name ?? order.name
      return {
        id: `scan-of-${id}`,
        kind: 'entry',
        verdict: 'admitted',
        at,
        gate: list.links.find((each) => each.id === link)?.gate ?? '',
        device: `device-${index}`,
        ticket: { id, number, typeName, ...(name && { name }) },
      } as const
    })

/** @param addOns those of which a ticket needs one; null: it needs none */
const paidTickets = ({ orders }: Store, type: string, addOns: string[] | null) => {
  const paid = orders.filter(({ status }) => status === 'paid')
  const extras = paid.flatMap((order) => order.extras ?? [])
  const holders = new Set(extras.flatMap((each) => (addOns?.includes(each.ticketType) ? (each.ticketId ?? []) : [])))
  return paid
    .flatMap(({ tickets }) => tickets)
    .filter(({ id, ticketType }) => ticketType === type && (addOns === null || holders.has(id)))
}

const isUsed = ({ entries }: Store, id: string): boolean => entries.some(({ list }) => list === id)

function refuseReversedTimes({ validFrom, validUntil }: CheckInListRow): void {
  if (validFrom && validUntil && validFrom >= validUntil)
    throw new ProblemError('validation', { errors: [fault('body.validUntil', 'ends-before-start')] })
}

function listById(store: Store, team: string, id: string): CheckInListRow {
  const list = store.checkInLists.find((each) => each.id === id)
  if (!list || store.events.find((event) => event.id === list.event)?.team !== team)
    throw new ProblemError('not-found', { title: 'Check-in list not found' })
  return list
}

type Limits = { [K in 'ticketTypes' | 'addOns']?: CheckInListRow[K] | undefined }

/** @param before the limits that a list has: they may name types that were deleted */
function refuseForeign(store: Store, event: string, limits: Limits, before: Limits = {}): void {
  const groups = store.addOnGroups.filter((group) => group.event === event)
  const known = {
    ticketTypes: [...ticketTypesOf(store, event).map(({ id }) => id), ...(before.ticketTypes ?? [])],
    addOns: [...groups.flatMap((group) => group.addOns.map(({ id }) => id)), ...(before.addOns ?? [])],
  }
  const errors = (['ticketTypes', 'addOns'] as const)
    .filter((name) => limits[name]?.some((id) => !known[name].includes(id)))
    .map((name) => fault(`body.${name}`, 'not-of-event'))
  if (errors.length > 0) throw new ProblemError('validation', { errors })
}

const presentList = (
  store: Store,
  { event: _, ticketTypes, addOns, validFrom, validUntil, ...list }: CheckInListRow,
): CheckInList => ({
  ...list,
  ...(ticketTypes && { ticketTypes }),
  ...(addOns && { addOns }),
  ...(validFrom && { validFrom }),
  ...(validUntil && { validUntil }),
  used: isUsed(store, list.id),
})
