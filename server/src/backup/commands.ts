import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '../lib/config.ts'
import { readConfig } from '../lib/config.ts'
import { readSecretKey, replaceSecretKey, secretKeyFile, storeSecretKey } from '../lib/secret-key.ts'
import { writeBackup } from './backup.ts'
import { openForBackup, openForRestore } from './data-store.ts'
import { BackupError } from './failure.ts'
import { keyIdOf } from './manifest.ts'
import { openArchive } from './read-archive.ts'
import { restoreArchive } from './restore.ts'

type Environment = Record<string, string | undefined>

interface BackupRequest {
  /** The archive to write. */
  file: string
  /** Whether to put the secret key into the archive. */
  withKey: boolean
}

/**
 * Backs up the installation of an environment, which may be running.
 * @returns what to tell the operator
 * @throws BackupError, ConfigError or EmbeddedPostgresError with a sentence for the operator
 */
export async function backUp(environment: Environment, { file, withKey }: BackupRequest): Promise<string> {
  const config = readConfig(environment)
  const key = config.SECRET_KEY ?? readSecretKey(config.DATA_DIR)
  if (key === undefined)
    throw new BackupError(
      `There is no secret key in ${secretKeyFile(resolve(config.DATA_DIR))}. Set DATA_DIR or SECRET_KEY as for npm start.`,
    )
  const database = await openForBackup(config)
  try {
    const { tables, rows } = await writeBackup({ databaseUrl: database.url, key, withKey, file })
    return [`Wrote ${rows} rows of ${tables} tables to ${file}.`, ...notesOnKey(config, withKey)].join('\n')
  } finally {
    await database.close()
  }
}

function notesOnKey({ SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR }: Config, withKey: boolean): string[] {
  const place = SECRET_KEY ? 'SECRET_KEY' : secretKeyFile(resolve(DATA_DIR))
  return [
    withKey
      ? 'It contains the secret key: keep it where only you can read it.'
      : `It does not contain the secret key, and cannot be restored without it. Keep a copy of ${place} elsewhere.`,
    ...(SECRET_KEY_PREVIOUS
      ? ['SECRET_KEY_PREVIOUS is set: keep that key too, some data may still be encrypted with it.']
      : []),
  ]
}

/**
 * Restores an archive into the installation of an environment, which has no data and is not running. The secret key
 * comes from the archive, from SECRET_KEY or from the data folder, and is put back first.
 * @returns what to tell the operator
 * @throws BackupError, ConfigError or EmbeddedPostgresError with a sentence for the operator
 */
export async function restore(environment: Environment, file: string): Promise<string> {
  const archive = await openArchive(file)
  try {
    // with DATABASE_URL the configuration needs a key, which may be in the archive only
    const config = readConfig({ ...environment, SECRET_KEY: environment['SECRET_KEY'] || archive.key })
    const key = environment['SECRET_KEY'] || (archive.key ?? readSecretKey(config.DATA_DIR))
    if (key === undefined) throw keyIsApart(config)
    const manifest = await archive.verify(key)
    const putKeyBack = environment['SECRET_KEY'] ? () => undefined : () => storeKey(config.DATA_DIR, key)
    // before the database is created: a crash in between must not leave a database without its key
    if (readSecretKey(config.DATA_DIR) === undefined) putKeyBack()
    const database = await openForRestore(config)
    try {
      await restoreArchive(database.url, archive, manifest, putKeyBack)
    } finally {
      await database.close()
    }
    return [`Restored the backup of ${manifest.createdAt}.`, ...notesOnStart(environment, config)].join('\n')
  } finally {
    archive.close()
  }
}

const keyIsApart = ({ DATA_DIR }: Config) =>
  new BackupError(
    `The backup does not contain the secret key. Put the key into ${secretKeyFile(resolve(DATA_DIR))}, or set SECRET_KEY.`,
  )

/** Puts the key into the data folder. A key of another, empty database that it replaces is kept beside it. */
function storeKey(dataDir: string, key: string): void {
  mkdirSync(dataDir, { recursive: true })
  const stored = readSecretKey(dataDir)
  if (stored === undefined) storeSecretKey(dataDir, key)
  else if (keyIdOf(stored) !== keyIdOf(key)) replaceSecretKey(dataDir, key)
}

const notesOnStart = (environment: Environment, { DATABASE_URL, DATA_DIR }: Config): string[] =>
  DATABASE_URL && !environment['SECRET_KEY']
    ? [`Start Foyer with SECRET_KEY set to the content of ${secretKeyFile(resolve(DATA_DIR))}.`]
    : []
