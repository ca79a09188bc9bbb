import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ViewCounter } from '../features/reports/service/view-counter.ts'
import { requestSeconds } from '../http/metrics.ts'
import type { PagePermissions } from '../http/request.ts'
import { commonHeaders, policyHeader, policyWith } from '../http/security-headers.ts'
import { createCache } from '../lib/cache.ts'
import { eventPagesChannel } from '../lib/channels.ts'
import type { Infra } from '../lib/infra.ts'
import type { ListenerDeps, Subscription } from '../lib/listen.ts'
import { listenTo } from '../lib/listen.ts'

const gzipAsync = promisify(gzip)

/** A page as a handler renders it. */
export interface RenderedPage {
  html: string
  /** The event on the page. A change of the event invalidates the page. */
  eventId: string
  /** Set when only members of this team who work on the event may see the page. Such a page is never cached. */
  visibleToTeam?: string
  /** How long the page stays correct without a change: until the next sales window of the event opens or closes. */
  maxAgeMs: number
  /** The exceptions from the content security policy that this page needs. */
  permissions?: PagePermissions
}

/** A page that is ready to send. */
export interface CompressedPage extends RenderedPage {
  etag: string
  bytes: Buffer
  /** The bytes, compressed. */
  gzipped: Buffer
}

/** The headers that every event page has. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
}

/** A cached page with the headers of its three responses: plain, gzip and 304. */
interface CachedPage {
  page: CompressedPage
  expiresAt: number
  plainHeaders: string[]
  gzipHeaders: string[]
  notModifiedHeaders: string[]
}

/** The rendered event pages of this process. */
export interface PageCache {
  /** Sends a page from the cache, before the request reaches the router. @returns false when the cache has no such page */
  sendCached(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Renders the page of a path. Requests that arrive while it is rendering share the result. */
  render(path: string, work: () => Promise<RenderedPage | undefined>): Promise<CompressedPage | undefined>
  /** Whether pages are cached now. They are only while the process receives notifications of changes. */
  isCaching(): boolean
  close(): Promise<void>
}

// A safety net, should a notification ever be lost
const maxCachedMs = 30_000
// A page takes about 30 KB with its compressed copy; with a long text from Notion it can take 1 MB
const maxCacheBytes = 48_000_000

interface PendingRender {
  page: Promise<CompressedPage | undefined>
  /** The events that have changed since rendering began. */
  changedEvents: Set<string>
  /** Whether the process has received every notification since rendering began. */
  stayedConnected: boolean
}

/**
 * Creates the page cache of a process. A page is cached until a notification says that its event has changed
 * (`eventPagesChannel`), until its `maxAgeMs` is over, and for 30 s at most. While the connection for notifications is
 * lost, the cache is empty and stores nothing.
 */
export async function createPageCache(
  deps: ListenerDeps & Pick<Infra, 'publicUrl'> & { views: Pick<ViewCounter, 'count'> },
): Promise<PageCache> {
  const headers = await commonHeaders(deps.publicUrl)
  const cache = createCache<CachedPage>(maxCacheBytes, ({ page }) => 2 * page.bytes.length + page.gzipped.length)
  const pending = new Map<string, PendingRender>()
  const allPending = new Set<PendingRender>()

  const subscription: Subscription = listenTo(deps, eventPagesChannel, {
    onNotification(eventId) {
      for (const [path, { page }] of cache.entries()) if (page.eventId === eventId) cache.delete(path)
      for (const each of allPending) each.changedEvents.add(eventId)
      // a request from now on must not share a page that was read before the change
      pending.clear()
    },
    onDisconnected() {
      cache.clear()
      pending.clear()
      for (const each of allPending) each.stayedConnected = false
    },
  })

  function startRender(path: string, work: () => Promise<RenderedPage | undefined>): PendingRender {
    const render: PendingRender = {
      page: Promise.resolve(undefined),
      changedEvents: new Set(),
      stayedConnected: subscription.isConnected(),
    }
    render.page = renderCompressed(work)
      .then((page) => {
        if (page && isCacheable(page, render)) store(path, page)
        return page
      })
      .finally(() => {
        allPending.delete(render)
        if (pending.get(path) === render) pending.delete(path)
      })
    allPending.add(render)
    pending.set(path, render)
    return render
  }

  function store(path: string, page: CompressedPage): void {
    cache.set(path, {
      page,
      expiresAt: performance.now() + Math.min(page.maxAgeMs, maxCachedMs),
      ...headersOf(page, headers),
    })
  }

  return {
    sendCached(incoming, outgoing) {
      const { method, url = '' } = incoming
      if (method !== 'GET' && method !== 'HEAD') return false
      const [path = '', query = ''] = url.split('?', 2)
      // the page of a code is rendered for its request
      if (/(?:^|&)code=/.test(query)) return false
      const cached = cache.get(path)
      if (!cached) return false
      if (cached.expiresAt <= performance.now()) {
        cache.delete(path)
        return false
      }
      if (method === 'GET') deps.views.count(cached.page.eventId, incoming.headers['user-agent'])
      const began = performance.now()
      const status = send(cached, incoming, outgoing)
      requestSeconds.observe({ call: eventPageCall, status }, (performance.now() - began) / 1000)
      return true
    },
    render: (path, work) => (pending.get(path) ?? startRender(path, work)).page,
    isCaching: () => subscription.isConnected(),
    close: () => subscription.close(),
  }
}

const isCacheable = (page: CompressedPage, { stayedConnected, changedEvents }: PendingRender): boolean =>
  !page.visibleToTeam && stayedConnected && !changedEvents.has(page.eventId)

/** The name of the event page in the log and in the metrics. */
export const eventPageCall = 'GET /{lang}/e/{slug}'

async function renderCompressed(work: () => Promise<RenderedPage | undefined>): Promise<CompressedPage | undefined> {
  const page = await work()
  if (!page) return undefined
  const bytes = Buffer.from(page.html)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { ...page, etag, bytes, gzipped: await gzipAsync(bytes, { level: 9 }) }
}

/** The response headers of a page as flat arrays, the form that `writeHead` takes fastest. */
function headersOf(
  { etag, bytes, gzipped, permissions }: CompressedPage,
  headers: Headers,
): Pick<CachedPage, 'plainHeaders' | 'gzipHeaders' | 'notModifiedHeaders'> {
  const own = new Headers(headers)
  if (permissions) own.set(policyHeader, policyWith(permissions, headers.get(policyHeader) ?? ''))
  const common = [...own, ...Object.entries(pageHeaders), ['etag', etag] as const].flat()
  const length = ({ length: count }: Buffer) => ['content-length', String(count)]
  return {
    plainHeaders: [...common, ...length(bytes)],
    gzipHeaders: [...common, 'content-encoding', 'gzip', ...length(gzipped)],
    notModifiedHeaders: common,
  }
}

function send(
  { page, plainHeaders, gzipHeaders, notModifiedHeaders }: CachedPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): number {
  const { 'if-none-match': ifNoneMatch, 'accept-encoding': encodings } = incoming.headers
  if (matchesEtag(page, ifNoneMatch)) {
    outgoing.writeHead(304, notModifiedHeaders).end()
    return 304
  }
  const useGzip = typeof encodings === 'string' && acceptsGzip(encodings)
  outgoing.writeHead(200, useGzip ? gzipHeaders : plainHeaders)
  const body = useGzip ? page.gzipped : page.bytes
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  return 200
}

/** Whether the browser already has this version of the page. @param ifNoneMatch the header that it sent */
export const matchesEtag = ({ etag }: Pick<CompressedPage, 'etag'>, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false

const acceptsGzip = (encodings: string): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(encodings)
