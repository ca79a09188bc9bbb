import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Env } from './request.ts'

/** A shorter text fits into one packet as it is. */
const minCompressedLength = 1024
const compress = promisify(gzip)

/**
 * Answers with JSON, compressed where the client accepts it: a list of a thousand events is 320 KB, and 15 compressed.
 * Answers of other methods than GET are short and on the way of a sale, so they are not compressed.
 */
export async function answerJson(c: Context<Env>, value: object, status: ContentfulStatusCode): Promise<Response> {
  const text = JSON.stringify(value)
  if (c.req.method !== 'GET' || text.length < minCompressedLength) return c.json(value, status)
  c.header('vary', 'accept-encoding', { append: true })
  if (!acceptsGzip(c)) return c.json(value, status)
  c.header('content-encoding', 'gzip')
  c.header('content-type', 'application/json')
  return c.body(await compress(text, { level: constants.Z_BEST_SPEED }), status)
}

const acceptsGzip = (c: Context<Env>): boolean =>
  /(^|,)\s*gzip\s*(,|$)/.test(c.req.header('accept-encoding')?.replace(/;\s*q=1(\.0*)?\s*/g, '') ?? '')
