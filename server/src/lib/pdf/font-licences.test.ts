import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../../brand/src/fonts/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const licences = files
  .filter((file) => file.endsWith('.txt'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')

/** The copyright notice of a font: name 0 of its table `name` (learn.microsoft.com/typography/opentype/spec/name). */
function copyrightOf(font: Buffer): string {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name') ?? 0
  const table = font.subarray(font.readUInt32BE(entry + 8))
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, at) => table.subarray(6 + 12 * at))
  const record = records.find((each) => each.readUInt16BE(0) === 3 && each.readUInt16BE(6) === 0)
  if (!record) return 'no notice'
  const [start, length] = [table.readUInt16BE(4) + record.readUInt16BE(10), record.readUInt16BE(8)]
  return Buffer.from(table.subarray(start, start + length))
    .swap16()
    .toString('utf16le')
}

test.each(files.filter((file) => /\.(ttf|otf)$/.test(file)))(
  'the copyright notice of %s stands with a licence',
  (file) => {
    expect(licences).toContain(copyrightOf(readFileSync(new URL(file, folder))))
  },
)
