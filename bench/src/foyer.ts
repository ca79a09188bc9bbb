import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))

/** The built server, running in a process of its own. */
export interface RunningServer {
  url: string
  process: ChildProcess
  /** The time from starting the process to its log line that it is ready. */
  readyInMs: number
  stop(): Promise<void>
}

/**
 * Starts the built server on a data folder, without rate limits and with warnings only.
 * @param environment variables besides those that every bench sets
 * @param flags of Node, besides those of `npm start`
 */
export async function startFoyer(
  dataDir: string,
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<RunningServer> {
  const began = performance.now()
  // The same flags as `npm start`: docs/decisions/0040 and 0175.
  const child = spawn(process.execPath, [...flags, '--max-semi-space-size=16', '--heap-growing-percent=40', main], {
    env: {
      ...process.env,
      // as `npm start`: React renders pages several times slower otherwise
      NODE_ENV: 'production',
      PORT: '0',
      LIMITS: 'off',
      SIGN_UP: 'open',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server exited with code ${code} before it was ready.`)))
    child.stdout.on('data', (text: Buffer) => {
      const [, address] = /Foyer is ready: (\S+)/.exec(text.toString()) ?? []
      if (address) resolve(address)
    })
  })
  return {
    url,
    process: child,
    readyInMs: performance.now() - began,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs some work with a new data folder, which is deleted afterwards. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
