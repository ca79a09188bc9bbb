import type { PagePath } from './pages.ts'
import { pageOf } from './pages.ts'

// The paths that each page of the app reads first when it is opened without a search in its URL, with `:id` as in the
// path of the page. A test opens every page and compares. Only what is quick to answer, since the page waits.

const everyPage = ['/me', '/inbox/unread']
const ofEvent = ['/events/:id']

const readsOf: Partial<Record<PagePath, readonly string[]>> = {
  '': ['/events?limit=20', '/today'],
  events: ['/events?sort=next&limit=20'],
  orders: ['/orders?abandoned=without&limit=20', '/order-views'],
  'orders/:id': ['/orders/:id'],
  inbox: ['/inbox?limit=20'],
  'events/:id': [
    ...ofEvent,
    '/events/:id/ticket-types',
    '/orders?event=:id&limit=5',
    '/events/:id/sales-series',
    '/events/:id/sales',
  ],
  'events/:id/tickets': [...ofEvent, '/events/:id/ticket-types'],
  'events/:id/orders': [...ofEvent, '/orders?event=:id&abandoned=without&limit=20', '/order-views'],
  'events/:id/attendees': [...ofEvent, '/events/:id/ticket-types', '/events/:id/attendees?limit=20'],
  'events/:id/check-in': [...ofEvent, '/events/:id/check-in-lists'],
  'events/:id/reports': ofEvent,
  'events/:id/page': [...ofEvent, '/events/:id/site', '/events/:id/description'],
  'events/:id/website': [...ofEvent, '/events/:id/site'],
  'events/:id/settings': ofEvent,
  'events/:id/enter-key': ofEvent,
  'sign-in': ['/sign-up'],
  'sign-up': ['/sign-up'],
}

/**
 * The reads, below `/api/v1`, that the app begins with on a page.
 * @param path of the page, without the language
 * @param options `hasSearch`: its URL has a search, which the reads of the page depend on. Only those of every page are known
 */
export function firstReadsOf(path: string, { hasSearch = false } = {}): string[] {
  const page = hasSearch ? undefined : pageOf(path)
  const id = idIn(page, path)
  return [...everyPage, ...((page !== undefined && readsOf[page]) || [])].map((read) => read.replaceAll(':id', id))
}

/** The id in a path, as it stands there. */
function idIn(page: PagePath | undefined, path: string): string {
  const at = page?.split('/').indexOf(':id') ?? -1
  return path.split('/').filter(Boolean)[at] ?? ''
}
