import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/**
 * Draws a QR code as a PNG for mails, whose readers show neither SVG nor data URLs.
 * @param scale the pixels of a module
 */
export function qrPng(text: string, scale: number): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const side = size * scale
  const rows = data.flatMap((row) => Array<Buffer>(scale).fill(pixelRow(row, scale)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // one bit per pixel, greyscale
  header.writeUInt8(1, 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND'),
  ])
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** A row of pixels: a byte for "no filter", then a bit per pixel, 1 for white. */
function pixelRow(modules: readonly boolean[], scale: number): Buffer {
  const side = modules.length * scale
  const bytes = Buffer.alloc(1 + Math.ceil(side / 8))
  for (let x = 0; x < side; x += 1)
    if (!modules[Math.floor(x / scale)]) bytes[1 + (x >> 3)] = (bytes[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
  return bytes
}

/** A chunk of a PNG: length, type, content, checksum. */
function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(typed), 4)
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)])
}
