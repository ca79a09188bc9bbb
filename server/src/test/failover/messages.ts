/**
 * Cuts a stream into messages of PostgreSQL: a byte for the type, four for the length, the content.
 * @returns a listener for the chunks of the stream
 */
export function eachMessage(handle: (message: Buffer, type: string) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1)
      handle(rest.subarray(0, end), String.fromCharCode(rest[0] ?? 0))
      rest = rest.subarray(end)
    }
  }
}
