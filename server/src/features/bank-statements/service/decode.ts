/**
 * Decodes a file: by its byte order mark, by the encoding that its XML declaration names, otherwise as UTF-8, or
 * Windows-1252 when it is not UTF-8.
 */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  const named = /^<\?xml[^>]*encoding=["'](?<encoding>[\w-]+)["']/.exec(start)?.groups?.['encoding']
  if (named && /^(?:iso-8859-1|latin1|windows-1252)$/i.test(named)) return new TextDecoder('windows-1252').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
