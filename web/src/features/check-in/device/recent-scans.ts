import type { DeviceStore, ShownScan } from './types.ts'

/** The last scans of a device, which can be undone; also those from before the page was opened. */
export interface RecentScans {
  /** The scans, the latest first. */
  list(): readonly ShownScan[]
  /** Takes the scans of the device's memory. */
  restore(scans: readonly ShownScan[]): void
  keep(shown: ShownScan): void
  /** Deletes the names: the list shows none any more. */
  deleteNames(): void
  /** Forgets the scans, whose memory is deleted with the roster. */
  clear(): void
}

/** How many of the last scans are kept. */
const kept = 10

/** @param onChange called when a scan or a name changes */
export function createRecentScans(
  store: Pick<DeviceStore, 'saveRecent'>,
  onChange: (scans: readonly ShownScan[]) => void,
): RecentScans {
  let scans: readonly ShownScan[] = []
  const set = (next: readonly ShownScan[]) => {
    scans = next
    onChange(scans)
    void store.saveRecent(scans)
  }
  return {
    list: () => scans,
    restore(stored) {
      scans = stored
    },
    keep: (shown) => set([partsToKeep(shown), ...scans].slice(0, kept)),
    deleteNames() {
      if (scans.some(({ name }) => name)) set(scans.map(({ name: _, ...scan }) => scan))
    },
    clear() {
      scans = []
    },
  }
}

/** The parts of a scan by which it is recognised and undone: no answers of the attendee, for example. */
const partsToKeep = ({ id, kind, verdict, at, name, number, ticketId, payment, offline }: ShownScan): ShownScan => ({
  id,
  kind,
  verdict,
  at,
  name,
  number,
  ticketId,
  payment,
  offline,
})
