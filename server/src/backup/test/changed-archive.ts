import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Entry, ZipFile as Unzipped } from 'yauzl'
import { open } from 'yauzl'
import { ZipFile } from 'yazl'

type Texts = Record<string, string>

/** Copies an archive with changed entries. @returns the copy's path */
export async function changedArchive(file: string, copy: string, change: (texts: Texts) => void): Promise<string> {
  const texts = await textsOf(file)
  change(texts)
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(texts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  await pipeline(Readable.from(zip.outputStream), createWriteStream(copy))
  return copy
}

async function textsOf(file: string): Promise<Texts> {
  const zip = await new Promise<Unzipped>((resolve, reject) =>
    open(file, { autoClose: false }, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  const entries: Entry[] = []
  zip.on('entry', (entry: Entry) => entries.push(entry))
  await new Promise((resolve, reject) => zip.once('end', resolve).once('error', reject))
  const texts: Texts = {}
  for (const entry of entries)
    texts[entry.fileName] = await new Promise((resolve, reject) =>
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(text(stream)))),
    )
  zip.close()
  return texts
}
