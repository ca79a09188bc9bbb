import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import { startFoyer, withDataDir } from '../foyer.ts'
import { runBuyers } from './rush.ts'
import { openSaleIn, shortRushes } from './short-rushes.ts'

/**
 * How many statements PostgreSQL gets for an order, tasks included. Counted in its log, in rushes of their own: to write
 * it takes time.
 */
export const statementFigures = (environment: Record<string, string>): Promise<Figure[]> =>
  withDataDir(async (dataDir) => {
    const sale = await openSaleIn(dataDir)
    const settings = join(dataDir, 'postgres/cluster/postgresql.auto.conf')
    await appendFile(settings, "log_statement = 'all'\nlog_parameter_max_length = 0\n")
    const foyer = await startFoyer(dataDir, environment)
    try {
      const figures: Figure[] = []
      for (const [name, rush] of shortRushes) {
        const counts: number[] = []
        const report = await runBuyers(foyer.url, sale, rush, async () => {
          counts.push(await countStatements(dataDir))
        })
        const [before = Number.NaN, after = Number.NaN] = counts
        figures.push({ name: `${name}: statements for an order`, value: (after - before) / report.orders, unit: '×' })
      }
      return figures
    } finally {
      await foyer.stop()
    }
  })

async function countStatements(dataDir: string): Promise<number> {
  const log = await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8')
  return log.match(/LOG: {2}(statement|execute )/g)?.length ?? 0
}
