import { execFile, spawn } from 'node:child_process'
import { link, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { ClusterPaths } from './cluster.ts'
import { codeOf, EmbeddedPostgresError } from './failure.ts'
import type { Launcher } from './launcher.ts'
import { errorLinesSince, logLength, openLogFile } from './log-file.ts'
import { waitUntil } from './wait-until.ts'

/** PostgreSQL's main process, started by this process or found running. */
export interface Postmaster {
  pid: number
  port: number
  isAlive(): Promise<boolean>
  /** The errors in its log since this object was created. */
  lastErrors(): Promise<string>
}

/** Finds the running postmaster of a cluster by its pid file. @returns undefined when there is none */
export async function runningPostmaster(paths: ClusterPaths): Promise<Postmaster | undefined> {
  const file = await readPidFile(paths)
  if (!file || !(await isPostmaster(file.pid, paths.cluster))) return undefined
  const logOffset = await logLength(paths.log)
  return {
    ...file,
    isAlive: () => isPostmaster(file.pid, paths.cluster),
    lastErrors: () => errorLinesSince(paths.log, logOffset),
  }
}

// On the command line and not in postgresql.conf, because Foyer depends on them. No Unix socket: its path would have to
// be short, and it would be one more way in.
const settings = (port: number) => [
  'listen_addresses=127.0.0.1',
  `port=${port}`,
  'unix_socket_directories=',
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
]

/**
 * Starts PostgreSQL on the cluster. It may end soon after, when the port is in use or another postmaster runs on the
 * cluster; it is up when it accepts connections.
 */
export async function launchPostmaster(
  paths: ClusterPaths,
  binaries: Binaries,
  launcher: Launcher,
  port: number,
): Promise<Postmaster> {
  await removeStalePidFile(paths)
  const logOffset = await logLength(paths.log)
  const log = await openLogFile(paths.log)
  const args = ['-D', paths.cluster, ...settings(port).flatMap((setting) => ['-c', setting])]
  const { command, args: all, options } = launcher(binaries.postgres, args)
  // detached: in its own session, a Ctrl-C in the terminal does not end it before Foyer has closed its connections
  const child = spawn(command, all, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] })
  try {
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  } catch (error) {
    throw new EmbeddedPostgresError(`PostgreSQL cannot run here: ${error instanceof Error ? error.message : error}`)
  } finally {
    await log.close()
  }
  child.unref()
  return {
    pid: child.pid ?? 0, // never 0: the process was spawned
    port,
    isAlive: async () => child.exitCode === null && child.signalCode === null,
    lastErrors: () => errorLinesSince(paths.log, logOffset),
  }
}

/**
 * Stops PostgreSQL: it closes connections, rolls back open transactions and writes everything to disk.
 * @param timeoutMs after this time PostgreSQL is stopped without a checkpoint; its next start then replays its log
 */
export async function stopPostmaster(postmaster: Postmaster, timeoutMs = 20_000): Promise<void> {
  const hasEnded = async () => !(await postmaster.isAlive())
  if (await hasEnded()) return
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    send(postmaster.pid, signal)
    if (await waitUntil(hasEnded, timeoutMs)) return
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${postmaster.pid}) did not stop.`)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

const pidFile = ({ cluster }: ClusterPaths) => join(cluster, 'postmaster.pid')

// the lines of the file: process id, cluster, start time, port, …
async function readPidFile(paths: ClusterPaths): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(pidFile(paths), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
  const [pid, cluster, , port] = text.split('\n')
  // a different cluster: the folder is a copy that was made while its PostgreSQL ran
  if (cluster !== paths.cluster || !(Number(pid) > 0) || !(Number(port) > 0)) return undefined
  return { pid: Number(pid), port: Number(port) }
}

/**
 * Whether a process is a postmaster of the cluster. The process id alone is not enough: in a container the same few ids
 * return after a restart, and a zombie process keeps its id.
 */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  const command = process.platform === 'linux' ? readFile(`/proc/${pid}/cmdline`, 'utf8') : commandByPs(pid)
  const words = (await command.catch(() => '')).replaceAll('\0', ' ')
  return words.includes(`-D ${cluster} `)
}

async function commandByPs(pid: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return stdout
}

/**
 * Removes a stale pid file. PostgreSQL refuses to start when its pid file names any living process of its user, even
 * one that is not a postmaster. Renames the file first and compares it, to put back a file that another PostgreSQL has
 * just written. If all of this fails, PostgreSQL's lock on its shared memory still prevents two postmasters.
 */
async function removeStalePidFile(paths: ClusterPaths): Promise<void> {
  const stale = await readFile(pidFile(paths), 'utf8').catch(() => '')
  if (!stale || (await runningPostmaster(paths)) || !isProcess(Number.parseInt(stale, 10))) return
  const aside = `${pidFile(paths)}.${process.pid}`
  await rename(pidFile(paths), aside).catch(() => undefined)
  if ((await readFile(aside, 'utf8').catch(() => '')) !== stale)
    await link(aside, pidFile(paths)).catch(() => undefined)
  await rm(aside, { force: true })
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
