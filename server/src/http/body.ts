import { Refused } from '@foyer/contract/http/refused'
import type { Context } from 'hono'
import type { Env } from './request.ts'

/** The most bytes a JSON body may have. */
export const bodyLimit = 64 * 1024

/**
 * Reads a JSON body. Only `application/json` is taken: a form of another site can send text or forms with the
 * reader's cookie, but not this type without asking first.
 * @throws Refused `unsupported-media-type`, `too-large` or `malformed`
 */
export async function readBody(c: Context<Env>): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new Refused('unsupported-media-type')
  const text = new TextDecoder('utf-8', { fatal: true })
  try {
    return JSON.parse(text.decode(await readBytes(c.req.raw.body)))
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused('malformed', { detail: 'The body is not JSON.' })
  }
}

/**
 * A body as it came, to the byte. Counted as it arrives: a chunked one tells no length beforehand.
 * @throws Refused `too-large`
 */
export async function readBytes(stream: ReadableStream<Uint8Array> | null, most = bodyLimit): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of stream ?? []) {
    length += chunk.length
    if (length > most) throw new Refused('too-large', { detail: `A body may have ${most} bytes.` })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
