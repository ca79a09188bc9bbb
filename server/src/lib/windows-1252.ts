/** The characters of the bytes 0x80 to 0x9F; a space where the code page has none. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Whether a text has only characters of Windows-1252. */
export const isWindows1252 = (text: string): boolean => [...text].every((character) => byteOf(character) !== undefined)

/** Encodes a text in Windows-1252; other characters become question marks. */
export const encodeWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from([...text].map((character) => byteOf(character) ?? 0x3f))

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const at = character === ' ' ? -1 : upper.indexOf(character)
  return at < 0 ? undefined : 0x80 + at
}
