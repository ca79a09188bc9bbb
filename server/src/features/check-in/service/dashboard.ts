import type { DoorDashboard } from '@foyer/contract/check-in'
import type { Db } from '../../../lib/db.ts'
import type { ScanReader } from '../presenter.ts'
import { presentScan } from '../presenter.ts'
import { countsByGate, countsByType, entriesPerMinute, takingsByGate } from '../queries/dashboard.ts'
import { conflictsOf, lastScans } from '../queries/scans.ts'
import type { ListRow } from '../queries.ts'

/** How many of the last scans are shown. */
const scansShown = 8

/** The state of a list while people come in. */
export async function dashboardOf(db: Db, list: ListRow, reader: ScanReader): Promise<DoorDashboard> {
  const types = await countsByType(db, list)
  const sum = (of: 'inside' | 'admitted' | 'expected') => types.reduce((all, type) => all + type[of], 0)
  const gates = await countsByGate(db, list.id)
  const minutes = await entriesPerMinute(db, list.id)
  const conflicts = await conflictsOf(db, list.id)
  return {
    inside: sum('inside'),
    admitted: sum('admitted'),
    expected: sum('expected'),
    types,
    gates: gates.map(({ last_at, ...gate }) => ({
      ...gate,
      ...(last_at && { lastAt: new Date(last_at).toISOString() }),
    })),
    takings: reader.amounts ? await takingsByGate(db, list.id) : [],
    minutes: minutes.map(({ at, entries }) => ({ at: new Date(at).toISOString(), entries })),
    scans: (await lastScans(db, list.id, scansShown)).map((row) => presentScan(row, reader)),
    conflicts: conflicts.latest.map((row) => presentScan(row, reader)),
    conflictCount: conflicts.count,
  }
}
