import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { locateBinaries } from '../lib/embedded-postgres/binaries.ts'
import { clusterPaths, createCluster, runAsSuperuser } from '../lib/embedded-postgres/cluster.ts'
import type { Launcher } from '../lib/embedded-postgres/launcher.ts'
import { chooseLauncher } from '../lib/embedded-postgres/launcher.ts'
import { freePort } from '../lib/embedded-postgres/port.ts'
import { launchPostmaster, stopPostmaster } from '../lib/embedded-postgres/postmaster.ts'
import { openSession } from '../lib/embedded-postgres/session.ts'
import { systemUserFor } from '../lib/embedded-postgres/system-user.ts'
import { folderInMemory } from './folder-in-memory.ts'

/** A PostgreSQL server for the tests. */
export interface TestPostgres {
  url: string
  stop(): Promise<void>
}

// No test reads these databases after a crash, and none lives long enough to need a vacuum. That Foyer's own PostgreSQL
// writes to disk before it answers is proven in lib/embedded-postgres/embedded-postgres.test.ts and bench/src/crash.ts.
const notDurable = ['fsync=off', 'full_page_writes=off', 'autovacuum=off']

// An app opens a dozen connections, and with the default of 4096 each takes 3 ms of the processor. The password is random
// and gone with the tests.
const quickSignIn = 'scram_iterations=1'

// a snapshot restores rows as they were, and no trigger or foreign key may change others then (see snapshot.ts)
const allowSkippingTriggers = 'GRANT SET ON PARAMETER session_replication_role TO foyer;\n'

/** Starts the built-in PostgreSQL on a new folder, without waiting for the disk. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataDir = mkdtempSync(join(folderInMemory(), 'foyer-test-'))
  const [binaries, paths] = await Promise.all([locateBinaries(), clusterPaths(dataDir)])
  const user = await systemUserFor(paths.cluster)
  const launcher = await chooseLauncher(user, binaries, paths.dataDir)
  const password = await createCluster(paths, binaries, launcher, user)
  await runAsSuperuser(paths, binaries, launcher, allowSkippingTriggers)
  const port = await freePort()
  const withSettings = addSettings(launcher, [...notDurable, quickSignIn])
  const postmaster = await launchPostmaster(paths, binaries, withSettings, port)
  const url = `postgres://foyer:${password}@127.0.0.1:${port}/foyer`
  const session = await openSession(postmaster, url, 60_000)
  if (!session) throw new Error(`PostgreSQL for the tests did not start: ${await postmaster.lastErrors()}`)
  // hashes it again, by that setting
  await session.client.query(`alter role foyer password '${password}'`)
  await session.client.end()
  return {
    url,
    stop: async () => {
      await stopPostmaster(postmaster)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

// PostgreSQL takes the last of several values of a setting
const addSettings =
  (launcher: Launcher, settings: readonly string[]): Launcher =>
  (program, args) =>
    launcher(program, [...args, ...settings.flatMap((setting) => ['-c', setting])])
