import type { Organiser } from '@foyer/server/test/client'
import { cookieHeader, signUp } from '@foyer/server/test/client'
import { codeReports } from './codes/code-reports.ts'
import type { Bench, Figure } from './figure.ts'
import { median } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

const codeCount = 10_000
const rounds = 5

/** Making, importing and downloading ten thousand promo codes, over HTTP, each round for an event of its own; and what they sold. */
export const codes: Bench = {
  title: `${codeCount} promo codes`,
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const organiser = await signUp(foyer.url)
        const times = { made: [] as number[], imported: [] as number[], downloaded: [] as number[] }
        for (let round = 0; round < rounds; round++) {
          const { id } = await organiser.ok('POST /api/v1/events', { title: `Evening ${round}` })
          const path = `/api/v1/events/${id}/promo-codes`
          times.made.push(await msOf(() => organiser.ok(`POST ${path}/batch`, { ...terms, count: codeCount })))
          times.imported.push(await msOf(() => organiser.ok(`POST ${path}/import`, { codes: importedCodes() })))
          times.downloaded.push(await msOf(() => download(organiser, `${path}/export.csv`)))
        }
        return [
          figure('made at once', times.made, 2000),
          figure('imported at once', times.imported, 2000),
          figure('twice as many as a CSV file', times.downloaded),
          ...(await codeReports(organiser, dataDir)),
        ]
      } finally {
        await foyer.stop()
      }
    }),
}

const terms = { effect: { kind: 'percent', bp: 1000 }, uses: 1, tag: 'Press' }

const importedCodes = () => Array.from({ length: codeCount }, (_, at) => ({ ...terms, code: `IMPORTED-${at}` }))

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function download(organiser: Organiser, path: string): Promise<void> {
  const response = await fetch(organiser.url + path, { headers: { cookie: cookieHeader(organiser.cookies) } })
  const lines = (await response.text()).split('\r\n').length
  if (lines !== 2 * codeCount + 2) throw new Error(`The file has ${lines} lines`)
}

const figure = (name: string, times: number[], budget?: number): Figure => ({
  name: `${name}, median of ${rounds}`,
  value: median(times),
  unit: 'ms',
  ...(budget !== undefined && { budget }),
})
