import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { clusterPaths } from '../cluster.ts'
import type { EmbeddedDatabase, EmbeddedPostgresOptions } from '../embedded-postgres.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { runningPostmaster, stopPostmaster } from '../postmaster.ts'

/** A data folder of its own, below a folder that only we may enter. What runs on it at the end is stopped. */
export async function dataFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'foyer-'))
  const dataDir = join(parent, 'data')
  onTestFinished(async () => {
    const left = await runningPostmaster(await clusterPaths(dataDir))
    if (left) await stopPostmaster(left)
    await rm(parent, { recursive: true, force: true, maxRetries: 10 })
  })
  return dataDir
}

/** Starts PostgreSQL on a data folder in this process; stopped at the end of the test. */
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
  /** Waits until PostgreSQL is up there, or was refused. */
  outcome(): Promise<Outcome>
  kill(): Promise<void>
}

/** Starts PostgreSQL on a data folder in a process of its own, which can be killed. */
export function startElsewhere(dataDir: string): OwnerProcess {
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
  for await (const line of createInterface(child.stdout)) return JSON.parse(line) as Outcome // written by owner-process.ts
  throw new Error('the process ended without a word')
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
