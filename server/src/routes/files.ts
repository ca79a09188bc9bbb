import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Context, Hono } from 'hono'
import { bytesOf, fileByHash } from '../features/notion-pages/queries.ts'
import { createOpenStreams, streamLimits } from '../http/open-streams.ts'
import { networkOf } from '../http/rate-limits.ts'
import type { Env } from '../http/request.ts'
import { clientAddress } from '../http/request.ts'
import { inPieces } from '../http/send-in-pieces.ts'
import { limitConcurrency } from '../lib/concurrency.ts'
import { fileConnections } from '../lib/db.ts'
import { unknownType } from '../lib/file-type.ts'
import type { Infra } from '../lib/infra.ts'

const yearSeconds = 31_536_000
/** The size limit of one answer to a range request, in bytes. Players request files in ranges. */
const maxPartBytes = 1024 * 1024

/**
 * Serves `GET /files/{hash}`: copies of the files on event pages. The name is the hash of the content, so browsers
 * cache it for good. No file can run scripts: the policy sandboxes it, and anything but images, audio and video is
 * downloaded instead of shown. An SVG is downloaded too, and shown only as an image within a page.
 *
 * Files are read in pieces, on connections of their own: see docs/decisions/0007-files-are-sent-in-pieces.md.
 */
export function serveFiles(app: Hono<Env>, services: Pick<Infra, 'filesDb' | 'config'>): void {
  const { filesDb: db, config } = services
  const streams = createOpenStreams(config.LIMITS === 'off' ? { perNetwork: Infinity, total: Infinity } : streamLimits)
  // the reads of pieces wait here, without a time limit, and not for a connection of the pool
  const inTurn = limitConcurrency(fileConnections, Number.POSITIVE_INFINITY)
  app.get('/files/:hash{[0-9a-f]{64}}', async (c) => {
    c.set('call', 'GET /files/{hash}')
    c.set('policy', 'file')
    const hash = c.req.param('hash')
    if (c.req.header('if-none-match') === `"${hash}"`) return c.body(null, 304, headersOf(hash, unknownType))
    const file = await inTurn(() => fileByHash(db, hash))
    if (!file) throw new ProblemError('not-found')
    const range = rangeOf(c, file.size)
    if (range === 'unsatisfiable') return c.body(null, 416, { 'content-range': `bytes */${file.size}` })
    const { from, length } = range ?? { from: 0, length: file.size }
    const read = (at: number, size: number) => inTurn(() => bytesOf(db, hash, at, size))
    const body = c.req.method === 'HEAD' ? null : streamTo(c, { from, length, read })
    return new Response(body, {
      status: range ? 206 : 200,
      headers: {
        ...headersOf(hash, file.type),
        'accept-ranges': 'bytes',
        'content-length': String(length),
        ...(range && { 'content-range': `bytes ${from}-${from + length - 1}/${file.size}` }),
      },
    })
  })

  function streamTo(c: Context<Env>, content: Parameters<typeof inPieces>[1]): ReadableStream {
    const { outgoing } = c.env
    const { release } = streams.open(networkOf(clientAddress(c, config)))
    outgoing.once('close', release)
    return inPieces(outgoing, content)
  }
}

const inlineTypes = /^(image|audio|video)\//

const headersOf = (hash: string, type: string): Record<string, string> => ({
  'content-type': type,
  'cache-control': `public, max-age=${yearSeconds}, immutable`,
  etag: `"${hash}"`,
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
