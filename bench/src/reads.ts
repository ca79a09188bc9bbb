import type { Organiser } from '@foyer/server/test/client'
import { cookieHeader, signUp } from '@foyer/server/test/client'
import type { Bench, Figure } from './figure.ts'
import { percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import type { MeasuredTeam, TeamSize } from './reads/measured-team.ts'
import { makeTeam } from './reads/measured-team.ts'
import { paths } from './reads/paths.ts'

/** From small to large; ten orders for each event. */
const sizes: readonly TeamSize[] = [
  { events: 1_000, threads: 1_000 },
  { events: 10_000, threads: 10_000 },
  { events: 100_000, threads: 100_000 },
]
const measuredRounds = 40
/** Below this, the difference between two teams is that of the machine between two moments. */
const shortestMs = 5

/**
 * Latency of every read of the contract, for three teams of one installation, over HTTP and one request at a time. The
 * teams alternate, so that a slow moment of the machine affects all.
 */
export const reads: Bench = {
  title: 'Reads of the API at every size',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const operator = await signUp(foyer.url)
        const teams: MeasuredTeam[] = []
        for (const size of sizes) teams.push(await makeTeam(foyer.url, dataDir, size, operator))
        const figures: Figure[] = []
        for (const [call, pathsOf] of Object.entries(paths))
          if (typeof pathsOf !== 'string') figures.push(...(await measure(call, pathsOf, teams, operator)))
        return figures
      } finally {
        await foyer.stop()
      }
    }),
}

async function measure(
  call: string,
  pathsOf: (team: MeasuredTeam) => string[],
  teams: readonly MeasuredTeam[],
  operator: Organiser,
): Promise<Figure[]> {
  const caller = (team: MeasuredTeam) => (call.startsWith('GET /installation') ? operator : team.organiser)
  const variants = teams.map((team) => pathsOf(team))
  const figures: Figure[] = []
  for (const [at, path = ''] of (variants[0] ?? []).entries()) {
    const times: number[][] = teams.map(() => [])
    for (let round = 0; round < measuredRounds; round++)
      for (const [size, team] of teams.entries())
        times[size]?.push(await requestMs(caller(team), variants[size]?.[at] ?? ''))
    figures.push(...figuresOf(nameOf(call, path), times))
  }
  return figures
}

/** The route, and the query by which its paths differ, without what is another one in each run. */
function nameOf(call: string, path: string): string {
  const query = /\?.*/.exec(path)?.[0] ?? ''
  return call.replace('GET ', '') + query.replace(/from=[\d-]+&to=[\d-]+/, 'a-year').replace(/evt_\w+/g, 'id')
}

function figuresOf(name: string, times: readonly number[][]): Figure[] {
  const p95 = times.map((each) => percentile(each, 0.95))
  const [smallest = Number.NaN] = p95
  const slowest = Math.max(...p95)
  return [
    { name: `${name}: p95`, value: slowest, unit: 'ms', budget: 50 },
    { name: `${name}: ratio`, value: slowest / Math.max(smallest, shortestMs), unit: '×', budget: 2 },
  ]
}

async function requestMs({ url, cookies }: Organiser, path: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${url}/api/v1/${path}`, { headers: { cookie: cookieHeader(cookies) } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`GET /${path} returned status ${response.status}.`)
  return performance.now() - began
}
