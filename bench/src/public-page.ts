import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startBareHttp } from './bare-http.ts'
import type { Bench } from './figure.ts'
import { median } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { openSale } from './sale.ts'

const measuredRounds = 5
const loadSeconds = 4

/** Requests per second of an event's public page, compared with a bare `node:http` server that sends the same bytes. */
export const publicPage: Bench = {
  title: 'Public page',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      const { slug } = await openSale(foyer.url, 1000)
      const page = `${foyer.url}/en/e/${slug}`
      const file = join(dataDir, 'page.html')
      await writeFile(file, await (await fetch(page)).text())
      const bare = await startBareHttp(file)
      try {
        const [bareRates, foyerRates, failures]: [number[], number[], number[]] = [[], [], []]
        // The two alternate, so that a slow moment of the machine affects both.
        for (let round = 0; round < measuredRounds; round++) {
          bareRates.push((await load(bare.url)).requests.average)
          const result = await load(page)
          foyerRates.push(result.requests.average)
          failures.push(result.non2xx + result.errors)
        }
        return [
          { name: 'bare node:http with the same bytes', value: median(bareRates), unit: '/s' },
          { name: 'public page of an event', value: median(foyerRates), unit: '/s' },
          {
            name: 'ratio',
            value: median(foyerRates) / median(bareRates),
            unit: '×',
            budget: 0.5,
            higherIsBetter: true,
          },
          {
            name: 'answers that were not 2xx',
            value: failures.reduce((sum, count) => sum + count, 0),
            unit: '',
            budget: 0,
          },
        ]
      } finally {
        bare.stop()
        await foyer.stop()
      }
    }),
}

const load = (url: string) => autocannon({ url, connections: 32, duration: loadSeconds })
