import type { FieldError } from '@foyer/contract/http/problem'
import type {
  NewAddOns,
  NewReservation,
  PublicAddOnGroup,
  PublicEvent,
  PublicTicketType,
} from '@foyer/contract/public-api'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { maxTicketsPerType } from '@foyer/contract/ticket-limits'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import type { Selection } from '../paths.ts'
import { addOnField, addOnPrefix, addOnsField } from '../paths.ts'
import type { Fields } from './kept-fields.ts'
import { problemOfTicket } from './problem-of-ticket.ts'

/** The chosen numbers of add-ons by their id, of each ticket: by its type and its number among those of the type. */
export type ChosenAddOns = ReadonlyMap<string, ReadonlyMap<string, number>>

const keyOf = (ticketTypeId: string, at: number) => `${ticketTypeId}.${at}`

/** The add-ons that were chosen for a ticket. */
export const addOnsOfTicket = (addOns: ChosenAddOns, ticketTypeId: string, at: number): ReadonlyMap<string, number> =>
  addOns.get(keyOf(ticketTypeId, at)) ?? new Map()

/** Whether a posted form comes from a page that does not show the add-ons of its event. */
export const asksForAddOns = (form: URLSearchParams): boolean => form.get(addOnsField) === 'ask'

/** The fields of a form with the choice of add-ons. */
export const addOnFields = (form: URLSearchParams): Fields => [...form].filter(([name]) => name.startsWith(addOnPrefix))

/** Reads the add-ons of a form. A number that is none becomes NaN, and the check refuses it. */
export function readAddOns(form: URLSearchParams): ChosenAddOns {
  const chosen = new Map<string, Map<string, number>>()
  for (const [name, value] of addOnFields(form)) {
    const [type = '', at = '', of = ''] = name.slice(addOnPrefix.length).split('.')
    if (/^\s*0*\s*$/.test(value)) continue
    const own = chosen.get(keyOf(type, Number(at))) ?? new Map<string, number>()
    // a field of a group has the id of the add-on as its value
    if (of.startsWith('aog_')) own.set(value, 1)
    else own.set(of, Number(value))
    chosen.set(keyOf(type, Number(at)), own)
  }
  return chosen
}

/** An item of a reservation, and the number of its first ticket among those of its type. */
interface Item {
  item: NewReservation['items'][number]
  at: number
}

/**
 * The items of a selection, in the order of its tickets: one for tickets of a type that follow each other with the same
 * add-ons. Buyers name attendees and answer by the numbers that they chose add-ons by.
 */
export const itemsOf = (chosen: Selection, addOns: ChosenAddOns): Item[] =>
  [...chosen].flatMap(([ticketTypeId, { quantity }]): Item[] => {
    // the check refuses such a quantity
    if (!Number.isSafeInteger(quantity) || quantity > maxTicketsPerType)
      return [{ item: { ticketTypeId, quantity }, at: 0 }]
    const items: Item[] = []
    let last = ''
    for (let at = 0; at < quantity; at++) {
      const own = [...addOnsOfTicket(addOns, ticketTypeId, at)].map(([id, many]) => ({
        ticketTypeId: id,
        quantity: many,
      }))
      const key = own
        .map((each) => `${each.ticketTypeId} ${each.quantity}`)
        .sort()
        .join()
      const same = key === last ? items.at(-1) : undefined
      if (same) same.item.quantity++
      else items.push({ item: { ticketTypeId, quantity: 1, ...(own.length > 0 && { addOns: own }) }, at })
      last = key
    }
    return items.length > 0 ? items : [{ item: { ticketTypeId, quantity }, at: 0 }]
  })

/** The groups of add-ons that are for a ticket type. */
export const groupsFor = ({ addOnGroups = [] }: PublicEvent, ticketTypeId: string): PublicAddOnGroup[] =>
  addOnGroups.filter(({ ticketTypeIds }) => ticketTypeIds?.includes(ticketTypeId) ?? true)

/** A ticket of a selection for which there are add-ons. */
export interface AskedTicket {
  type: Pick<PublicTicketType, 'id' | 'name'>
  /** Its number among those of its type, from 0. */
  at: number
  /** Its number among all tickets of the selection, from 1. */
  number: number
  groups: readonly PublicAddOnGroup[]
}

/** The tickets of a selection for which there are add-ons, in the order of the page. */
export function askedTickets(event: PublicEvent, chosen: Selection): AskedTicket[] {
  let number = 0
  return event.ticketTypes.flatMap((type) => {
    const quantity = chosen.get(type.id)?.quantity ?? 0
    const groups = groupsFor(event, type.id)
    const many = Number.isSafeInteger(quantity) ? Math.min(Math.max(quantity, 0), maxTicketsPerType) : 0
    return Array.from({ length: many }, (_, at) => ({ type, at, number: ++number, groups })).filter(
      () => groups.length > 0,
    )
  })
}

/** Whether an add-on to choose costs something. */
export const hasPaidAddOns = (tickets: readonly AskedTicket[]): boolean =>
  tickets.some(({ groups }) => groups.some(({ addOns }) => addOns.some(({ priceCents }) => priceCents > 0)))

/**
 * The tickets of a paid order to which its buyer can still add add-ons: each has its own id in place of that of its type, and the
 * groups as far as it has not had all of them. None is required.
 */
