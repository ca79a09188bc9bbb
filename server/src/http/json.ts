import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { answerCompressed } from './compressed.ts'
import type { Env } from './request.ts'

/**
 * Answers with JSON, compressed where the client accepts it: a list of a thousand events is 320 KB, and 15 compressed.
 * Answers of other methods than GET are short and on the way of a sale, so they are not compressed.
 */
export async function answerJson(c: Context<Env>, value: object, status: ContentfulStatusCode): Promise<Response> {
  if (c.req.method !== 'GET') return c.json(value, status)
  return await answerCompressed(c, JSON.stringify(value), 'application/json', status)
}
