import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Binaries } from '../../lib/embedded-postgres/binaries.ts'
import { locateBinaries } from '../../lib/embedded-postgres/binaries.ts'
import type { ClusterPaths } from '../../lib/embedded-postgres/cluster.ts'
import { clusterPaths, createCluster } from '../../lib/embedded-postgres/cluster.ts'
import type { Launcher } from '../../lib/embedded-postgres/launcher.ts'
import { chooseLauncher } from '../../lib/embedded-postgres/launcher.ts'
import { freePort } from '../../lib/embedded-postgres/port.ts'
import type { Postmaster } from '../../lib/embedded-postgres/postmaster.ts'
import { launchPostmaster, stopPostmaster } from '../../lib/embedded-postgres/postmaster.ts'
import { openSession } from '../../lib/embedded-postgres/session.ts'
import { systemUserFor } from '../../lib/embedded-postgres/system-user.ts'
import { waitUntil } from '../../lib/embedded-postgres/wait-until.ts'
import { folderInMemory } from '../folder-in-memory.ts'

/** Two PostgreSQL servers: a commit of the first waits until the second has it. */
export interface ReplicatedPostgres extends AsyncDisposable {
  /** The database `foyer`; the port is that of the first server. */
  url: string
  ports: { primary: number; standby: number }
  /** Freezes what the standby receives with, so that no commit ends. @returns how to let it continue */
  freezeStandby(): Promise<() => void>
  /** Ends the primary without a word to anyone, as a power failure does, and makes the standby the primary. */
  failOver(): Promise<void>
}

// No test reads these databases after a power failure. Replication does not depend on the disk.
const settings = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'wal_level=replica', 'hot_standby=on']

/** Starts a primary, copies it while it runs, and starts the copy as its synchronous standby. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(folderInMemory(), 'foyer-pair-'))
  const binaries = await locateBinaries()
  const paths = await clusterPaths(join(folder, 'primary'))
  const user = await systemUserFor(paths.cluster)
  const launcher = await chooseLauncher(user, binaries, paths.dataDir)
  const password = await createCluster(paths, binaries, launcher, user)
  // the superuser of these servers may connect: it copies, promotes and finds the process to freeze
  await writeFile(join(paths.cluster, 'pg_hba.conf'), 'host all,replication all 127.0.0.1/32 trust\n')

  const ports = { primary: await freePort(), standby: await freePort() }
  const urlAt = (port: number) => `postgres://foyer:${password}@127.0.0.1:${port}/foyer`
  const adminAt = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`
  const primary = await start({ paths, binaries, launcher, url: adminAt(ports.primary), port: ports.primary })
  const copy = await clusterPaths(join(folder, 'standby'))
  await copyRunning(adminAt(ports.primary), paths, copy)
  await writeFile(join(copy.cluster, 'standby.signal'), '')
  await writeFile(
    join(copy.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${ports.primary} user=postgres application_name=standby'\n`,
  )
  if (user) await promisify(execFile)('chown', ['-R', `${user.uid}:${user.gid}`, copy.folder])
  const standby = await start({ paths: copy, binaries, launcher, url: adminAt(ports.standby), port: ports.standby })
  await withClient(adminAt(ports.primary), async (client) => {
    await client.query(`alter system set synchronous_standby_names = 'standby'`)
    await client.query('select pg_reload_conf()')
    const inSync = async () =>
      (await client.query(`select from pg_stat_replication where sync_state = 'sync'`)).rowCount === 1
    if (!(await waitUntil(inSync, 30_000))) throw new Error('the standby does not replicate')
  })

  return {
    url: urlAt(ports.primary),
    ports,
    freezeStandby: () =>
      withClient(adminAt(ports.standby), async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_wal_receiver')
        const [receiver] = rows
        if (!receiver) throw new Error('the standby receives nothing')
        process.kill(receiver.pid, 'SIGSTOP')
        return () => void process.kill(receiver.pid, 'SIGCONT')
      }),
    async failOver() {
      process.kill(primary.pid, 'SIGQUIT')
      await withClient(adminAt(ports.standby), async (client) => {
        await client.query(`alter system set synchronous_standby_names = ''`)
        await client.query('select pg_promote()')
      })
    },
    async [Symbol.asyncDispose]() {
      for (const postmaster of [standby, primary]) await stopPostmaster(postmaster)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Start {
  paths: ClusterPaths
  binaries: Binaries
  launcher: Launcher
  url: string
  port: number
}

async function start({ paths, binaries, launcher, url, port }: Start): Promise<Postmaster> {
  const withSettings: Launcher = (program, args) =>
    launcher(program, [...args, ...settings.flatMap((setting) => ['-c', setting])])
  const postmaster = await launchPostmaster(paths, binaries, withSettings, port)
  const session = await openSession(postmaster, url, 60_000)
  if (!session) throw new Error(`PostgreSQL did not start: ${await postmaster.lastErrors()}`)
  await session.client.end()
  return postmaster
}

/** Copies a running server, as pg_basebackup does, which the built-in PostgreSQL lacks. */
async function copyRunning(url: string, from: ClusterPaths, to: ClusterPaths): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`select pg_backup_start('standby', fast => true)`)
    await cp(from.folder, to.folder, { recursive: true, preserveTimestamps: true })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await rm(join(to.cluster, 'postmaster.pid'), { force: true })
    await writeFile(join(to.cluster, 'backup_label'), rows[0]?.labelfile ?? '')
  })
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
