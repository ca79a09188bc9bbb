import { randomBytes } from 'node:crypto'
import { copyFileSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf } from './reason.ts'

/** The shortest secret that Foyer accepts, in characters. */
const minSecretLength = 32

/** The file of the installation's secret in a data folder. */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret.key')

/**
 * Reads the installation's secret from a data folder.
 * @returns undefined when there is no such file
 * @throws Error with a sentence for the operator when the file is empty, shortened or unreadable
 */
export function readSecretKey(dataDir: string): string | undefined {
  const file = secretKeyFile(dataDir)
  const key = read(file)?.trim()
  if (key !== undefined && key.length < minSecretLength)
    throw new Error(
      `The secret key in ${file} is ${key === '' ? 'empty' : 'incomplete'}. Put the file back from your backup, or set SECRET_KEY.`,
    )
  return key
}

/**
 * Returns the installation's secret from the data folder, and creates it for a new database. When several processes
 * create it at once, one wins and all use its key. A crash leaves no partial key.
 * @param dataDir an existing folder
 * @param options `hasDatabase`: whether the folder has a database already, which another key would not decrypt
 * @throws Error with a sentence for the operator when the key is lost or cannot be used
 */
export function ensureSecretKey(dataDir: string, { hasDatabase }: { hasDatabase: boolean }): string {
  const stored = readSecretKey(dataDir)
  if (stored !== undefined) return stored
  if (hasDatabase)
    throw new Error(
      `The secret key ${secretKeyFile(dataDir)} is missing, and the database there was encrypted with it. Put the file back from your backup, or set SECRET_KEY.`,
    )
  storeSecretKey(dataDir, randomBytes(32).toString('base64url'))
  // read again: another process may have been faster, and its key counts
  return ensureSecretKey(dataDir, { hasDatabase: true })
}

/**
 * Stores the installation's secret, unless the folder has one.
 * @returns false when it has one
 * @throws Error with a sentence for the operator when the folder cannot be written
 */
export function storeSecretKey(dataDir: string, key: string): boolean {
  const draft = join(dataDir, `secret.key.${randomBytes(6).toString('hex')}`)
  try {
    writeFileSync(draft, key, { mode: 0o600, flush: true })
    linkSync(draft, secretKeyFile(dataDir))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`)
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Stores another secret, for a database that has no data yet. The previous one is kept in `secret.key.replaced`.
 * @throws Error with a sentence for the operator when the folder cannot be written
 */
export function replaceSecretKey(dataDir: string, key: string): void {
  const file = secretKeyFile(dataDir)
  const draft = `${file}.new`
  try {
    copyFileSync(file, `${file}.replaced`)
    writeFileSync(draft, key, { mode: 0o600, flush: true })
    renameSync(draft, file)
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`)
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new Error(`The secret key ${file} cannot be read: ${reasonOf(error)}`)
  }
}
