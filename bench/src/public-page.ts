import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startBare } from './bare.ts'
import type { Bench } from './figure.ts'
import { median } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { openSale } from './sale.ts'

const rounds = 5
const seconds = 4

/** The public page of an event, against a bare `node:http` server that sends the same bytes. */
export const publicPage: Bench = {
  title: 'Public page',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      const { slug } = await openSale(foyer.url, 1000)
      const page = `${foyer.url}/en/e/${slug}`
      const file = join(dataDir, 'page.html')
      await writeFile(file, await (await fetch(page)).text())
      const other = await startBare(file)
      try {
        const [theirs, ours, failed]: [number[], number[], number[]] = [[], [], []]
        // in turn, so that a slow moment of the machine meets both
        for (let round = 0; round < rounds; round++) {
          theirs.push((await load(other.url)).requests.average)
          const done = await load(page)
          ours.push(done.requests.average)
          failed.push(done.non2xx + done.errors)
        }
        return [
          { name: 'node:http with the same bytes', value: median(theirs), unit: '/s' },
          { name: 'the page of an event', value: median(ours), unit: '/s' },
          { name: 'ratio', value: median(ours) / median(theirs), unit: '×', budget: 0.5, higherIsBetter: true },
          {
            name: 'answers that were not 2xx',
            value: failed.reduce((sum, each) => sum + each, 0),
            unit: '',
            budget: 0,
          },
        ]
      } finally {
        other.stop()
        await foyer.stop()
      }
    }),
}

const load = (url: string) => autocannon({ url, connections: 32, duration: seconds })
