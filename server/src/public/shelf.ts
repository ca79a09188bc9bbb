import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { Hono } from 'hono'
import { offersChannel } from '../features/admission/commands.ts'
import { answered } from '../http/metrics.ts'
import type { Allowed } from '../http/security-headers.ts'
import { allowing, policyHeader, securityHeaders } from '../http/security-headers.ts'
import { openKeep } from '../lib/keep.ts'
import type { Log } from '../lib/log.ts'
import type { Notices } from '../lib/notices.ts'
import { hearNotices } from '../lib/notices.ts'

const pack = promisify(gzip)

/** A page as it was made. */
export interface Made {
  html: string
  /** The event that it shows: when that changes, the page is old. */
  eventId: string
  /** The team that alone may see it, if not everybody may. Such a page is never kept. */
  onlyFor?: string
  /** How long it is right if nobody changes anything: until the next moment at which something is sold otherwise. */
  rightForMs: number
  /** What it may do that other pages may not. */
  allowed?: Allowed
}

/** A page that is ready to be sent. */
export interface Ready extends Made {
  etag: string
  /** As it is, and packed by gzip. */
  bytes: Buffer
  packed: Buffer
}

/** What the page of an event says to a browser about itself. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
}

/** How a page goes to a browser: its headers with and without packing. */
interface Kept {
  page: Ready
  until: number
  plain: string[]
  packed: string[]
  unchanged: string[]
}

/** The pages of events that are ready, in this process. */
export interface Shelf {
  /** Sends a page that is ready, before anything else looks at the request. @returns false when it is not here */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /**
   * The page of a path, made now; whoever asks while it is being made gets the same one.
   */
  make(path: string, work: () => Promise<Made | undefined>): Promise<Ready | undefined>
  /** Whether pages are kept now: only while changes are heard of. */
  keeping(): boolean
  close(): Promise<void>
}

// A net below the notices, should one ever be lost
const longestMs = 30_000
// A page is some 30 KB, packed and not; with a long text from Notion it can be 1 MB
const mostBytes = 48_000_000

interface Making {
  page: Promise<Ready | undefined>
  /** The events of which something changed meanwhile. */
  changed: Set<string>
  /** Whether every change since it was begun has been heard. */
  heardAll: boolean
}

interface Given {
  databaseUrl: string
  publicUrl: string
  log: Log
}

/**
 * Opens the shelf of a process. A page is kept until somebody says that its event offers something else (the channel
 * `offers`), until time alone makes it wrong (`rightForMs`), and for half a minute at most. While changes cannot be heard
 * of, nothing is kept and nothing that was kept is sent.
 */
export async function openShelf({ databaseUrl, publicUrl, log }: Given): Promise<Shelf> {
  const headers = await ownHeaders(publicUrl)
  const kept = openKeep<Kept>(mostBytes, ({ page }) => 2 * page.bytes.length + page.packed.length)
  const making = new Map<string, Making>()
  const allMaking = new Set<Making>()

  const notices: Notices = hearNotices(
    databaseUrl,
    offersChannel,
    {
      onNotice(eventId) {
        for (const [path, { page }] of kept.entries()) if (page.eventId === eventId) kept.delete(path)
        for (const each of allMaking) each.changed.add(eventId)
        // whoever asks from now on must not get what was read before
        making.clear()
      },
      onDeaf() {
        kept.clear()
        making.clear()
        for (const each of allMaking) each.heardAll = false
      },
    },
    log,
  )

  function begin(path: string, work: () => Promise<Made | undefined>): Making {
    const begun: Making = { page: Promise.resolve(undefined), changed: new Set(), heardAll: notices.hearing() }
    begun.page = prepare(work)
      .then((page) => {
        if (page && !page.onlyFor && begun.heardAll && !begun.changed.has(page.eventId)) keep(path, page)
        return page
      })
      .finally(() => {
        allMaking.delete(begun)
        if (making.get(path) === begun) making.delete(path)
      })
    allMaking.add(begun)
    making.set(path, begun)
    return begun
  }

  function keep(path: string, page: Ready): void {
    kept.set(path, { page, until: performance.now() + Math.min(page.rightForMs, longestMs), ...written(page, headers) })
  }

  return {
    answer(incoming, outgoing) {
      const { method, url = '' } = incoming
      if (method !== 'GET' && method !== 'HEAD') return false
      const query = url.indexOf('?')
      const path = query < 0 ? url : url.slice(0, query)
      const found = kept.get(path)
      if (!found) return false
      if (found.until <= performance.now()) {
        kept.delete(path)
        return false
      }
      const began = performance.now()
      const status = send(found, incoming, outgoing)
      answered.observe({ call: eventPage, status }, (performance.now() - began) / 1000)
      return true
    },
    make: (path, work) => (making.get(path) ?? begin(path, work)).page,
    keeping: () => notices.hearing(),
    close: () => notices.close(),
  }
}

/** The headers that every answer of this server has. */
async function ownHeaders(publicUrl: string): Promise<Headers> {
  const app = new Hono().use(securityHeaders({ publicUrl })).get('/', (c) => c.body(null))
  return (await app.request('/')).headers
}

/** What the log and the counts call it. */
export const eventPage = 'GET /{lang}/e/{slug}'

async function prepare(work: () => Promise<Made | undefined>): Promise<Ready | undefined> {
  const made = await work()
  if (!made) return undefined
  const bytes = Buffer.from(made.html)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { ...made, etag, bytes, packed: await pack(bytes, { level: 9 }) }
}

/** The headers of a page's answers, as Node takes them fastest. */
function written(
  { etag, bytes, packed, allowed }: Ready,
  headers: Headers,
): Pick<Kept, 'plain' | 'packed' | 'unchanged'> {
  const own = new Headers(headers)
  if (allowed) own.set(policyHeader, allowing(allowed, headers.get(policyHeader) ?? ''))
  const common = [...own, ...Object.entries(pageHeaders), ['etag', etag] as const].flat()
  const length = ({ length: count }: Buffer) => ['content-length', String(count)]
  return {
    plain: [...common, ...length(bytes)],
    packed: [...common, 'content-encoding', 'gzip', ...length(packed)],
    unchanged: common,
  }
}

function send({ page, plain, packed, unchanged }: Kept, incoming: IncomingMessage, outgoing: ServerResponse): number {
  const { 'if-none-match': known, 'accept-encoding': encodings } = incoming.headers
  if (isKnown(page, known)) {
    outgoing.writeHead(304, unchanged).end()
    return 304
  }
  const asPacked = typeof encodings === 'string' && takesGzip(encodings)
  outgoing.writeHead(200, asPacked ? packed : plain)
  outgoing.end(incoming.method === 'HEAD' ? undefined : asPacked ? page.packed : page.bytes)
  return 200
}

/** Whether a browser has this page already. @param known its `If-None-Match` */
export const isKnown = ({ etag }: Pick<Ready, 'etag'>, known: string | undefined): boolean =>
  known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false

const takesGzip = (encodings: string): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(encodings)
