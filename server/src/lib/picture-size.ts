export interface Size {
  width: number
  height: number
}

/**
 * Reads the size of a picture, in pixels, from its first bytes without decoding it.
 * @param type as `fileType` detected it
 * @returns undefined when the bytes do not contain the size, or are not a picture
 */
export function pictureSize(bytes: Buffer, type: string): Size | undefined {
  try {
    const size = readers[type]?.(bytes)
    return size && size.width >= 1 && size.height >= 1 ? size : undefined
  } catch (error) {
    // the bytes end before the size
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const readers: Record<string, (bytes: Buffer) => Size | undefined> = {
  // w3.org/TR/png-3/#11IHDR
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/gif': (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
  'image/svg+xml': svgSize,
}

/** Walks the segments to the frame header (ITU-T T.81, B.2.2) and applies Exif's orientation. */
function jpegSize(bytes: Buffer): Size | undefined {
  let rotated = false
  for (let at = 2; at < bytes.length; ) {
    const marker = bytes.readUInt16BE(at)
    const length = bytes.readUInt16BE(at + 2)
    if (marker === 0xffe1) rotated = isRotated(bytes.subarray(at + 4, at + 2 + length))
    // frame headers, without the tables whose markers lie in the same range
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return rotated ? { width: height, height: width } : { width, height }
    }
    at += 2 + length
  }
  return undefined
}

/** Whether Exif's orientation (tag 0x0112) rotates the picture by a quarter turn: its values 5 to 8. */
function isRotated(exif: Buffer): boolean {
  if (exif.toString('latin1', 0, 6) !== 'Exif\0\0') return false
  const tiff = exif.subarray(6)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12
    if (short(at) === 0x0112) return short(at + 8) >= 5
  }
  return false
}

// developers.google.com/speed/webp/docs/riff_container
function webpSize(bytes: Buffer): Size | undefined {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind !== 'VP8L') return undefined
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/** Reads the first image spatial extents property, `ispe` (ISO/IEC 23008-12, 6.5.3). */
function avifSize(bytes: Buffer): Size | undefined {
  const at = bytes.subarray(0, 4096).indexOf('ispe')
  return at < 0 ? undefined : { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
}

function svgSize(bytes: Buffer): Size | undefined {
  const tag = /<svg\b[^>]*>/i.exec(bytes.toString('utf8', 0, 4096))?.[0] ?? ''
  const length = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(px)?["']`, 'i').exec(tag)?.[1])
  const box = /\sviewBox\s*=\s*["']([^"']+)["']/i
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = [length('width') || box?.[2], length('height') || box?.[3]]
  return width && height ? { width: Math.round(width), height: Math.round(height) } : undefined
}
