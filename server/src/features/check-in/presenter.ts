import type { CheckInLink, CheckInList } from '@foyer/contract/check-in'
import type { DeviceLink, DoorQuestion, RosterTicket, ScanResult } from '@foyer/contract/check-in-devices'
import type { QuestionOfOrder } from '@foyer/contract/order-questions'
import { codeHashOf } from '../../lib/code-hash.ts'
import type { Signer } from '../../lib/signer.ts'
import { ticketCodeOf } from '../orders/rules/links.ts'
import type { TicketExtras } from './queries/extras.ts'
import type { RosterRow } from './queries/roster.ts'
import type { ScanRow } from './queries/scans.ts'
import type { LinkRow, ListRow, OpenedLink } from './queries.ts'
import { admissionStateOf, linkStateAt, linkTokenOf } from './rules.ts'

interface Times {
  validFrom: Date | null
  validUntil: Date | null
}

const presentTimes = ({ validFrom, validUntil }: Times) => ({
  ...(validFrom && { validFrom: validFrom.toISOString() }),
  ...(validUntil && { validUntil: validUntil.toISOString() }),
})

const iso = (moment: string) => new Date(moment).toISOString()

/** @param signer signs the token, for a reader who may have it */
export const presentLink = (link: LinkRow, signer: Signer | undefined): CheckInLink => ({
  id: link.id,
  gate: link.gate,
  takesMoney: link.takesMoney,
  ...presentTimes(link),
  ...(link.revokedAt && { revokedAt: link.revokedAt.toISOString() }),
  ...(signer && { token: linkTokenOf(signer, link.id) }),
})

export const presentList = (list: ListRow, links: LinkRow[], signer: Signer | undefined): CheckInList => ({
  id: list.id,
  name: list.name,
  ...(list.ticketTypeIds && { ticketTypes: list.ticketTypeIds }),
  ...(list.addOnIds && { addOns: list.addOnIds }),
  exits: list.exits,
  reentry: list.reentry,
  names: list.names,
  ...presentTimes(list),
  used: list.used,
  links: links.map((link) => presentLink(link, signer)),
})

/** A link as its devices see it. */
export const presentDeviceLink = ({ link, list, addOns, event, now }: OpenedLink): DeviceLink => ({
  state: linkStateAt(link, now),
  gate: link.gate,
  takesMoney: link.takesMoney,
  ...presentTimes(link),
  event: { name: event.name, ...(!event.dateTba && { date: event.date.toISOString() }), timeZone: event.timeZone },
  list: {
    name: list.name,
    exits: list.exits,
    reentry: list.reentry,
    names: list.names,
    ...(addOns && { addOns }),
    ...presentTimes(list),
  },
  now: now.toISOString(),
})

/** A question whose answers are shown at the door. */
export const presentDoorQuestion = ({
  id,
  kind,
  texts,
  choices,
  removedChoices = [],
}: QuestionOfOrder): DoorQuestion => ({
  id,
  kind,
  labels: Object.fromEntries(Object.entries(texts).map(([language, { label }]) => [language, label])),
  choices: [...choices, ...removedChoices],
})

const presentExtras = ({ add_ons, answers }: TicketExtras, showsAnswers: boolean) => ({
  ...(add_ons && { addOns: add_ons }),
  ...(showsAnswers &&
    answers && { answers: Object.entries(answers).map(([question, values]) => ({ question, values })) }),
})

/** A ticket for the memory of a device. @param typeAt the positions of the ticket types in the roster */
export function presentRosterTicket(
  ticket: RosterRow,
  { signer, typeAt, names }: { signer: Signer; typeAt: ReadonlyMap<string, number>; names: boolean },
): RosterTicket {
  return {
    id: ticket.id,
    hash: codeHashOf(ticketCodeOf(signer, ticket)),
    ...(ticket.former_seeds && {
      former: ticket.former_seeds.map((seed) => codeHashOf(ticketCodeOf(signer, { id: ticket.id, seed }))),
    }),
    number: ticket.number,
    type: typeAt.get(ticket.type_id) ?? -1,
    ...(!ticket.has_add_on && { lacksAddOn: true as const }),
    state: admissionStateOf(ticket.status),
    ...(names && ticket.name && { name: ticket.name }),
    ...presentExtras(ticket, names),
    ...(ticket.inside > 0 && { inside: true as const }),
    ...(ticket.admitted > 0 && { admitted: true as const }),
    ...(ticket.earlier_at && { at: iso(ticket.earlier_at), gate: ticket.earlier_gate ?? '' }),
  }
}

/** The rights of the reader of a scan. */
export interface ScanReader {
  /** The names of attendees. */
  names: boolean
  /** The answers to the questions that are shown at the door. */
  answers: boolean
  /** The amounts owed for orders, and those taken. */
  amounts: boolean
}

/** A device sees names and answers if its list shows them, and amounts if it takes money. */
export const readerAt = ({
  link,
  list,
}: {
  link: Pick<LinkRow, 'takesMoney'>
  list: Pick<ListRow, 'names'>
}): ScanReader => ({
  names: list.names,
  answers: list.names,
  amounts: link.takesMoney,
})

export function presentScan(row: ScanRow, { names, answers, amounts }: ScanReader): ScanResult {
  const foreign = row.other_event !== null
  return {
    id: row.id,
    kind: row.kind,
    verdict: row.verdict,
    at: iso(row.at),
    gate: row.gate,
    device: row.device,
    ...(row.ticket_id &&
      !foreign && {
        ticket: {
          id: row.ticket_id,
          number: row.number,
          typeName: row.type_name,
          ...(names && row.name && { name: row.name }),
          ...presentExtras(row, answers),
        },
      }),
    ...(foreign && { event: row.other_event ?? '' }),
    ...(row.shown && { shown: row.shown }),
    ...(row.earlier_at && {
      earlier: { at: iso(row.earlier_at), gate: row.earlier_gate, device: row.earlier_device },
    }),
    ...(amounts &&
      row.verdict === 'unpaid' && {
        due: { cents: row.due_cents, currency: row.currency, tickets: row.order_tickets },
      }),
  }
}
