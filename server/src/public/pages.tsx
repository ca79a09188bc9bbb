import type { Code } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { answerProblem } from '../http/problems.ts'
import type { Env } from '../http/request.ts'
import { answerAssets, readAssets } from './assets.ts'
import { finish, viewCheckout } from './handlers/checkout.tsx'
import { choose, viewChoice, viewEvent, viewEventCalendar } from './handlers/event.tsx'
import { askToCancel, cancel, viewOrder, viewOrderCalendar, viewTickets } from './handlers/order.tsx'
import { viewPreview } from './handlers/preview.tsx'
import { ask, askAboutOrder, askFurther, viewAsk, viewThread } from './handlers/question.tsx'
import { NoticePage } from './NoticePage.tsx'
import { eventPage } from './shelf.ts'
import type { Given, Visit } from './visit.ts'
import { htmlOf, Moved, placeOf, visitOf } from './visit.ts'
import type { Words } from './words.ts'

/** Every public page, by what the log calls it. */
const pages: Record<string, (visit: Visit) => Promise<Response>> = {
  [eventPage]: viewEvent,
  'POST /{lang}/e/{slug}': choose,
  'GET /{lang}/e/{slug}/calendar.ics': viewEventCalendar,
  'GET /{lang}/e/{slug}/choice': viewChoice,
  'GET /{lang}/e/{slug}/preview': viewPreview,
  'GET /{lang}/e/{slug}/question': viewAsk,
  'POST /{lang}/e/{slug}/question': ask,
  'GET /{lang}/e/{slug}/checkout/{token}': viewCheckout,
  'POST /{lang}/e/{slug}/checkout/{token}': finish,
  'GET /{lang}/o/{token}': viewOrder,
  'GET /{lang}/o/{token}/calendar.ics': viewOrderCalendar,
  'GET /{lang}/o/{token}/tickets.pdf': viewTickets,
  'GET /{lang}/o/{token}/cancel': askToCancel,
  'POST /{lang}/o/{token}/cancel': cancel,
  'POST /{lang}/o/{token}/question': askAboutOrder,
  'GET /{lang}/m/{token}': viewThread,
  'POST /{lang}/m/{token}': askFurther,
}

/** Serves the public pages and their files. */
export function answerPublicPages(app: Hono<Env>, services: Omit<Given, 'assets'>): void {
  const given = { ...services, assets: readAssets() }
  const site = new Hono<Env>()
  site.onError((error, c) => (error instanceof Moved ? leadOn(error, c) : answerInWords(error, c, given)))
  for (const [call, answer] of Object.entries(pages)) {
    const [method = '', path = ''] = call.split(' ')
    site.on(method, patternOf(path), (c) => {
      c.set('call', call)
      c.set('secretAddress', path.includes('{token}'))
      return answer(visitOf(c, given))
    })
  }
  answerAssets(app, given.assets)
  app.route('/', site)
}

// No slug or token of ours holds anything else; PostgreSQL would refuse a NUL with an error of its own
const patternOf = (path: string): string =>
  path.replace('{lang}', `:language{${languages.join('|')}}`).replace(/(?<=\/)\{(\w+)\}/g, ':$1{[\\w.~-]+}')

/** Leads from an address that an event had before to the same page at its new one: a form that is posted, too. */
function leadOn({ slug }: Moved, c: Context<Env>): Response {
  const { pathname, search } = new URL(c.req.url)
  // for good; but it is asked for each time, for the event may take the old address back
  c.header('cache-control', 'private, no-cache')
  return c.redirect(pathname.replace(/(?<=\/e\/)[^/]+/, slug) + search, 308)
}

/** Answers what was thrown as a page, in the reader's language. */
function answerInWords(error: Error, c: Context<Env>, given: Given): Response {
  const { status, headers } = answerProblem(error, c, given.log)
  // `as`: the routes have the language's three values as their pattern
  const place = placeOf(given, c.req.param('language') as Language)
  const isOrder = c.get('secretAddress')
  const retryAfter = headers.get('retry-after')
  const said = noticeOf(error instanceof Refused ? error.code : 'internal', isOrder, place.t)
  return c.html(htmlOf(<NoticePage {...place} {...said} />), status as 404, {
    'cache-control': 'no-store',
    ...(retryAfter && { 'retry-after': retryAfter }),
  })
}

function noticeOf(code: Code, isOrder: boolean, t: Words): { title: string; lead: string } {
  if (code === 'not-found')
    return { title: t('notice.missing'), lead: t(isOrder ? 'notice.missingOrder' : 'notice.missingLead') }
  if (code === 'wrong-origin') return { title: t('notice.foreign'), lead: t('notice.foreignLead') }
  if (code === 'rate-limited') return { title: t('notice.busy'), lead: t('notice.busyLead') }
  if (code === 'malformed' || code === 'too-large' || code === 'unsupported-media-type')
    return { title: t('notice.unread'), lead: t('notice.unreadLead') }
  return { title: t('notice.broken'), lead: t('notice.brokenLead') }
}
