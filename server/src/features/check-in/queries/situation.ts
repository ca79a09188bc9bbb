import { ProblemError } from '@foyer/contract/http/problem-error'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { fixedStatement } from '../../../lib/fixed-statement.ts'
import { readTicketNumber, ticketIdOfCode } from '../../orders/rules/links.ts'
import type { LinkRow } from '../queries.ts'
import type { KnownScan, ScanRequest, Situation } from '../service/decide-scans.ts'
import type { TicketAtList } from './tickets-at-door.ts'
import { selectTicketsAtList } from './tickets-at-door.ts'

/** A link, as far as it decides about scans. */
export type ScanLink = Pick<LinkRow, 'id' | 'takesMoney' | 'validFrom' | 'validUntil' | 'revokedAt'>

interface SituationRow extends Record<string, unknown> {
  version: number
  names: boolean
  ticket_type_ids: string[] | null
  exits: boolean
  reentry: boolean
  valid_from: string | null
  valid_until: string | null
  event_id: string
  team_id: string
  now: string
  last: number
  known: KnownScan[]
  links: InJson<ScanLink>[]
  tickets: InJson<TicketAtList>[]
}

interface SituationInput {
  listId: string
  linkIds: string[]
  scanIds: string[]
  ticketIds: string[]
  numbers: string[]
}

const selectSituation = fixedStatement<SituationInput, SituationRow>((value) => {
  const listId = value((input) => input.listId)
  const tickets = selectTicketsAtList(
    listId,
    sql`t.id = any(array(
        select unnest(${value(({ ticketIds }) => ticketIds)}::text[]) union select "ticketId" from known
        union select n.id from tickets n where n.number = any(${value(({ numbers }) => numbers)}::text[])))`,
    value(({ scanIds }) => 2 * scanIds.length),
  )
  // the clock and not the statement's start, which may be before a scan that it sees
  return sql`
    with known as materialized (
      select c.id, c.number, c.ticket_id as "ticketId", c.kind, c.verdict, c.shown, c.inside_change as "insideChange",
        c.admitted_change as "admittedChange",
        exists (select from check_ins u where u.list_id = c.list_id and u.undoes = c.number) as undone
      from unnest(${value(({ scanIds }) => scanIds)}::text[]) as s (id)
      -- one by one, since a plan that is kept could read all scans of the list
      cross join lateral (select * from check_ins i where i.list_id = ${listId} and i.id = s.id limit 1) c
    )
    select l.version, l.names, l.ticket_type_ids, l.exits, l.reentry, l.valid_from, l.valid_until, e.id as event_id, e.team_id,
      clock_timestamp() as now,
      (select coalesce(max(c.number), 0) from check_ins c where c.list_id = ${listId}) as last,
      (select coalesce(json_agg(k), '[]') from known k) as known,
      (select coalesce(json_agg(k), '[]') from (
        select k.id, k.takes_money as "takesMoney", k.valid_from as "validFrom", k.valid_until as "validUntil",
          k.revoked_at as "revokedAt"
        from check_in_links k where k.list_id = ${listId} and k.id = any(${value(({ linkIds }) => linkIds)}::text[])) k) as links,
      (select coalesce(json_agg(t), '[]') from (${tickets}) t) as tickets
    from check_in_lists l join events e on e.id = l.event_id where l.id = ${listId}`
})

/** JSON has times as texts, and bytes too: `\x` and their hexadecimal digits. */
type InJson<T> = { [K in keyof T]: OneInJson<T[K]> }
type OneInJson<T> = T extends Buffer | Date ? string : T extends Buffer[] ? string[] : T

/** The facts that a decision about scans depends on, the version of the rules of the list, and the links of the scans by id. */
export interface DoorSituation extends Omit<Situation, 'sent' | 'signer'> {
  list: Situation['list'] & { names: boolean }
  version: number
  links: ReadonlyMap<string, ScanLink>
}

/**
 * Reads in one statement, and so as of one moment, what the decision about some scans depends on: the list, its last number,
 * the links of the requests, the recorded scans among those that were sent and those that they undo, and their tickets.
 * @throws ProblemError `not-found` when the list has been deleted
 */
export async function situationAtDoor(
  db: Db,
  listId: string,
  requests: readonly ScanRequest[],
): Promise<DoorSituation> {
  const scans = requests.flatMap((request) => request.scans)
  const rows = await selectSituation(db, {
    listId,
    linkIds: [...new Set(requests.map(({ linkId }) => linkId))],
    scanIds: scans.flatMap(({ id, of }) => (of === undefined ? [id, `${id}-refused`] : [id, of])),
    ticketIds: [...new Set(scans.flatMap(({ ticket, code = '' }) => ticket ?? ticketIdOfCode(code) ?? []))],
    numbers: scans.flatMap(({ code = '' }) => readTicketNumber(code) ?? []),
  })
  const [row] = rows
  if (!row) throw new ProblemError('not-found')
  return situationOf(row)
}

const situationOf = (row: SituationRow): DoorSituation => ({
  version: row.version,
  list: {
    ticketTypeIds: row.ticket_type_ids,
    exits: row.exits,
    reentry: row.reentry,
    names: row.names,
    validFrom: dateOf(row.valid_from),
    validUntil: dateOf(row.valid_until),
  },
  event: { id: row.event_id, teamId: row.team_id },
  now: new Date(row.now),
  last: row.last,
  known: new Map(row.known.map((scan) => [scan.id, scan])),
  links: new Map(row.links.map((link) => [link.id, linkOf(link)])),
  tickets: row.tickets.map(({ seed, former_seeds, ...ticket }) => ({
    ...ticket,
    seed: bytesOf(seed),
    former_seeds: former_seeds?.map(bytesOf) ?? null,
  })),
})

const linkOf = ({ validFrom, validUntil, revokedAt, ...link }: InJson<ScanLink>): ScanLink => ({
  ...link,
  validFrom: dateOf(validFrom),
  validUntil: dateOf(validUntil),
  revokedAt: dateOf(revokedAt),
})

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const bytesOf = (text: string): Buffer => Buffer.from(text.slice(2), 'hex')
