import type { Db } from '../../../lib/db.ts'
import type { DiskSpace } from '../../../lib/disk-space.ts'
import { diskAlertAt } from '../../../lib/disk-space.ts'
import { endAlert, raiseAlert } from '../../inbox/commands/operator-alerts.ts'

/** Notifies the operator when the disk is nearly full, once: again only after there was enough space in between. */
export async function watchDisk(db: Db, space: DiskSpace): Promise<void> {
  const state = diskAlertAt(space)
  if (state === 'over') await endAlert(db, 'disk-low')
  if (state === 'raised') await raiseAlert(db, 'disk-low', space)
}
