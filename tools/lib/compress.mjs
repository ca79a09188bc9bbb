// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const forms = { br: promisify(brotliCompress), gz: promisify(gzip) }
// fonts and pictures are compressed in themselves; what fits into one packet gains nothing
const shrinks = /\.(js|css|svg)$/
const packet = 1400

/**
 * Lays compressed forms beside the files of a folder, which the server sends to who takes them.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  for (const name of await readdir(folder)) {
    if (!shrinks.test(name)) continue
    const bytes = await readFile(join(folder, name))
    if (bytes.length <= packet) continue
    for (const [ending, compress] of Object.entries(forms))
      await writeFile(join(folder, `${name}.${ending}`), await compress(bytes))
  }
}