export function ticketsToAddTo(
  { status, addsTo, tickets, extras = [], addOnOrders = [] }: PublicOrder,
  event: PublicEvent,
): AskedTicket[] {
  if (status !== 'paid' || addsTo !== undefined || event.sale === 'closed') return []
  const added = addOnOrders.filter((order) => order.status !== 'cancelled').flatMap(({ addOns }) => addOns)
  return tickets.flatMap(({ id, typeName: name, ticketType }, index) => {
    const owned = [...extras, ...added].filter(({ ticketId }) => ticketId === id)
    const groups = groupsFor(event, ticketType).flatMap((group) => {
      const many = owned.filter((each) => group.addOns.some((addOn) => addOn.id === each.ticketType)).length
      const maxPerTicket = group.maxPerTicket - many
      return maxPerTicket > 0 && group.addOns.some(isBuyable) ? { ...group, minPerTicket: 0, maxPerTicket } : []
    })
    return groups.length > 0 ? { type: { id, name }, at: 0, number: index + 1, groups } : []
  })
}

/** Whether an add-on can be bought now. */
export const isBuyable = ({ availability }: PublicAddOnGroup['addOns'][number]): boolean =>
  availability === 'plenty' || availability === 'few'

/** The items of a request for add-ons to tickets of an order. */
export const addedItemsOf = (tickets: readonly AskedTicket[], addOns: ChosenAddOns): NewAddOns['items'] =>
  tickets.flatMap(({ type: { id }, at }) => {
    const own = [...addOnsOfTicket(addOns, id, at)].map(([ticketTypeId, quantity]) => ({ ticketTypeId, quantity }))
    return own.length > 0 ? { ticketId: id, addOns: own } : []
  })

/** Converts the errors of such a request to messages for the form. */
export function addedProblems(
  errors: readonly FieldError[],
  tickets: readonly AskedTicket[],
  addOns: ChosenAddOns,
  t: Translator,
): Problem[] {
  const items = addedItemsOf(tickets, addOns)
  return errors.flatMap((error): Problem[] => {
    const [, index, position] = /^body\.items\.(\d+)(?:\.addOns(?:\.(\d+))?)?/.exec(error.path) ?? []
    const item = items[Number(index)]
    const asked = tickets.find(({ type }) => type.id === item?.ticketId)
    if (!item || !asked) return []
    const tooMany = countProblems(asked, addOnsOfTicket(addOns, asked.type.id, asked.at), t)
    if (position === undefined && tooMany.length > 0) return tooMany
    return [oneProblem(error, asked, item.addOns[Number(position ?? 0)]?.ticketTypeId, t)]
  })
}

/** Converts the errors about add-ons to messages for the form. */
export function addOnProblems(
  errors: readonly FieldError[],
  event: PublicEvent,
  { chosen, addOns }: { chosen: Selection; addOns: ChosenAddOns },
  t: Translator,
): Problem[] {
  const items = itemsOf(chosen, addOns)
  const tickets = askedTickets(event, chosen)
  const problems = errors.flatMap((error): Problem[] => {
    const [, index, position] = /^body\.items\.(\d+)\.addOns(?:\.(\d+))?/.exec(error.path) ?? []
    const found = items[Number(index)]
    const asked = tickets.find(({ type, at }) => type.id === found?.item.ticketTypeId && at === found.at)
    if (!found || !asked) return []
    return position === undefined
      ? // tickets with the same add-ons are one item: each of them gets its message
        tickets.flatMap((each) => countProblems(each, addOnsOfTicket(addOns, each.type.id, each.at), t))
      : [oneProblem(error, asked, found.item.addOns?.[Number(position)]?.ticketTypeId, t)]
  })
  // each error about a number leads to the messages of all tickets
  return [...new Map(problems.map((problem) => [problem.field + problem.text, problem])).values()]
}

/** The groups of which a ticket has too few or too many. */
function countProblems(asked: AskedTicket, chosen: ReadonlyMap<string, number>, t: Translator): Problem[] {
  const { type, at, number, groups } = asked
  return groups.flatMap(({ id, name: group, minPerTicket: min, maxPerTicket: max, addOns }) => {
    const many = addOns.reduce((sum, addOn) => sum + (chosen.get(addOn.id) ?? 0), 0)
    const field = addOnField(type.id, at, id)
    const problem = (text: string) => problemOfTicket(field, number, text, t)
    if (many < min) return [problem(t('addOns.errors.missing', { number, group, limit: min }))]
    return many > max ? [problem(t('addOns.errors.tooMany', { number, group, limit: max }))] : []
  })
}

function oneProblem(
  { code, limit = 0 }: FieldError,
  asked: AskedTicket,
  id: string | undefined,
  t: Translator,
): Problem {
  const { type, at, number, groups } = asked
  const group = groups.find(({ addOns }) => addOns.some((addOn) => addOn.id === id)) ?? groups[0]
  const addOn = group?.addOns.find((each) => each.id === id)?.name ?? ''
  const field = addOnField(type.id, at, group?.id ?? '')
  const problem = (text: string) => problemOfTicket(field, number, text, t)
  if (code === 'not-enough-left') return problem(t('addOns.errors.left', { number, addOn, limit }))
  return problem(t('addOns.errors.gone', { number }))
}
