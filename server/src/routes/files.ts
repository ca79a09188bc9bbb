import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Context, Hono } from 'hono'
import { fileByHash, partOfFile, partOfVariant, variantSize } from '../features/files/queries.ts'
import { createOpenStreams, streamLimits } from '../http/open-streams.ts'
import { networkOf } from '../http/rate-limits.ts'
import type { Env } from '../http/request.ts'
import { clientAddress } from '../http/request.ts'
import type { Content } from '../http/send-in-pieces.ts'
import { inPieces } from '../http/send-in-pieces.ts'
import { createSharedPieces } from '../http/shared-pieces.ts'
import { limitConcurrency } from '../lib/concurrency.ts'
import { unknownType } from '../lib/file-type.ts'
import type { Infra } from '../lib/infra.ts'
import { variantType } from '../lib/picture-variants.ts'

const yearSeconds = 31_536_000
/** The size limit of one answer to a range request, in bytes. Players request files in ranges. */
const maxPartBytes = 1024 * 1024

/**
 * Serves `GET /files/{hash}`, the files on event pages, and `GET /files/{hash}/{width}.webp`, smaller copies of
 * pictures. The name is the hash of the content, so browsers
 * cache it for good. No file can run scripts: the policy sandboxes it, and anything but images, audio and video is
 * downloaded instead of shown. An SVG is downloaded too, and shown only as an image within a page.
 *
 * Files are read in pieces, on connections of their own: see docs/decisions/0007-files-are-sent-in-pieces.md.
 */
export function serveFiles(app: Hono<Env>, services: Pick<Infra, 'filesDatabase' | 'config'>): void {
  const { config } = services
  const { db, pool } = services.filesDatabase
  const streams = createOpenStreams(config.LIMITS === 'off' ? { perNetwork: Infinity, total: Infinity } : streamLimits)
  // reads wait here, without a time limit, and not for a connection of the pool
  const limited = limitConcurrency(1, Number.POSITIVE_INFINITY)
  const shared = createSharedPieces()
  app.get('/files/:hash{[0-9a-f]{64}}', (c) => {
    c.set('call', 'GET /files/{hash}')
    return sendFile(c, c.req.param('hash'))
  })
  app.get('/files/:hash{[0-9a-f]{64}}/:name{[1-9]\\d{0,4}\\.webp}', async (c) => {
    c.set('call', 'GET /files/{hash}/{width}.webp')
    const variant = { hash: c.req.param('hash'), width: Number.parseInt(c.req.param('name'), 10) }
    const etag = `"${variant.hash}-${variant.width}"`
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headersOf(etag, variantType))
    const size = await limited(() => variantSize(db, variant.hash, variant.width))
    // not made yet, or never: the picture itself, for as long as it may take to make it
    if (size === undefined) return sendFile(c, variant.hash, 'public, max-age=300')
    const read = (at: number, length: number) =>
      shared(`${etag} ${at} ${length}`, () => partOfVariant(pool, variant, at, length))
    return send(c, { size, read, headers: headersOf(etag, variantType) })
  })

  async function sendFile(c: Context<Env>, hash: string, cacheControl?: string): Promise<Response> {
    const etag = `"${hash}"`
    const isUnchanged = c.req.header('if-none-match') === etag
    const file = isUnchanged ? undefined : await limited(() => fileByHash(db, hash))
    const headers = {
      ...headersOf(etag, file?.type ?? unknownType),
      ...(cacheControl && { 'cache-control': cacheControl }),
    }
    c.set('policy', 'file')
    if (isUnchanged) return c.body(null, 304, headers)
    if (!file) throw new ProblemError('not-found')
    const read = (at: number, length: number) =>
      shared(`${etag} ${at} ${length}`, () => partOfFile(pool, hash, at, length))
    return send(c, { size: file.size, headers, read })
  }

  function send(c: Context<Env>, { size, headers, read }: StoredFile): Response {
    c.set('policy', 'file')
    const range = rangeOf(c, size)
    if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${size}` })
    const { from, length } = range ?? { from: 0, length: size }
    return new Response(c.req.method === 'HEAD' ? null : streamTo(c, { from, length, read }), {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        'accept-ranges': 'bytes',
        'content-length': String(length),
        ...(range && { 'content-range': `bytes ${from}-${from + length - 1}/${size}` }),
      },
    })
  }

  function streamTo(c: Context<Env>, content: Content): ReadableStream {
    const { outgoing } = c.env
    const { release } = streams.open(networkOf(clientAddress(c, config)))
    outgoing.once('close', release)
    return inPieces(outgoing, content)
  }
}

interface StoredFile {
  /** In bytes. */
  size: number
  headers: Record<string, string>
  read: Content['read']
}

const inlineTypes = /^(image|audio|video)\//

const headersOf = (etag: string, type: string): Record<string, string> => ({
  'content-type': type,
  'cache-control': `public, max-age=${yearSeconds}, immutable`,
  etag,
  'x-content-type-options': 'nosniff',
  ...((!inlineTypes.test(type) || type === 'image/svg+xml') && { 'content-disposition': 'attachment' }),
})

/** The requested byte range (RFC 9110, 14.1.2). @returns undefined for the whole file, also for several ranges */
function rangeOf(c: Context<Env>, size: number): { from: number; length: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from > to) return 'unsatisfiable'
  return { from, length: Math.min(to - from + 1, maxPartBytes) }
}
