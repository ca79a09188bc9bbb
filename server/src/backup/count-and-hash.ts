import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { TableInArchive } from './manifest.ts'

type Totals = Pick<TableInArchive, 'rows' | 'bytes' | 'sha256'>

const newline = 10

/**
 * Passes rows of COPY's text format through, and counts and hashes them. In that format a line break in a value is
 * escaped, so each line is a row.
 */
export function countAndHash(): { stream: Transform; totals: () => Totals } {
  const hash = createHash('sha256')
  let [rows, bytes] = [0, 0]
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1
      done(null, chunk)
    },
  })
  return { stream, totals: () => ({ rows, bytes, sha256: hash.copy().digest('hex') }) }
}
