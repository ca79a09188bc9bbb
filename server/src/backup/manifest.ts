import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { createSecrets } from '../lib/secrets.ts'

/** The version of the archive's format. An archive of another version is refused. */
export const formatVersion = 1

const TableInArchive = z.object({
  name: z.string(),
  /** The columns in the order of the values, without generated ones. */
  columns: z.array(z.string()),
  rows: z.int(),
  /** Of the entry, uncompressed. */
  bytes: z.int(),
  sha256: z.string(),
})
export type TableInArchive = z.infer<typeof TableInArchive>

const Sequence = z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })
export type Sequence = z.infer<typeof Sequence>

const Migration = z.object({ hash: z.string(), createdAt: z.int() })
export type Migration = z.infer<typeof Migration>

/** The contents of an archive. It is signed with the secret key: a change made without that key is found. */
export const Manifest = z.object({
  version: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** The id of the secret key that the data are encrypted with, as every encrypted text names it. */
  keyId: z.string(),
  /** The migrations of the database, oldest first. */
  migrations: z.array(Migration),
  tables: z.array(TableInArchive),
  sequences: z.array(Sequence),
})
export type Manifest = z.infer<typeof Manifest>

/** The names of the entries besides the tables. */
export const entries = { manifest: 'manifest.json', signature: 'manifest.signature', key: 'secret.key' }

/** The name of a table's entry: its rows in the text format of PostgreSQL's COPY. */
export const entryOf = (table: string): string => `tables/${table}.copy`

/** Signs the text of a manifest. @param key the installation's secret */
export const sign = (text: string, key: string): string =>
  createHmac('sha256', createSecrets(key).derive('backup')).update(text).digest('hex')

/** Whether the secret has signed the text. */
export function isSignedWith(key: string, text: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(sign(text, key)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** The id of a secret key, as in the manifest. */
export const keyIdOf = (key: string): string => createSecrets(key).keyId
