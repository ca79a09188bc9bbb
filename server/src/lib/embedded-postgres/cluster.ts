import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, open, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { codeOf, EmbeddedPostgresError } from './failure.ts'
import type { Launch, Launcher } from './launcher.ts'
import type { SystemUser } from './system-user.ts'

/** Where things lie below the data folder. A cluster is PostgreSQL's word for one server's databases. */
export interface ClusterPaths {
  dataDir: string
  folder: string
  cluster: string
  password: string
  log: string
}

/** Makes the data folder if need be. The paths are free of links, so that two names of one folder give one path. */
export async function clusterPaths(dataDir: string): Promise<ClusterPaths> {
  await mkdir(dataDir, { recursive: true }).catch(mayNotWrite(dataDir))
  const real = await realpath(dataDir)
  return pathsIn(real, join(real, 'postgres'))
}

const pathsIn = (dataDir: string, folder: string): ClusterPaths => ({
  dataDir,
  folder,
  cluster: join(folder, 'cluster'),
  password: join(folder, 'password'),
  log: join(folder, 'postgres.log'),
})

/** The password of the cluster's role `foyer`; undefined when there is no cluster yet. */
export async function readPassword({ password, folder }: ClusterPaths): Promise<string | undefined> {
  try {
    return await readFile(password, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    if (codeOf(error) !== 'EACCES') throw error
    throw new EmbeddedPostgresError(
      `The database in ${folder} belongs to another user of this machine: run Foyer as that user.`,
    )
  }
}

/**
 * Makes the cluster with its role and database in a folder of its own and moves it to its place when it is complete.
 * Ended in between, nothing half-made is left in that place; done by two at once, one of them wins.
 * @returns the password that is in force
 */
export async function createCluster(
  paths: ClusterPaths,
  binaries: Binaries,
  launcher: Launcher,
  user: SystemUser | undefined,
): Promise<string> {
  const unfinished = pathsIn(paths.dataDir, await unfinishedFolder(paths.dataDir))
  try {
    if (user) await chown(unfinished.folder, user.uid, user.gid)
    await fill(unfinished, binaries, launcher)
    if (user) await Promise.all([unfinished.password, unfinished.log].map((file) => chown(file, user.uid, user.gid)))
    await rename(unfinished.folder, paths.folder)
    await flush(paths.dataDir)
  } catch (error) {
    await rm(unfinished.folder, { recursive: true, force: true, maxRetries: 10 })
    // when there is a cluster now, another process was faster, and its cluster is as good
    if (!(await readPassword(paths))) throw codeOf(error) === 'ENOTEMPTY' ? foreign(paths.folder) : error
  }
  return (await readPassword(paths)) ?? fail(foreign(paths.folder))
}

const foreign = (folder: string) =>
  new EmbeddedPostgresError(
    `The folder ${folder} is in use for something else: it has files, but not Foyer's password.`,
  )

function fail(error: unknown): never {
  throw error
}

const unfinishedPrefix = 'postgres.tmp-'

const unfinishedFolder = (dataDir: string): Promise<string> =>
  mkdtemp(join(dataDir, unfinishedPrefix)).catch(mayNotWrite(dataDir))

const mayNotWrite = (dataDir: string) => (error: unknown) =>
  fail(
    codeOf(error) === 'EACCES'
      ? new EmbeddedPostgresError(`Foyer may not write to its data folder (${dataDir}): it belongs to another user.`)
      : error,
  )

/** Removes what earlier starts left unfinished. Only for whoever owns the finished cluster: then nobody needs these. */
export async function sweepUnfinished({ dataDir }: ClusterPaths): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(unfinishedPrefix))
  // retries: an initdb whose parent was killed may still be writing
  await Promise.all(left.map((name) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 })))
}

async function fill(paths: ClusterPaths, { initdb, postgres }: Binaries, launcher: Launcher): Promise<void> {
  const password = randomBytes(24).toString('base64url')
  await writeFile(paths.password, password, { mode: 0o600, flush: true })
  await writeFile(paths.log, '', { mode: 0o600 })
  await run(launcher(initdb, ['-D', paths.cluster, ...clusterOptions]))
  await writeFile(join(paths.cluster, 'pg_hba.conf'), admission, { flush: true })
  const alone = ['--single', '-D', paths.cluster, '-c', 'exit_on_error=on', 'postgres']
  await run(launcher(postgres, alone), roleAndDatabase(password))
  await flush(paths.folder)
}

const clusterOptions = [
  '--username=postgres',
  '--auth=reject',
  '--encoding=UTF8',
  // sorts by code point, the same on every system and for ever; languages sort by the ICU collations, where asked for
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--data-checksums',
  '--no-instructions',
  // into postgresql.conf, where an operator may change them
  ...['max_connections=100', 'shared_buffers=128MB', 'timezone=UTC', 'log_timezone=UTC'].flatMap((set) => ['-c', set]),
]

/** Who may connect: the role `foyer`, by its password, from this machine. The superuser can not sign in at all. */
const admission = 'host all foyer 127.0.0.1/32 scram-sha-256\n'

const roleAndDatabase = (password: string) =>
  `CREATE ROLE foyer LOGIN CREATEDB PASSWORD '${password}';\nCREATE DATABASE foyer OWNER foyer;\n`

/** Runs a program to its end, with `input` on its standard input. */
function run({ command, args, options }: Launch, input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
    child.stdin.on('error', () => undefined) // it ended without reading: its exit says why
    child.stdin.end(input)
    child.on('error', (error) => reject(new EmbeddedPostgresError(`PostgreSQL cannot run here: ${error.message}`)))
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new EmbeddedPostgresError(`PostgreSQL could not make its database: ${said.trim()}`))
    })
  })
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
