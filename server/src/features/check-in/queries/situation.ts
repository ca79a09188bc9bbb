import { ProblemError } from '@foyer/contract/http/problem-error'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { fixedStatement } from '../../../lib/fixed-statement.ts'
import { readTicketNumber, ticketIdOfCode } from '../../orders/rules/links.ts'
import type { KnownScan, SentScan, Situation } from '../service/decide-scans.ts'
import type { TicketAtList } from './tickets-at-door.ts'
import { selectTicketsAtList } from './tickets-at-door.ts'

interface SituationRow extends Record<string, unknown> {
  version: number
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
  tickets: TicketInJson[]
}

interface SituationInput {
  listId: string
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
    select l.version, l.ticket_type_ids, l.exits, l.reentry, l.valid_from, l.valid_until, e.id as event_id, e.team_id,
      clock_timestamp() as now,
      (select coalesce(max(c.number), 0) from check_ins c where c.list_id = ${listId}) as last,
      (select coalesce(json_agg(k), '[]') from known k) as known,
      (select coalesce(json_agg(t), '[]') from (${tickets}) t) as tickets
    from check_in_lists l join events e on e.id = l.event_id where l.id = ${listId}`
})

/** JSON has bytes as a text: `\x` and their hexadecimal digits. */
type InJson<T> = {
  [K in keyof T]: T[K] extends Buffer ? string : T[K] extends Buffer[] | null ? string[] | null : T[K]
}
type TicketInJson = InJson<TicketAtList>

/** The facts that a decision about scans depends on, and the version of the rules of the list. */
export type DoorSituation = Omit<Situation, 'sent' | 'signer'> & { version: number }

/**
 * Reads in one statement, and so as of one moment, what the decision about some scans depends on: the list, its last
 * number, the recorded scans among those that were sent and those that they undo, and their tickets.
 * @throws ProblemError `not-found` when the list has been deleted
 */
export async function situationAtDoor(db: Db, listId: string, sent: readonly SentScan[]): Promise<DoorSituation> {
  const rows = await selectSituation(db, {
    listId,
    scanIds: sent.flatMap(({ scan: { id, of } }) => (of === undefined ? [id, `${id}-refused`] : [id, of])),
    ticketIds: [...new Set(sent.flatMap(({ scan: { ticket, code = '' } }) => ticket ?? ticketIdOfCode(code) ?? []))],
    numbers: sent.flatMap(({ scan: { code = '' } }) => readTicketNumber(code) ?? []),
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
    validFrom: row.valid_from === null ? null : new Date(row.valid_from),
    validUntil: row.valid_until === null ? null : new Date(row.valid_until),
  },
  event: { id: row.event_id, teamId: row.team_id },
  now: new Date(row.now),
  last: row.last,
  known: new Map(row.known.map((scan) => [scan.id, scan])),
  tickets: row.tickets.map(({ seed, former_seeds, ...ticket }) => ({
    ...ticket,
    seed: bytesOf(seed),
    former_seeds: former_seeds?.map(bytesOf) ?? null,
  })),
})

const bytesOf = (text: string): Buffer => Buffer.from(text.slice(2), 'hex')
