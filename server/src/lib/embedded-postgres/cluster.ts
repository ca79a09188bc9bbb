import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, open, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { codeOf, EmbeddedPostgresError } from './failure.ts'
import type { Launch, Launcher } from './launcher.ts'
import type { SystemUser } from './system-user.ts'

/** The paths below the data folder. PostgreSQL calls the databases of one server a cluster. */
export interface ClusterPaths {
  dataDir: string
  folder: string
  cluster: string
  password: string
  log: string
}

/** Creates the data folder if needed. Resolves links, so that two names of one folder give the same paths. */
export async function clusterPaths(dataDir: string): Promise<ClusterPaths> {
  await mkdir(dataDir, { recursive: true }).catch(explainNoAccess(dataDir))
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

/** Reads the password of the cluster's role `foyer`. @returns undefined when there is no cluster yet */
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
 * Creates the cluster, its role and its database in a temporary folder, and renames the folder when it is complete. A
 * crash leaves no partial cluster; of two processes that do so at once, one wins.
 * @returns the password of the cluster that is now in place
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
    await fillCluster(unfinished, binaries, launcher)
    if (user) await Promise.all([unfinished.password, unfinished.log].map((file) => chown(file, user.uid, user.gid)))
    await rename(unfinished.folder, paths.folder)
    await flush(paths.dataDir)
  } catch (error) {
    await rm(unfinished.folder, { recursive: true, force: true, maxRetries: 10 })
    // if there is a cluster now, another process created it, and this one uses it
    if (!(await readPassword(paths))) throw codeOf(error) === 'ENOTEMPTY' ? folderInUse(paths.folder) : error
  }
  return (await readPassword(paths)) ?? rethrow(folderInUse(paths.folder))
}

const folderInUse = (folder: string) =>
  new EmbeddedPostgresError(
    `The folder ${folder} is in use for something else: it has files, but not Foyer's password.`,
  )

function rethrow(error: unknown): never {
  throw error
}

const unfinishedPrefix = 'postgres.tmp-'

const unfinishedFolder = (dataDir: string): Promise<string> =>
  mkdtemp(join(dataDir, unfinishedPrefix)).catch(explainNoAccess(dataDir))

const explainNoAccess = (dataDir: string) => (error: unknown) =>
  rethrow(
    codeOf(error) === 'EACCES'
      ? new EmbeddedPostgresError(`Foyer cannot write to its data folder (${dataDir}): it belongs to another user.`)
      : error,
  )

/**
 * Deletes the temporary folders of interrupted starts. Only the owner of the cluster calls it: no other process needs
 * them.
 */
export async function deleteUnfinished({ dataDir }: ClusterPaths): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(unfinishedPrefix))
  // retries: an initdb may still be writing after its parent was killed
  await Promise.all(left.map((name) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 })))
}

async function fillCluster(paths: ClusterPaths, binaries: Binaries, launcher: Launcher): Promise<void> {
  const password = randomBytes(24).toString('base64url')
  await writeFile(paths.password, password, { mode: 0o600, flush: true })
  await writeFile(paths.log, '', { mode: 0o600 })
  await run(launcher(binaries.initdb, ['-D', paths.cluster, ...clusterOptions]))
  await writeFile(join(paths.cluster, 'pg_hba.conf'), hbaRules, { flush: true })
  await runAsSuperuser(paths, binaries, launcher, roleAndDatabase(password))
  await flush(paths.folder)
}

/** Runs statements as the superuser of a cluster that no server runs on. @param statements one a line */
export async function runAsSuperuser(
  { cluster }: ClusterPaths,
  { postgres }: Binaries,
  launcher: Launcher,
  statements: string,
): Promise<void> {
  const singleUserArgs = ['--single', '-D', cluster, '-c', 'exit_on_error=on', 'postgres']
  await run(launcher(postgres, singleUserArgs), statements)
}

const clusterOptions = [
  '--username=postgres',
  '--auth=reject',
  '--encoding=UTF8',
  // sorts by code point, which is the same on every system and version; queries name an ICU collation for a language
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--data-checksums',
  '--no-instructions',
  // initdb writes these to postgresql.conf, where an operator may change them
  ...['max_connections=100', 'shared_buffers=128MB', 'timezone=UTC', 'log_timezone=UTC'].flatMap((set) => ['-c', set]),
]

/** Allows only the role `foyer`, with its password, from this machine. The superuser cannot connect. */
const hbaRules = 'host all foyer 127.0.0.1/32 scram-sha-256\n'

const roleAndDatabase = (password: string) =>
  `CREATE ROLE foyer LOGIN CREATEDB PASSWORD '${password}';\nCREATE DATABASE foyer OWNER foyer;\n`

/** Runs a program to its end, with `input` on its standard input. */
function run({ command, args, options }: Launch, input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.stdin.on('error', () => undefined) // the program ended without reading; its exit code is the error
    child.stdin.end(input)
    child.on('error', (error) => reject(new EmbeddedPostgresError(`PostgreSQL cannot run here: ${error.message}`)))
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new EmbeddedPostgresError(`PostgreSQL could not create its database: ${stderr.trim()}`))
    })
  })
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
