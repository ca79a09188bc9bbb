import { reasonOf } from './reason.ts'

/** The environment variables that hold a secret, or a URL with a password. */
const urls = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'SMTP_URL']
const secrets = ['SECRET_KEY', 'SECRET_KEY_PREVIOUS']

/**
 * Returns the error that ends a start, without the secrets of the environment. A failed query is reported by its cause: its
 * own message contains the statement's parameters.
 */
export function startError(error: unknown, environment: Record<string, string | undefined>): string {
  const isQuery = error instanceof Error && error.message.startsWith('Failed query')
  const message = error instanceof Error ? error.message : String(error)
  return withoutSecrets(isQuery ? reasonOf(error) : message, environment)
}

/** Replaces the secrets of the environment in a text. */
export function withoutSecrets(text: string, environment: Record<string, string | undefined>): string {
  const passwords = urls.flatMap((name) => passwordsIn(environment[name]))
  // the longest first: a short one may be part of it
  const found = [...passwords, ...secrets.flatMap((name) => environment[name] || [])].sort(
    (a, b) => b.length - a.length,
  )
  return found.reduce((safe, secret) => safe.replaceAll(secret, '[redacted]'), text)
}

/** The password of a URL, as it is written and as it is decoded. The URL may be malformed. */
function passwordsIn(url = ''): string[] {
  const written = /^[^:]+:\/\/[^:/?#]*:(.*)@/.exec(url)?.[1]
  if (!written) return []
  try {
    return [written, decodeURIComponent(written)]
  } catch {
    return [written]
  }
}
