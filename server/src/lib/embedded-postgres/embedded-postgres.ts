import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { locateBinaries } from './binaries.ts'
import type { ClusterPaths } from './cluster.ts'
import { clusterPaths, createCluster, readPassword } from './cluster.ts'
import { chooseLauncher } from './launcher.ts'
import { startLogRotation } from './log-file.ts'
import { supervise } from './supervisor.ts'
import type { SystemUser } from './system-user.ts'
import { systemUserFor } from './system-user.ts'

export interface EmbeddedDatabase {
  /** The address of the database `foyer`. It stays the same when PostgreSQL restarts. */
  url: string
  /** Stops PostgreSQL gracefully. Close all connections first. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The folder of the database; created when it is missing. */
  dataDir: string
  log: (level: 'info' | 'warn' | 'error', message: string, facts: Record<string, unknown>) => void
  /** Called once when PostgreSQL has ended and could not be restarted. */
  onLost?: (error: Error) => void
}

/**
 * Starts the built-in PostgreSQL on a data folder, creates the database at the first start, and keeps it running. One
 * process owns a data folder at a time. If a killed owner left its PostgreSQL running, this process adopts it.
 * @throws EmbeddedPostgresError with a sentence for the operator when PostgreSQL cannot start, or another Foyer owns
 *   the folder
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  onLost = () => undefined,
}: EmbeddedPostgresOptions): Promise<EmbeddedDatabase> {
  const binaries = await locateBinaries()
  const paths = await clusterPaths(dataDir)
  const user = await systemUserFor(paths.cluster)
  const launcher = await chooseLauncher(user, binaries, paths.dataDir)
  if (user) await restoreOwner(paths, user)
  const password = (await readPassword(paths)) ?? (await createCluster(paths, binaries, launcher, user))

  const supervisor = await supervise({ paths, binaries, launcher, password, log, onLost })
  const rotation = startLogRotation(paths.log)
  return {
    url: supervisor.url,
    stop: async () => {
      rotation.stop()
      await supervisor.stop()
    },
  }
}

/** Whether a data folder has a database. */
export async function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  return (await readPassword(await clusterPaths(dataDir))) !== undefined
}

/** Returns a cluster that root restored from a backup to its user: PostgreSQL starts only on files of its own user. */
async function restoreOwner({ folder }: ClusterPaths, { uid, gid }: SystemUser): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (found?.uid === 0) await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, folder])
}
