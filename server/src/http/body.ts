import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Context } from 'hono'
import type { Env } from './request.ts'

/** The size limit of a JSON body, in bytes. */
export const maxBodyBytes = 64 * 1024

/** How many bytes beyond the limit the server reads and drops before it closes the connection. */
const maxDrainedBytes = 1024 * 1024

/**
 * Reads a JSON body. It must be `application/json`: another site can send text or forms with the reader's cookie, but
 * this type only after a CORS preflight.
 * @throws ProblemError `unsupported-media-type`, `too-large` or `malformed`
 */
export async function readBody(c: Context<Env>): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new ProblemError('unsupported-media-type')
  const text = new TextDecoder('utf-8', { fatal: true })
  try {
    return JSON.parse(text.decode(await readBytes(c)))
  } catch (error) {
    if (error instanceof ProblemError) throw error
    throw new ProblemError('malformed', { detail: 'The body is not valid JSON.' })
  }
}

/**
 * Reads the raw bytes of a body. Counts them as they arrive, because a chunked body announces no length. Drops the
 * bytes beyond the limit instead of leaving them unread, since an unread body makes the connection unusable; closes the
 * connection when the body goes on.
 * @throws ProblemError `too-large`
 */
export async function readBytes(c: Context<Env>, maxBytes = maxBodyBytes): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Node's own stream: a web stream costs more than all other work on most bodies
  for await (const chunk of c.env.incoming.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length <= maxBytes) chunks.push(chunk)
    if (length > maxBytes + maxDrainedBytes) {
      c.header('connection', 'close')
      break
    }
  }
  if (length > maxBytes) throw new ProblemError('too-large', { detail: `The body must not exceed ${maxBytes} bytes.` })
  return Buffer.concat(chunks)
}
