// A process that rolls sales up, for a test that kills it: node roll-up-process.ts <database> fold|rebuild

import { foldSales } from '../../features/reports/commands/fold-sales.ts'
import { rebuildSales } from '../../features/reports/commands/rebuild-sales.ts'
import { openDatabase } from '../../lib/db.ts'
import { createLog } from '../../lib/log.ts'

const [, , url = '', task] = process.argv
const { db, close } = openDatabase(url, createLog('silent'), { size: 1 })
if (task === 'rebuild') await rebuildSales(db)
else await foldSales(db)
await close()
