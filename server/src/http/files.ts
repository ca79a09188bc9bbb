import { Refused } from '@foyer/contract/http/refused'
import type { Context, Hono } from 'hono'
import { bytesOf, fileByHash } from '../features/notion-pages/queries.ts'
import { unknownType } from '../lib/file-type.ts'
import type { Env } from './request.ts'
import type { Services } from './services.ts'

const year = 31_536_000
/** The most that is sent in one answer to a browser that asks for parts, as players do. */
const mostPart = 1024 * 1024

/**
 * `GET /files/{hash}`: copies of what the pages of events show. A file's name is its content, so browsers keep it for
 * good. Whatever is in it runs nowhere: an SVG is a picture within a page and nothing by itself, and what is no picture,
 * sound or film is saved, not shown.
 */
export function answerFiles(app: Hono<Env>, { db }: Pick<Services, 'db'>): void {
  app.get('/files/:hash{[0-9a-f]{64}}', async (c) => {
    c.set('call', 'GET /files/{hash}')
    c.set('policy', 'file')
    const hash = c.req.param('hash')
    if (c.req.header('if-none-match') === `"${hash}"`) return c.body(null, 304, headersOf(hash, unknownType))
    const file = await fileByHash(db, hash)
    if (!file) throw new Refused('not-found')
    const part = partOf(c, file.size)
    if (part === 'outside') return c.body(null, 416, { 'content-range': `bytes */${file.size}` })
    const { from, length } = part ?? { from: 0, length: file.size }
    const bytes = c.req.method === 'HEAD' ? undefined : await bytesOf(db, hash, from, length)
    return new Response(bytes && new Uint8Array(bytes), {
      status: part ? 206 : 200,
      headers: {
        ...headersOf(hash, file.type),
        'accept-ranges': 'bytes',
        'content-length': String(length),
        ...(part && { 'content-range': `bytes ${from}-${from + length - 1}/${file.size}` }),
      },
    })
  })
}

const shown = /^(image|audio|video)\//

const headersOf = (hash: string, type: string): Record<string, string> => ({
  'content-type': type,
  'cache-control': `public, max-age=${year}, immutable`,
  etag: `"${hash}"`,
  'x-content-type-options': 'nosniff',
  ...((!shown.test(type) || type === 'image/svg+xml') && { 'content-disposition': 'attachment' }),
})

/** The part that a browser asks for (RFC 9110, 14.1.2); what is asked for in several parts is sent whole. */
function partOf(c: Context<Env>, size: number): { from: number; length: number } | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from > to) return 'outside'
  return { from, length: Math.min(to - from + 1, mostPart) }
}
