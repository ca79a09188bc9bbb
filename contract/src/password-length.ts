// No schema here: web pages use this without zod.

/** In characters; the maximum allows a passphrase. There are no rules of composition (OWASP ASVS 6.2). */
export const passwordLength = { min: 10, max: 256 } as const
