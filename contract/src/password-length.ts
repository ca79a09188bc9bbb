// No schema here: web pages use this before they need zod.

/** The shortest and longest password. Long enough for a phrase; nothing else is asked of it (ASVS 6.2). */
export const passwordLength = { min: 10, max: 200 } as const
