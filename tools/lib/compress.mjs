// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) }
// Fonts and pictures are already compressed. A file that fits into one network packet gains nothing.
const compressible = /\.(js|css|svg|wasm)$/
const packetBytes = 1400

/**
 * Writes a Brotli and a gzip copy beside each file of a folder and of those in it. The server sends the copy that the client accepts.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!compressible.test(name)) continue
    const bytes = await readFile(join(folder, name))
    if (bytes.length <= packetBytes) continue
    for (const [extension, compress] of Object.entries(encodings))
      await writeFile(join(folder, `${name}.${extension}`), await compress(bytes))
  }
}
