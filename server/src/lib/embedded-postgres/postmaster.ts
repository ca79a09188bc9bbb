import { execFile, spawn } from 'node:child_process'
import { link, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { ClusterPaths } from './cluster.ts'
import { codeOf, EmbeddedPostgresError } from './failure.ts'
import type { Launcher } from './launcher.ts'
import { logLength, openLogFile, seriousWordsSince } from './log-file.ts'
import { until } from './until.ts'

/** PostgreSQL's main process, whether this process started it or found it running. */
export interface Postmaster {
  pid: number
  port: number
  isAlive(): Promise<boolean>
  /** What it wrote into its log, since we know it, about why it ended. */
  lastWords(): Promise<string>
}

/** The postmaster that runs on this cluster now, by its own pid file; undefined when there is none. */
export async function runningPostmaster(paths: ClusterPaths): Promise<Postmaster | undefined> {
  const file = await readPidFile(paths)
  if (!file || !(await isPostmaster(file.pid, paths.cluster))) return undefined
  const mark = await logLength(paths.log)
  return {
    ...file,
    isAlive: () => isPostmaster(file.pid, paths.cluster),
    lastWords: () => seriousWordsSince(paths.log, mark),
  }
}

// On the command line and not in postgresql.conf, since Foyer's promises rest on them. No socket file: its path would
// have to be short, and it would be one more door.
const settings = (port: number) => [
  'listen_addresses=127.0.0.1',
  `port=${port}`,
  'unix_socket_directories=',
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
]

/**
 * Starts PostgreSQL on the cluster. It may still end at once (the port is taken, another one is on the cluster):
 * it is up when it can be connected to.
 */
export async function launchPostmaster(
  paths: ClusterPaths,
  binaries: Binaries,
  launcher: Launcher,
  port: number,
): Promise<Postmaster> {
  await setStalePidFileAside(paths)
  const mark = await logLength(paths.log)
  const log = await openLogFile(paths.log)
  const args = ['-D', paths.cluster, ...settings(port).flatMap((setting) => ['-c', setting])]
  const { command, args: all, options } = launcher(binaries.postgres, args)
  // detached: in a session of its own, a Ctrl-C in the terminal does not end it before Foyer is done with it
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
    pid: child.pid ?? 0, // 0 does not occur: it was spawned
    port,
    isAlive: async () => child.exitCode === null && child.signalCode === null,
    lastWords: () => seriousWordsSince(paths.log, mark),
  }
}

/**
 * Stops PostgreSQL: connections are ended, open transactions rolled back, everything is written to disk.
 * If that takes longer than `patienceMs` it is stopped at once, which its next start repairs.
 */
export async function stopPostmaster(postmaster: Postmaster, patienceMs = 20_000): Promise<void> {
  const gone = async () => !(await postmaster.isAlive())
  if (await gone()) return
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    send(postmaster.pid, signal)
    if (await until(gone, patienceMs)) return
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${postmaster.pid}) does not stop.`)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

const pidFile = ({ cluster }: ClusterPaths) => join(cluster, 'postmaster.pid')

// Its lines: process id, cluster, start time, port, …
async function readPidFile(paths: ClusterPaths): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(pidFile(paths), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
  const [pid, cluster, , port] = text.split('\n')
  // another cluster: the folder was copied while its PostgreSQL ran
  if (cluster !== paths.cluster || !(Number(pid) > 0) || !(Number(port) > 0)) return undefined
  return { pid: Number(pid), port: Number(port) }
}

/**
 * Whether a process is a postmaster of the cluster. A process id alone says little: in a container the same few ids
 * come again after a restart, and an ended process that nobody waited for keeps its id.
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
 * PostgreSQL refuses to start when its pid file names any living process of its user. If that is no postmaster, the
 * file is left from before and is moved away; looked at again then, so that a file which another PostgreSQL has just
 * written is put back. (Should all of this go wrong, PostgreSQL's lock on its shared memory still holds.)
 */
async function setStalePidFileAside(paths: ClusterPaths): Promise<void> {
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
