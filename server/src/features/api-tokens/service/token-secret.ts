import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { tokenPrefix } from '@foyer/contract/api-token-rules'

// The form of GitHub's tokens: a prefix, letters and digits, and a CRC-32 of these at the end
// (github.blog/2021-04-05-behind-githubs-new-authentication-token-formats).

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 32 characters of 62 are 190 bits. */
const randomLength = 32
/** 6 characters of 62 hold any CRC-32. */
const checksumLength = 6
const form = new RegExp(`^${tokenPrefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checksumLength}})$`)

/** Draws a new secret of a token. */
export function newSecret(): string {
  const random = Array.from({ length: randomLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return `${tokenPrefix}${random}${checksumOf(random)}`
}

/** Whether a text has the form of a secret, with its checksum: other texts need no look into the database. */
export function isSecret(text: string): boolean {
  const [, random = '', checksum] = form.exec(text) ?? []
  return checksum !== undefined && checksum === checksumOf(random)
}

/** The hash under which the database knows a secret. It is random enough to need no salt and no slow hash. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

function checksumOf(random: string): string {
  let rest = crc32(random)
  let text = ''
  for (let at = 0; at < checksumLength; at++) {
    text = alphabet.charAt(rest % alphabet.length) + text
    rest = Math.floor(rest / alphabet.length)
  }
  return text
}
