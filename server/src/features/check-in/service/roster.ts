import type { Roster } from '@foyer/contract/check-in-devices'
import { rosterPageSize } from '@foyer/contract/check-in-rules'
import type { Infra } from '../../../lib/infra.ts'
import { presentDeviceLink, presentRosterTicket, presentScan, readerAt } from '../presenter.ts'
import { lastNumberOf, rosterChanges, rosterPage, typesOfEvent } from '../queries/roster.ts'
import { conflictsOf } from '../queries/scans.ts'
import type { OpenedLink } from '../queries.ts'
import type { RosterVersion } from '../rules.ts'
import { isOnList, readVersion, writeVersion } from '../rules.ts'

interface RosterRequest {
  since?: string | undefined
  cursor?: string | undefined
}

/** A page of the roster of a link, or of what has changed since a version that the device has. */
export async function rosterOf(
  { db, signer }: Pick<Infra, 'db' | 'signer'>,
  opened: OpenedLink,
  { since, cursor = '' }: RosterRequest,
): Promise<Roster> {
  const { list, event, now } = opened
  const generation = `${list.version}${event.status === 'test' ? 't' : 's'}`
  const before = readVersion(since)
  const changed = before?.generation === generation ? before : undefined
  // before the tickets are read, so that the next call reads every change since
  const version: RosterVersion = { generation, number: await lastNumberOf(db, list.id), at: now.getTime() }
  const types = await typesOfEvent(db, event.id)
  const typeAt = new Map(types.map(({ id }, at) => [id, at]))
  const rows = await (changed ? rosterChanges(db, list, changed, cursor) : rosterPage(db, list, cursor))
  const page = rows.slice(0, rosterPageSize)
  const next = rows.length > page.length ? page.at(-1)?.id : undefined
  return {
    link: presentDeviceLink(opened),
    version: writeVersion(version),
    full: changed === undefined,
    ...(next !== undefined && { next }),
    types: types.map(({ id, name }) => ({ name, onList: isOnList(list, id) })),
    tickets: page.map((ticket) => presentRosterTicket(ticket, { signer, typeAt, names: list.names })),
    conflicts: (await conflictsOf(db, list.id)).map((row) => presentScan(row, readerAt(opened))),
  }
}
