import { ProblemError } from '@foyer/contract/http/problem-error'
import { sql } from 'drizzle-orm'
import { breaksForeignKey, breaksUnique } from '../../../lib/constraint.ts'
import type { Db } from '../../../lib/db.ts'
import { fixedStatement } from '../../../lib/fixed-statement.ts'
import type { Signer } from '../../../lib/signer.ts'
import type { ScanRow } from '../queries/scans.ts'
import { selectScansOf } from '../queries/scans.ts'
import type { DoorSituation } from '../queries/situation.ts'
import { situationAtDoor } from '../queries/situation.ts'
import { takesScans } from '../rules.ts'
import type { Decisions, ScanRequest, SentScan } from '../service/decide-scans.ts'
import { decideScans } from '../service/decide-scans.ts'

/** The recorded scans of some requests, by id, and what was decided with. */
export interface RecordedScans extends Pick<DoorSituation, 'list' | 'links' | 'now'> {
  rows: ReadonlyMap<string, ScanRow>
}

/** Scans to store in a check-in list, decided by a version of its rules. */
interface ScansToStore extends Decisions {
  listId: string
  version: number
  /** The ids of all scans that were sent, of recorded ones too. */
  ids: readonly string[]
}

/** The most attempts for a batch. One fails only when another process records scans of the list at the same moment. */
const maxAttempts = 100

/**
 * Decides and records the scans of several requests for one list, in order. They get the numbers after the last one that
 * the decision knows. A number is given once, so the scans of all processes have one order, each decided with all before
 * it: if another process takes the number, the decision is made again. A scan that is recorded already has no further
 * effect, and neither has one whose link takes none (`takesScans`).
 * @throws ProblemError `not-found` when the list has been deleted; `unavailable` after too many attempts
 */
export async function recordScans(
  db: Db,
  signer: Signer,
  listId: string,
  requests: readonly ScanRequest[],
): Promise<RecordedScans> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { version, links, ...situation } = await situationAtDoor(db, listId, requests)
    const sent = requests.flatMap((request) => scansOf(request, links, situation.now))
    const decisions = decideScans({ ...situation, sent, signer })
    const ids = [...new Set(sent.map(({ scan }) => scan.id))]
    const rows = ids.length === 0 ? [] : await store(db, { listId, version, ids, ...decisions })
    if (rows.length === ids.length) return { ...situation, links, rows: new Map(rows.map((row) => [row.id, row])) }
  }
  throw new ProblemError('unavailable', { retryAfter: 1 })
}

/** The scans of a request; none when its link takes none. */
function scansOf({ linkId, scans, ...request }: ScanRequest, links: DoorSituation['links'], now: Date): SentScan[] {
  const link = links.get(linkId)
  return link && takesScans(link, now) ? scans.map((scan) => ({ scan, link, ...request })) : []
}

/** @returns the sent scans as they are recorded; fewer when the list or its scans have changed since the decision */
async function store(db: Db, scans: ScansToStore): Promise<ScanRow[]> {
  return await storeScans(db, scans).catch((error: unknown) => {
    if (isOutdated(error)) return []
    throw error
  })
}

const storeScans = fixedStatement<ScansToStore, ScanRow>(
  (value) => sql`
    with list as (
      select l.id from check_in_lists l where l.id = ${value(({ listId }) => listId)} and l.version = ${value(({ version }) => version)}
    ),
    shown_later as (
      -- what devices showed when the server's verdict did not reach them in time
      update check_ins c set shown = s.shown
      from list, json_to_recordset(${value(({ shownLater }) => JSON.stringify(shownLater))}::json) as s (id text, shown text)
      where c.list_id = list.id and c.id = s.id and c.shown is null
      returning c.*
    ),
    recorded as (
      insert into check_ins (list_id, id, number, link_id, device, ticket_id, kind, verdict, shown, at, device_at,
        inside_change, admitted_change, earlier, undoes)
      select list.id, s.id, s.number, s."linkId", s.device, s."ticketId", s.kind, s.verdict, s.shown, s.at, s."deviceAt",
        s."insideChange", s."admittedChange", s.earlier, s.undoes
      from list, json_to_recordset(${value(({ decided }) => JSON.stringify(decided))}::json) as s (id text, number int,
        "linkId" text, device text, "ticketId" text, kind text, verdict text, shown text, at timestamptz,
        "deviceAt" timestamptz, "insideChange" smallint, "admittedChange" smallint, earlier int, undoes int)
      returning *
    ),
    sent as (
      -- a statement does not see in a table what it writes itself
      select r.* from recorded r where r.id = any(${value(({ ids }) => ids)}::text[])
      union all select s.* from shown_later s
      union all select c.* from list cross join unnest(${value(({ ids }) => ids)}::text[]) as a (id)
        cross join lateral (select * from check_ins i where i.list_id = list.id and i.id = a.id limit 1) c
        where not exists (select from shown_later s where s.id = c.id)
    )
    ${selectScansOf(sql`sent`, sql`(select * from check_ins union all select * from recorded)`)}`,
)

/** Another process took the number or recorded the same scan, or the list or a ticket was deleted. */
const isOutdated = (error: unknown): boolean =>
  breaksUnique(error, 'check_ins_pk') || breaksUnique(error, 'check_ins_scan') || breaksForeignKey(error)
