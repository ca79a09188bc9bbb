import type { Readable } from 'node:stream'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Entry, ZipFile } from 'yauzl'
import { open } from 'yauzl'
import { reasonOf } from '../lib/reason.ts'
import { countAndHash } from './count-and-hash.ts'
import { BackupError } from './failure.ts'
import { entries, entryOf, formatVersion, isSignedWith, keyIdOf, Manifest } from './manifest.ts'

/** An archive whose manifest has been read, but not checked yet. */
export interface Archive {
  /** The secret key, if the archive contains it. */
  key: string | undefined
  /**
   * Checks every byte of the archive against its manifest.
   * @param key the installation's secret
   * @throws BackupError when the archive was altered, or belongs to another key
   */
  verify(key: string): Promise<Manifest>
  /** The rows of a table, in the text format of COPY. */
  rowsOf(table: string): Promise<Readable>
  close(): void
}

/** Only the tables may be longer; they are streamed. */
const maxTextBytes = 16 * 1024 * 1024

/** Opens an archive. @throws BackupError when the file is not an archive, or only a part of one */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openZip(file)
  try {
    const found = await entriesOf(zip)
    const read = (name: string) => streamOf(zip, found, name)
    const text = await textOf(await read(entries.manifest))
    const signature = await textOf(await read(entries.signature))
    return {
      key: found.has(entries.key) ? await textOf(await read(entries.key)) : undefined,
      verify: (key) => verify(read, { text, signature, key }),
      rowsOf: (table) => read(entryOf(table)),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

const openZip = (file: string): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    open(file, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(explainUnreadable(file, error)) : resolve(zip),
    ),
  )

function explainUnreadable(file: string, error: Error): BackupError {
  if ('code' in error) return new BackupError(`${file} cannot be read: ${error.message}`)
  return new BackupError(`${file} is not a complete backup: ${error.message}`)
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const found = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      found.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(found))
    zip.once('error', (error: Error) => reject(new BackupError(`The backup is damaged: ${error.message}`)))
    zip.readEntry()
  })
}

async function streamOf(zip: ZipFile, found: Map<string, Entry>, name: string): Promise<Readable> {
  const entry = found.get(name)
  if (!entry) throw new BackupError(`The backup is damaged: it lacks ${name}.`)
  if (!name.startsWith('tables/') && entry.uncompressedSize > maxTextBytes) throw altered()
  return await new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) =>
      error ? reject(new BackupError(`The backup is damaged: ${error.message}`)) : resolve(stream),
    ),
  )
}

async function textOf(stream: Readable): Promise<string> {
  return (await buffer(stream).catch(explainDamage)).toString('utf8')
}

interface Signed {
  text: string
  signature: string
  key: string
}

async function verify(read: (name: string) => Promise<Readable>, { text, signature, key }: Signed): Promise<Manifest> {
  const manifest = parse(text)
  if (manifest.keyId !== keyIdOf(key))
    throw new BackupError(
      'The secret key is not the one of this backup. Set SECRET_KEY to the key that it was made with.',
    )
  if (!isSignedWith(key, text, signature)) throw altered()
  for (const { name, rows, bytes, sha256 } of manifest.tables) {
    const { stream, totals } = countAndHash()
    await pipeline(await read(entryOf(name)), stream, nowhere()).catch(explainDamage)
    const found = totals()
    if (found.sha256 !== sha256 || found.rows !== rows || found.bytes !== bytes) throw altered()
  }
  return manifest
}

const altered = () => new BackupError('The backup was altered after it was made.')

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

function parse(text: string): Manifest {
  const value = parseJson(text)
  if (typeof value === 'object' && value !== null && 'version' in value && value.version !== formatVersion)
    throw new BackupError('The backup has a format that this version of Foyer does not know. Update Foyer first.')
  const parsed = Manifest.safeParse(value)
  if (!parsed.success) throw altered()
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw altered()
  }
}

function explainDamage(error: unknown): never {
  throw new BackupError(`The backup is damaged: ${reasonOf(error)}`)
}
