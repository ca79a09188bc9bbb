import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../lib/config.ts'
import { clusterPaths, readPassword } from '../lib/embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from '../lib/embedded-postgres/embedded-postgres.ts'
import { runningPostmaster } from '../lib/embedded-postgres/postmaster.ts'
import { BackupError } from './failure.ts'

/** The database of an installation. */
interface OpenDatabase {
  url: string
  close(): Promise<void>
}

/** Finds the database to back up. The embedded one may be in use by a running Foyer; without one it is started. */
export async function openForBackup({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Config): Promise<OpenDatabase> {
  if (DATABASE_URL) return { url: DATABASE_DIRECT_URL ?? DATABASE_URL, close: async () => undefined }
  const dataDir = resolve(DATA_DIR)
  const paths = await clusterPaths(dataDir)
  const password = await readPassword(paths)
  const running = await runningPostmaster(paths)
  if (password === undefined) throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`)
  if (!running) return startOwn(dataDir)
  return { url: `postgres://foyer:${password}@127.0.0.1:${running.port}/foyer`, close: async () => undefined }
}

/** Opens the database to restore into; creates the embedded one. No Foyer may use that at the same time. */
export async function openForRestore({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Config): Promise<OpenDatabase> {
  if (DATABASE_URL) return { url: DATABASE_DIRECT_URL ?? DATABASE_URL, close: async () => undefined }
  mkdirSync(DATA_DIR, { recursive: true })
  return await startOwn(resolve(DATA_DIR))
}

async function startOwn(dataDir: string): Promise<OpenDatabase> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  return { url, close: stop }
}
