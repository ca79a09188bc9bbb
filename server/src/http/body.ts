import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Route } from '@foyer/contract/http/route'
import { defaultMaxBodyBytes } from '@foyer/contract/http/route'
import type { Context } from 'hono'
import { limitConcurrency } from '../lib/concurrency.ts'
import type { Env } from './request.ts'

/** How many bytes beyond the limit the server reads and drops before it closes the connection. */
const maxDrainedBytes = 1024 * 1024

/**
 * Reads a JSON body. It must be `application/json`: another site can send text or forms with the reader's cookie, but
 * this type only after a CORS preflight.
 * @throws ProblemError `unsupported-media-type`, `too-large` or `malformed`
 */
export async function readBody(c: Context<Env>, maxBytes = defaultMaxBodyBytes): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new ProblemError('unsupported-media-type')
  return parseJson(await readBytes(c, maxBytes))
}

/** Parses a JSON body. @throws ProblemError `malformed`, also for bytes that are not UTF-8 */
export function parseJson(bytes: Buffer): unknown {
  const text = new TextDecoder('utf-8', { fatal: true })
  try {
    return JSON.parse(text.decode(bytes))
  } catch {
    throw new ProblemError('malformed', { detail: 'The body is not valid JSON.' })
  }
}

/** The refusal of a body whose caller has gone: no fault of the server, which would be logged as an error. */
export const endedEarly = () => new ProblemError('malformed', { detail: 'The body ended early.' })

// a file of the largest size for each of these is in memory at once; uploads of anyone keep no member waiting
const limitUploads = { anyone: limitConcurrency(4, 0), member: limitConcurrency(8, 0) }

/** Reads a body of up to many megabytes. @throws ProblemError `too-large`; `unavailable` while too many others are read */
export const readLargeBody = (c: Context<Env>, maxBytes: number, by: keyof typeof limitUploads): Promise<Buffer> =>
  limitUploads[by](() => readBytes(c, maxBytes))

/**
 * Reads a file. Its media type must be one that a route takes: none of those that another site can send without a CORS
 * preflight.
 * @throws ProblemError `unsupported-media-type`, `too-large`; `unavailable` while too many others are read
 */
export async function readUpload(
  c: Context<Env>,
  { type, maxBytes }: NonNullable<Route['upload']>,
  by: keyof typeof limitUploads,
): Promise<Uint8Array> {
  const sent = c.req.header('content-type')?.toLowerCase() ?? ''
  if (!sent.startsWith(type.replace('*', ''))) throw new ProblemError('unsupported-media-type')
  return await readLargeBody(c, maxBytes, by)
}

/**
 * Reads the raw bytes of a body. Counts them as they arrive, because a chunked body announces no length. Drops the
 * bytes beyond the limit instead of leaving them unread, since an unread body makes the connection unusable; closes the
 * connection when the body goes on.
 * @throws ProblemError `too-large`; `malformed` when the caller closes the connection within the body
 */
export async function readBytes(c: Context<Env>, maxBytes = defaultMaxBodyBytes): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    // Node's own stream: a web stream costs more than all other work on most bodies
    for await (const chunk of c.env.incoming.iterator({ destroyOnReturn: false })) {
      length += chunk.length
      if (length <= maxBytes) chunks.push(chunk)
      if (length > maxBytes + maxDrainedBytes) {
        c.header('connection', 'close')
        break
      }
    }
  } catch {
    throw endedEarly()
  }
  if (length > maxBytes) throw new ProblemError('too-large', { detail: `The body must not exceed ${maxBytes} bytes.` })
  return Buffer.concat(chunks)
}
