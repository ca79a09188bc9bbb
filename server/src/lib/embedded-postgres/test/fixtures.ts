import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { folderInMemory } from '../../../test/folder-in-memory.ts'
import { clusterPaths } from '../cluster.ts'
import type { EmbeddedDatabase, EmbeddedPostgresOptions } from '../embedded-postgres.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { runningPostmaster, stopPostmaster } from '../postmaster.ts'

/** Creates a data folder below a folder that only this user may enter. Stops its PostgreSQL at the end of the test. */
export async function dataFolder(): Promise<string> {
  const parent = await mkdtemp(join(folderInMemory(), 'foyer-'))
  const dataDir = join(parent, 'data')
  onTestFinished(async () => {
    const left = await runningPostmaster(await clusterPaths(dataDir))
    if (left) await stopPostmaster(left)
    await rm(parent, { recursive: true, force: true, maxRetries: 10 })
  })
  return dataDir
}

/** A data folder with a cluster, from which `copyOf` makes others in a tenth of the time that a first start takes. */
export async function filledDataFolder(): Promise<AsyncDisposable & { dataDir: string }> {
  const parent = await mkdtemp(join(folderInMemory(), 'foyer-'))
  const dataDir = join(parent, 'data')
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await database.stop()
  return { dataDir, [Symbol.asyncDispose]: () => rm(parent, { recursive: true, force: true, maxRetries: 10 }) }
}

/** Copies a filled data folder whose PostgreSQL does not run. As `dataFolder` otherwise. */
export async function copyOf(filled: { dataDir: string }): Promise<string> {
  const dataDir = await dataFolder()
  // `-a` keeps the owner: PostgreSQL does not run as root, so there it is another user
  await promisify(execFile)('cp', ['-a', filled.dataDir, dataDir])
  return dataDir
}

/** Starts PostgreSQL on a data folder in this process. Stops it at the end of the test. */
export async function start(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined, ...options })
  onTestFinished(() => database.stop())
  return database
}

export type Outcome = { url: string } | { refused: string }

export interface OwnerProcess {
  /** Waits until PostgreSQL is up in that process, or has failed. */
  outcome(): Promise<Outcome>
  kill(): Promise<void>
}

/** Starts PostgreSQL on a data folder in a process of its own, which a test can kill. */
export function startInOwnProcess(dataDir: string): OwnerProcess {
  const script = fileURLToPath(new URL('./owner-process.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = () => end(child)
  onTestFinished(kill)
  return { kill, outcome: () => firstLine(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function firstLine(child: ChildProcess): Promise<Outcome> {
  if (!child.stdout) throw new Error('the process has no output')
  for await (const line of createInterface(child.stdout)) return JSON.parse(line) as Outcome // `as`: owner-process.ts writes it
  throw new Error('the process ended without output')
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
