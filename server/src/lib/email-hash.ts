import { createHash } from 'node:crypto'

/** The SHA-256 hash of an email address, whatever its case, in 64 hexadecimal digits. */
export const emailHashOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex')
