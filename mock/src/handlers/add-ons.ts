import type { AddOnGroup, GivenAddOn } from '@foyer/contract/add-ons'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { addOns } from '@foyer/contract/routes/add-ons'
import { takeOutOfForm } from '../events/copy-form.ts'
import { eventById } from '../events/find.ts'
import type { AddOnGroupRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'
import { ticketTypesOf } from '../ticket-types/ticket-type.ts'

/** As in the contract, whose module would load its schemas. */
const maxAddOnGroups = 20

export const addOnHandlers: Handlers<typeof addOns, Scope> = {
  list: ({ store, team, params }) =>
    groupsOf(store, eventById(store, team, params.id).id).map((group) => present(store, group)),
  create: ({ store, team, params, body }) => {
    const { id: event } = eventById(store, team, params.id)
    if (groupsOf(store, event).length >= maxAddOnGroups)
      throw new ProblemError('conflict', { detail: `An event has at most ${maxAddOnGroups} groups of add-ons.` })
    const { description, ticketTypeIds, addOns: given, ...rest } = body
    const group = {
      ...rest,
      ...optional({ description, ticketTypeIds }),
      id: `aog_${store.nextId++}`,
      event,
      addOns: [],
    }
    refuseInvalid(store, group)
    const created = { ...group, addOns: addOnsOf(store, [], given) }
    store.addOnGroups = [...store.addOnGroups, created]
    return present(store, created)
  },
  arrange: ({ store, team, params, body: { ids: inOrder } }) => {
    const { id: event } = eventById(store, team, params.id)
    const groups = groupsOf(store, event)
    const current = ids(groups)
    if (current.toSorted().join() !== inOrder.toSorted().join()) throw new ProblemError('stale')
    const arranged = groups.toSorted((a, b) => inOrder.indexOf(a.id) - inOrder.indexOf(b.id))
    store.addOnGroups = [...store.addOnGroups.filter((group) => group.event !== event), ...arranged]
    return arranged.map((group) => present(store, group))
  },
  change: ({ store, team, params, body }) => {
    const before = groupById(store, team, params.id)
    const { description = before.description, ticketTypeIds = before.ticketTypeIds } = body
    const { description: _description, ticketTypeIds: _ids, ...kept } = before
    const group = {
      ...kept,
      name: body.name ?? before.name,
      minPerTicket: body.minPerTicket ?? before.minPerTicket,
      maxPerTicket: body.maxPerTicket ?? before.maxPerTicket,
      ...optional({ description, ticketTypeIds }),
    }
    refuseInvalid(store, group)
    const changed = body.addOns ? { ...group, addOns: addOnsOf(store, before.addOns, body.addOns) } : group
    store.addOnGroups = store.addOnGroups.map((each) => (each.id === changed.id ? changed : each))
    const left = new Set(ids(changed.addOns))
    const removed = ids(before.addOns).filter((id) => !left.has(id))
    takeOutOfForm(store, changed.event, removed)
    return present(store, changed)
  },
  delete: ({ store, team, params }) => {
    const { id, event, addOns: own } = groupById(store, team, params.id)
    store.addOnGroups = store.addOnGroups.filter((each) => each.id !== id)
    takeOutOfForm(store, event, ids(own))
  },
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

const groupsOf = ({ addOnGroups }: Store, event: string) => addOnGroups.filter((group) => group.event === event)

interface Optional {
  description: string | null | undefined
  ticketTypeIds: string[] | null | undefined
}

const optional = ({ description, ticketTypeIds }: Optional) => ({
  ...(description && { description }),
  ...(ticketTypeIds && { ticketTypeIds }),
})

function refuseInvalid(store: Store, { event, minPerTicket, maxPerTicket, ticketTypeIds = [] }: AddOnGroupRow): void {
  if (minPerTicket > maxPerTicket)
    throw new ProblemError('validation', { errors: [fault('body.minPerTicket', 'min-above-max')] })
  const own = ticketTypesOf(store, event).map(({ id }) => id)
  if (ticketTypeIds.some((id) => !own.includes(id)))
    throw new ProblemError('validation', { errors: [fault('body.ticketTypeIds', 'not-of-event')] })
}

/** The add-ons of a group after a change. */
function addOnsOf(store: Store, before: AddOnGroupRow['addOns'], given: readonly GivenAddOn[]) {
  const foreign = given.flatMap(({ id }, at) =>
    id === undefined || before.some((each) => each.id === id) ? [] : [fault(`body.addOns.${at}.id`, 'not-allowed')],
  )
  if (foreign.length > 0) throw new ProblemError('validation', { errors: foreign })
  return given.map(({ id = `tkt_${store.nextId++}`, ...addOn }) => ({ ...addOn, id }))
}

const present = ({ orders }: Store, { event: _event, ...group }: AddOnGroupRow): AddOnGroup => ({
  ...group,
  addOns: group.addOns.map((addOn) => {
    const sold = orders
      .filter(({ status }) => status === 'paid')
      .flatMap(({ extras = [] }) => extras)
      .filter(({ ticketType }) => ticketType === addOn.id).length
    return { ...addOn, held: 0, sold, left: addOn.capacity - sold }
  }),
})

function groupById(store: Store, team: string, id: string): AddOnGroupRow {
  const group = store.addOnGroups.find((each) => each.id === id)
  if (!group || !store.events.some((event) => event.id === group.event && event.team === team))
    throw new ProblemError('not-found')
  return group
}
