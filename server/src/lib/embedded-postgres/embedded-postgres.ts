import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { locateBinaries } from './binaries.ts'
import type { ClusterPaths } from './cluster.ts'
import { clusterPaths, createCluster, readPassword } from './cluster.ts'
import { chooseLauncher } from './launcher.ts'
import { boundLog } from './log-file.ts'
import { supervise } from './supervisor.ts'
import type { SystemUser } from './system-user.ts'
import { systemUserFor } from './system-user.ts'

export interface EmbeddedDatabase {
  /** The address of the database `foyer`. It stays the same when PostgreSQL has to be restarted. */
  url: string
  /** Stops PostgreSQL gracefully. Close what is connected to it before. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The folder that holds the database, made when it is missing. */
  dataDir: string
  log: (level: 'info' | 'warn' | 'error', message: string, facts: Record<string, unknown>) => void
  /** Called once when PostgreSQL has ended and could not be brought back. */
  onLost?: (error: Error) => void
}

/**
 * Starts the built-in PostgreSQL on a data folder, made at the first start, and keeps it running.
 * One process owns a data folder at a time; a PostgreSQL that a killed owner left behind is adopted.
 * @throws EmbeddedPostgresError with a plain sentence when there is no way, or another Foyer is on the folder
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
  if (user) await giveBack(paths, user)
  const password = (await readPassword(paths)) ?? (await createCluster(paths, binaries, launcher, user))

  const supervisor = await supervise({ paths, binaries, launcher, password, log, onLost })
  const bound = boundLog(paths.log)
  return {
    url: supervisor.url,
    stop: async () => {
      bound.stop()
      await supervisor.stop()
    },
  }
}

/** A cluster that root copied back from somewhere belongs to root, and PostgreSQL wants its own. */
async function giveBack({ folder }: ClusterPaths, { uid, gid }: SystemUser): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (found?.uid === 0) await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, folder])
}
