import type { NewScan } from '@foyer/contract/check-in-devices'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { sql } from 'drizzle-orm'
import { breaksForeignKey, breaksUnique } from '../../../lib/constraint.ts'
import type { Db } from '../../../lib/db.ts'
import { fixedStatement } from '../../../lib/fixed-statement.ts'
import type { Signer } from '../../../lib/signer.ts'
import { situationAtDoor } from '../queries/situation.ts'
import type { Decisions, SentScan } from '../service/decide-scans.ts'
import { decideScans } from '../service/decide-scans.ts'

/** The scans of one request. */
export interface ScanRequest {
  link: { id: string; validFrom: Date | null; validUntil: Date | null }
  device: string
  /** When the device sent them, by its own clock. */
  sentAt: Date
  scans: readonly NewScan[]
}

/** A check-in list, by the version of its rules. */
interface ListAtVersion {
  listId: string
  version: number
}

/** The most attempts for a batch. One fails only when another process records scans of the list at the same moment. */
const maxAttempts = 100

/**
 * Decides and records the scans of several requests for one list, in order. They get the numbers after the last one that
 * the decision knows. A number is given once, so the scans of all processes have one order, each decided with all before
 * it: if another process takes the number, the decision is made again. A scan that is recorded already has no further
 * effect.
 * @throws ProblemError `not-found` when the list has been deleted; `unavailable` after too many attempts
 */
export async function recordScans(
  db: Db,
  signer: Signer,
  listId: string,
  requests: readonly ScanRequest[],
): Promise<void> {
  const sent = requests.flatMap((request) => request.scans.map((scan): SentScan => ({ scan, request })))
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { version, ...situation } = await situationAtDoor(db, listId, sent)
    const decisions = decideScans({ ...situation, sent, signer })
    if (await store(db, { listId, version }, decisions)) return
  }
  throw new ProblemError('unavailable', { retryAfter: 1 })
}

/** @returns whether it is stored. `false`: the list or its scans are no longer as they were when it was decided */
async function store(db: Db, list: ListAtVersion, decisions: Decisions): Promise<boolean> {
  if (decisions.decided.length === 0 && decisions.shownLater.length === 0) return true
  const rows = await insertScans(db, { ...list, ...decisions }).catch((error: unknown) => {
    if (isOutdated(error)) return []
    throw error
  })
  return rows.length > 0
}

const insertScans = fixedStatement<ListAtVersion & Decisions, { id: string }>(
  (value) => sql`
    with list as (
      select l.id from check_in_lists l where l.id = ${value(({ listId }) => listId)} and l.version = ${value(({ version }) => version)}
    ),
    shown_later as (
      -- what devices showed when the server's verdict did not reach them in time
      update check_ins c set shown = s.shown
      from list, json_to_recordset(${value(({ shownLater }) => JSON.stringify(shownLater))}::json) as s (id text, shown text)
      where c.list_id = list.id and c.id = s.id and c.shown is null
    ),
    recorded as (
      insert into check_ins (list_id, id, number, link_id, device, ticket_id, kind, verdict, shown, at, device_at,
        inside_change, admitted_change, earlier, undoes)
      select list.id, s.id, s.number, s."linkId", s.device, s."ticketId", s.kind, s.verdict, s.shown, s.at, s."deviceAt",
        s."insideChange", s."admittedChange", s.earlier, s.undoes
      from list, json_to_recordset(${value(({ decided }) => JSON.stringify(decided))}::json) as s (id text, number int,
        "linkId" text, device text, "ticketId" text, kind text, verdict text, shown text, at timestamptz,
        "deviceAt" timestamptz, "insideChange" smallint, "admittedChange" smallint, earlier int, undoes int)
    )
    select id from list`,
)

/** Another process took the number or recorded the same scan, or the list or a ticket was deleted. */
const isOutdated = (error: unknown): boolean =>
  breaksUnique(error, 'check_ins_pk') || breaksUnique(error, 'check_ins_scan') || breaksForeignKey(error)
