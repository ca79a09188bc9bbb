import { Refused } from '@foyer/contract/http/refused'
import type { Context } from 'hono'
import type { Env } from './request.ts'

/** The most bytes a JSON body may have. */
export const bodyLimit = 64 * 1024

/** How many bytes of a body that is too large are read all the same. */
const patience = 1024 * 1024

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
    return JSON.parse(text.decode(await readBytes(c)))
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused('malformed', { detail: 'The body is not JSON.' })
  }
}

/**
 * A body as it came, to the byte. Counted as it arrives: a chunked one tells no length beforehand. What is too much is
 * read and dropped, for a connection with an unread body in it is of no more use: then the client is told that it ends.
 * @throws Refused `too-large`
 */
export async function readBytes(c: Context<Env>, most = bodyLimit): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  // from Node itself: a stream of the web's kind costs more than all that is done with most bodies
  for await (const chunk of c.env.incoming.iterator({ destroyOnReturn: false })) {
    length += chunk.length
    if (length <= most) chunks.push(chunk)
    if (length > most + patience) {
      c.header('connection', 'close')
      break
    }
  }
  if (length > most) throw new Refused('too-large', { detail: `A body may have ${most} bytes.` })
  return Buffer.concat(chunks)
}
