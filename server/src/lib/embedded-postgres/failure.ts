/** A failure of the built-in PostgreSQL. The message is a sentence for the operator. */
export class EmbeddedPostgresError extends Error {}

/** The code of a system or PostgreSQL error ('ENOENT', '57P03'). @returns undefined when it has none */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
