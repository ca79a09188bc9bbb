/** Why the built-in PostgreSQL cannot be had; the message is a plain sentence for whoever runs the server. */
export class EmbeddedPostgresError extends Error {}

/** The code of a system or PostgreSQL error ('ENOENT', '57P03'), undefined when it has none. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
