import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { folderInMemory } from '@foyer/server/test/folder-in-memory'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const cheapHashes = new URL('./cheap-hashes.mjs', import.meta.url).href

/**
 * Starts the built server on a new data folder and waits until it is ready.
 * @param log receives what the server prints; by default standard output
 * @returns a function that stops it and deletes the folder
 */
export async function startBuiltFoyer(
  environment: Record<string, string>,
  log: Writable = process.stdout,
): Promise<{ stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(folderInMemory(), 'foyer-journeys-'))
  const child = spawn(process.execPath, ['--import', cheapHashes, main], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
    child.stdout.on('data', (text: Buffer) => {
      if (text.includes('Foyer is ready')) resolve()
      else log.write(text)
    })
  })
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
