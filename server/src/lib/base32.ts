const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Encodes bytes in Crockford's base 32, in lower case: five bits per character, no letters that look like digits. Pads
 * the last character with zero bits.
 * @param leadingZeroBits how many zero bits to put before the bytes
 */
export function base32(bytes: Uint8Array, leadingZeroBits = 0): string {
  let text = ''
  let bits = leadingZeroBits
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet.charAt((value >> (bits - 5)) & 31)
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet.charAt((value << (5 - bits)) & 31) : text
}
