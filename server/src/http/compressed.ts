import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Env } from './request.ts'

/** A shorter text fits into one packet as it is. */
const minCompressedLength = 1024
const compress = promisify(gzip)

/** Answers with a text, compressed where the client accepts it and the text is long enough. */
export async function answerCompressed(
  c: Context<Env>,
  text: string,
  contentType: string,
  status: ContentfulStatusCode,
): Promise<Response> {
  c.header('content-type', contentType)
  if (text.length < minCompressedLength) return c.body(text, status)
  c.header('vary', 'accept-encoding', { append: true })
  if (!acceptsGzip(c)) return c.body(text, status)
  c.header('content-encoding', 'gzip')
  return c.body(await compress(text, { level: constants.Z_BEST_SPEED }), status)
}

const acceptsGzip = (c: Context<Env>): boolean =>
  /(^|,)\s*gzip\s*(,|$)/.test(c.req.header('accept-encoding')?.replace(/;\s*q=1(\.0*)?\s*/g, '') ?? '')
