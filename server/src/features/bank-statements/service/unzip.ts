import { buffer } from 'node:stream/consumers'
import { maxStatementBytes } from '@foyer/contract/bank-line-states'
import type { Entry, ZipFile } from 'yauzl'
import { fromBuffer } from 'yauzl'
import { unreadable } from './unreadable.ts'

const maxFiles = 500

/** Whether a file is a ZIP, by its first bytes. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/**
 * The files of a ZIP in memory. Folders and files of the system, such as `__MACOSX/`, are skipped.
 * @throws ProblemError `validation` when it is damaged, contains a ZIP, or is too large unpacked
 */
export async function unzip(bytes: Uint8Array): Promise<Uint8Array[]> {
  const zip = await openZip(Buffer.from(bytes))
  try {
    const entries = await entriesOf(zip)
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (entries.length === 0 || unpacked > maxStatementBytes) throw unreadable()
    const files: Buffer[] = []
    // yauzl fails when an entry is longer than it announces, so no more than `unpacked` bytes are read
    for (const entry of entries) files.push(await readEntry(zip, entry))
    if (files.some(isZip)) throw unreadable()
    return files
  } catch {
    throw unreadable()
  } finally {
    zip.close()
  }
}

const openZip = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(unreadable()) : resolve(zip),
    ),
  )

const isOwnFile = ({ fileName }: Entry) => !/(?:^|\/)(?:__MACOSX\/|\.)|\/$/.test(fileName)

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = []
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      if (isOwnFile(entry)) entries.push(entry)
      if (entries.length > maxFiles) reject(unreadable())
      else zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', reject)
    zip.readEntry()
  })
}

const readEntry = (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream)))),
  )
