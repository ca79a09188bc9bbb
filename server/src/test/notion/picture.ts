import { crc32, deflateSync } from 'node:zlib'

/** A PNG with a gradient from one colour at the top to another at the bottom. */
export function picture(width: number, height: number, from: readonly number[], to: readonly number[]): Buffer {
  const rows = Array.from({ length: height }, (_, y) => {
    const color = from.map((part, at) => Math.round(part + ((to[at] ?? part) - part) * (y / height)))
    return Buffer.concat([Buffer.from([0]), ...Array<Buffer>(width).fill(Buffer.from(color))])
  })
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  // 8 bits each for red, green and blue
  size.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.concat(rows))
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
