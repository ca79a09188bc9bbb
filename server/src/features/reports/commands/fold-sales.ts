import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { FoldOptions } from '../../../lib/fold-facts.ts'
import { foldFacts } from '../../../lib/fold-facts.ts'
import { orderEntries } from '../../../schema/orders.ts'
import { moneyEntries } from '../../../schema/payments.ts'
import { salesFold } from '../../../schema/reports.ts'
import { salesFacts } from '../queries/facts.ts'
import { addedToEvents, addedToTeams, addedZones } from './roll-up.ts'

/** Rolls up the next facts of sales. @returns whether more facts may be waiting */
export const foldSales = (db: Db, options?: FoldOptions): Promise<boolean> =>
  foldFacts(
    db,
    {
      table: salesFold,
      facts: (inPeriod) => [
        sql`select from ${orderEntries} where sold_change is not null and ${inPeriod}`,
        sql`select from ${moneyEntries} where ${inPeriod}`,
      ],
      rollUp: (tx, period) =>
        tx.execute(sql`with ${addedToEvents(salesFacts(period))}, ${addedToTeams()}, ${addedZones()} select`),
    },
    options,
  )
