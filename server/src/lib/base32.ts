const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/**
 * Bytes in Crockford's base 32, in lower case: five bits a character, no letters that are read as digits.
 * @param zeros how many bits of zero come before them; what is missing for the last character comes behind
 */
export function base32(bytes: Uint8Array, zeros = 0): string {
  let text = ''
  let bits = zeros
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet.charAt((value >> (bits - 5)) & 31)
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet.charAt((value << (5 - bits)) & 31) : text
}
