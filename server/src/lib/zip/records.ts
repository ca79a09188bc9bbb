/** A file that an archive contains, for the list at its end. */
export interface StoredFile {
  name: string
  at: Date
  compressed: boolean
  crc: number
  /** In the archive. */
  storedBytes: number
  /** Unpacked. */
  bytes: number
  /** Where its header begins. */
  offset: number
}

// The records of a ZIP archive, as APPNOTE.TXT 6.3.10 has them.
const most16 = 0xff_ff
const most32 = 0xff_ff_ff_ff
/** Of the format that a reader must know: 2.0, and 4.5 for 64 bits. */
const version = 20
const version64 = 45
/** The size follows the file (bit 3), and its name is UTF-8 (bit 11). */
const flags = 0x08_08
const deflated = 8

/** The header before a file: its size is not known yet. */
export function localHeader({ name, at, compressed }: Pick<StoredFile, 'name' | 'at' | 'compressed'>): Buffer {
  const title = Buffer.from(name)
  const head = numbers(
    ...[u32(0x04_03_4b_50), u16(version), u16(flags), u16(compressed ? deflated : 0), ...dosTime(at)],
    ...[u32(0), u32(0), u32(0), u16(title.length), u16(0)],
  )
  return Buffer.concat([head, title])
}

/** The size of a file, after it. @throws Error for a file of 4 GB and more */
export function dataDescriptor({ crc, storedBytes, bytes }: Pick<StoredFile, 'crc' | 'storedBytes' | 'bytes'>): Buffer {
  if (Math.max(storedBytes, bytes) >= most32) throw new Error('A file of an archive must be smaller than 4 GB')
  return numbers(u32(0x08_07_4b_50), u32(crc), u32(storedBytes), u32(bytes))
}

/** A file in the list at the end of the archive. */
export function listedFile({ name, at, compressed, crc, storedBytes, bytes, offset }: StoredFile): Buffer {
  const title = Buffer.from(name)
  const far = offset >= most32
  const time = numbers(u16(0x54_55), u16(5), u8(1), u32(Math.floor(at.getTime() / 1000)))
  const extra = far ? Buffer.concat([numbers(u16(1), u16(8), u64(offset)), time]) : time
  const head = numbers(
    ...[u32(0x02_01_4b_50), u16(unixMade), u16(far ? version64 : version), u16(flags), u16(compressed ? deflated : 0)],
    ...[...dosTime(at), u32(crc), u32(storedBytes), u32(bytes), u16(title.length), u16(extra.length)],
    ...[u16(0), u16(0), u16(0), u32(unixMode), u32(far ? most32 : offset)],
  )
  return Buffer.concat([head, title, extra])
}

/** Made on Unix (3), and a file that its owner may write and all may read. */
const unixMade = 3 * 256 + version64
const unixMode = 0o100644 * 65_536

/** The end of the archive: how many files it lists, and where. */
export function endOfArchive(files: number, listBytes: number, listOffset: number): Buffer {
  const is64 = files >= most16 || listBytes >= most32 || listOffset >= most32
  const end = numbers(
    ...[u32(0x06_05_4b_50), u16(0), u16(0), u16(is64 ? most16 : files), u16(is64 ? most16 : files)],
    ...[u32(is64 ? most32 : listBytes), u32(is64 ? most32 : listOffset), u16(0)],
  )
  return is64 ? Buffer.concat([end64(files, listBytes, listOffset), end]) : end
}

const end64 = (files: number, listBytes: number, listOffset: number): Buffer =>
  numbers(
    ...[u32(0x06_06_4b_50), u64(44), u16(unixMade), u16(version64), u32(0), u32(0), u64(files), u64(files)],
    ...[u64(listBytes), u64(listOffset)],
    ...[u32(0x07_06_4b_50), u32(0), u64(listOffset + listBytes), u32(1)],
  )

/** The time and the day, to two seconds, in the time zone of the process; the list has the moment itself beside them. */
const dosTime = (at: Date): Field[] => [
  u16(at.getHours() * 2048 + at.getMinutes() * 32 + Math.floor(at.getSeconds() / 2)),
  u16((at.getFullYear() - 1980) * 512 + (at.getMonth() + 1) * 32 + at.getDate()),
]

interface Field {
  value: number
  bytes: 1 | 2 | 4 | 8
}

const u8 = (value: number): Field => ({ value, bytes: 1 })
const u16 = (value: number): Field => ({ value, bytes: 2 })
const u32 = (value: number): Field => ({ value, bytes: 4 })
const u64 = (value: number): Field => ({ value, bytes: 8 })

/** Numbers one after the other, each with its lowest byte first. */
function numbers(...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, { bytes }) => sum + bytes, 0))
  let at = 0
  for (const { value, bytes } of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}
