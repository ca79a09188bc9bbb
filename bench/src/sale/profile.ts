import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '../figure.ts'
import { startFoyer, withDataDir } from '../foyer.ts'
import type { RushSettings } from './rush.ts'
import { runBuyers } from './rush.ts'
import { openSaleIn, shortRushes } from './short-rushes.ts'

/** How many parts are named for each rush. */
const namedParts = 8

/** A profile as V8 writes it. Its times are in microseconds of the machine's monotonic clock. */
interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[]
  startTime: number
  samples: number[]
  timeDeltas: number[]
}

/** A span of time, in microseconds of the machine's monotonic clock. */
interface Span {
  from: number
  until: number
}

/**
 * Where the event loop's time goes in a rush, to see why a figure is not reached: the shares of libraries, system calls,
 * garbage collection and Foyer's own code. Sampled in rushes of their own, since sampling takes time.
 */
export const profileFigures = (environment: Record<string, string>): Promise<Figure[]> =>
  withDataDir(async (dataDir) => {
    const sale = await openSaleIn(dataDir)
    const folder = join(dataDir, 'profiles')
    const foyer = await startFoyer(dataDir, environment, ['--cpu-prof', `--cpu-prof-dir=${folder}`])
    const spans: Span[] = []
    try {
      for (const [, settings] of shortRushes) spans.push(await spanOf(foyer.url, sale, settings))
    } finally {
      await foyer.stop()
    }
    const profile = await readProfile(folder)
    return shortRushes.flatMap(([name], at) => partsIn(profile, spans[at]).map(figureOf(name)))
  })

async function spanOf(url: string, sale: Parameters<typeof runBuyers>[1], settings: RushSettings): Promise<Span> {
  const edges: number[] = []
  await runBuyers(url, sale, settings, async () => {
    edges.push(Number(process.hrtime.bigint() / 1000n))
  })
  const [from = Number.NaN, until = Number.NaN] = edges
  return { from, until }
}

/** The profile of the main thread. Those of the threads that draw documents have other thread numbers. */
async function readProfile(folder: string): Promise<Profile> {
  const name = (await readdir(folder)).find((file) => /\.0\.\d+\.cpuprofile$/.test(file))
  if (!name) throw new Error('The server wrote no profile.')
  return JSON.parse(await readFile(join(folder, name), 'utf8')) as Profile
}

/** The largest parts of the time in which the event loop was busy, with their shares from 0 to 1. */
function partsIn({ nodes, startTime, samples, timeDeltas }: Profile, span: Span | undefined): [string, number][] {
  const partOfNode = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]))
  const micros = new Map<string, number>()
  let now = startTime
  for (const [at, node] of samples.entries()) {
    const delta = timeDeltas[at] ?? 0
    now += delta
    const part = partOfNode.get(node)
    if (part && span && now >= span.from && now <= span.until) micros.set(part, (micros.get(part) ?? 0) + delta)
  }
  const busy = [...micros.values()].reduce((sum, each) => sum + each, 0)
  return [...micros]
    .sort(([, a], [, b]) => b - a)
    .slice(0, namedParts)
    .map(([part, each]) => [part, each / busy])
}

/** @returns the library of a function, or what else it belongs to; undefined: the event loop waits */
function partOf({ functionName, url }: Profile['nodes'][number]['callFrame']): string | undefined {
  if (functionName === '(idle)') return undefined
  if (functionName === '(garbage collector)') return 'garbage collection'
  const [, library] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  if (library) return library
  if (url.startsWith('node:')) return 'Node'
  return url === '' ? nativePart(functionName) : 'Foyer'
}

/** Native functions that write to a connection wait while another process takes the core: PostgreSQL, woken by them. */
const nativePart = (functionName: string): string =>
  /^(write|writev|shutdown|readStart)/.test(functionName) ? 'writing to connections' : 'native functions'

const figureOf =
  (name: string) =>
  ([part, share]: [string, number]): Figure => ({
    name: `${name}: of the event loop, ${part}`,
    value: 100 * share,
    unit: '%',
  })
