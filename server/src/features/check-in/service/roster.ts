import { createHash } from 'node:crypto'
import type { Roster } from '@foyer/contract/check-in-devices'
import { rosterPageSize } from '@foyer/contract/check-in-rules'
import type { Infra } from '../../../lib/infra.ts'
import { presentDeviceLink, presentDoorQuestion, presentRosterTicket, presentScan, readerAt } from '../presenter.ts'
import { lastNumberOf, questionsAtDoor, rosterChanges, rosterPage, typesOfEvent } from '../queries/roster.ts'
import { conflictsOf } from '../queries/scans.ts'
import type { OpenedLink } from '../queries.ts'
import type { RosterVersion } from '../rules.ts'
import { admitsType, readVersion, writeVersion } from '../rules.ts'

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
  const items = await typesOfEvent(db, event.id)
  const types = items.filter(({ kind }) => kind === 'ticket')
  const questions = list.names ? (await questionsAtDoor(db, event.id)).map(presentDoorQuestion) : []
  const words = [items.flatMap(({ kind, name }) => (kind === 'add-on' ? name : [])), questions]
  const generation = `${list.version}${event.status === 'test' ? 't' : 's'}${digestOf(words)}`
  const before = readVersion(since)
  const changed = before?.generation === generation ? before : undefined
  // before the tickets are read, so that the next call reads every change since
  const version: RosterVersion = { generation, number: await lastNumberOf(db, list.id), at: now.getTime() }
  const typeAt = new Map(types.map(({ id }, at) => [id, at]))
  const asked = { ...list, questions: questions.map(({ id }) => id) }
  const rows = await (changed ? rosterChanges(db, asked, changed, cursor) : rosterPage(db, asked, cursor))
  const page = rows.slice(0, rosterPageSize)
  const conflicts = await conflictsOf(db, list.id)
  const next = rows.length > page.length ? page.at(-1)?.id : undefined
  return {
    link: presentDeviceLink(opened),
    version: writeVersion(version),
    full: changed === undefined,
    ...(next !== undefined && { next }),
    types: types.map(({ id, name }) => ({ name, onList: admitsType(list, id) })),
    ...(questions.length > 0 && { questions }),
    tickets: page.map((ticket) => presentRosterTicket(ticket, { signer, typeAt, names: list.names })),
    conflicts: conflicts.latest.map((row) => presentScan(row, readerAt(opened))),
    conflictCount: conflicts.count,
  }
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
