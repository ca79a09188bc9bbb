import type { Code } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import type { Context } from 'hono'
import { Hono } from 'hono'
import { refuseOtherMethods } from '../http/other-methods.ts'
import { problemResponse } from '../http/problems.ts'
import type { Env } from '../http/request.ts'
import { readAssets, serveAssets } from './assets.ts'
import { serveCrawlers } from './crawlers.ts'
import { submitAddOns, viewAddOns } from './handlers/add-ons.tsx'
import { submitAnswers, viewAnswers } from './handlers/answers.tsx'
import { submitDetails, submitPassOn, viewDetails, viewPassOn } from './handlers/buyer-changes.tsx'
import { submitCancelTickets, viewCancelTickets } from './handlers/cancel-tickets.tsx'
import { submitCheckout, viewCheckout } from './handlers/checkout.tsx'
import { viewEvent, viewEventCalendar } from './handlers/event.tsx'
import { viewEventPicture } from './handlers/event-picture.ts'
import { submitFindTickets, viewFindTickets } from './handlers/find-tickets.tsx'
import { submitInvoice, viewInvoice, viewInvoicePdf } from './handlers/invoice.tsx'
import { viewLegalText } from './handlers/legal-text.tsx'
import {
  cancel,
  payByCard,
  saveRefundAccount,
  viewCancel,
  viewOrder,
  viewOrderCalendar,
  viewTickets,
} from './handlers/order.tsx'
import { submitPassOnAgain, viewPassOnAgain } from './handlers/pass-on-again.tsx'
import { viewPreview } from './handlers/preview.tsx'
import { viewImprint, viewPolicy, viewPrivacy } from './handlers/privacy.tsx'
import { submitFollowUp, submitOrderQuestion, submitQuestion, viewQuestion, viewThread } from './handlers/question.tsx'
import { chooseAgain, submitSelection, viewSelection, viewTotal } from './handlers/selection.tsx'
import { viewTicket, viewTicketCalendar, viewTicketPdf } from './handlers/ticket.tsx'
import { submitUnsubscribe, viewUnsubscribe } from './handlers/unsubscribe.tsx'
import type { Translator } from './messages.ts'
import { eventPageCall } from './page-cache.ts'
import type { PageRequest, StorefrontServices } from './page-request.ts'
import { EventMoved, htmlOf, pageContextOf, pageRequestOf } from './page-request.ts'
import { NoticePage } from './pages/NoticePage.tsx'

/** The handlers of the public pages, by the name that the log gives them. */
export const handlers: Record<string, (request: PageRequest) => Promise<Response>> = {
  [eventPageCall]: viewEvent,
  'POST /{lang}/e/{slug}': submitSelection,
  'GET /{lang}/e/{slug}/calendar.ics': viewEventCalendar,
  'GET /{lang}/e/{slug}/picture.jpg': viewEventPicture,
  'GET /{lang}/e/{slug}/choice': viewSelection,
  'POST /{lang}/e/{slug}/choice': chooseAgain,
  'POST /{lang}/e/{slug}/total': viewTotal,
  'GET /{lang}/e/{slug}/preview': viewPreview,
  'GET /{lang}/imprint': viewImprint,
  'GET /{lang}/privacy': viewPolicy,
  'GET /{lang}/e/{slug}/privacy': viewPrivacy,
  'GET /{lang}/e/{slug}/legal/{kind}': viewLegalText,
  'GET /{lang}/e/{slug}/question': viewQuestion,
  'POST /{lang}/e/{slug}/question': submitQuestion,
  'GET /{lang}/e/{slug}/checkout/{token}': viewCheckout,
  'POST /{lang}/e/{slug}/checkout/{token}': submitCheckout,
  'GET /{lang}/o/{token}': viewOrder,
  'GET /{lang}/o/{token}/calendar.ics': viewOrderCalendar,
  'GET /{lang}/o/{token}/tickets.pdf': viewTickets,
  'POST /{lang}/o/{token}/card': payByCard,
  'POST /{lang}/o/{token}/refund-account': saveRefundAccount,
  'GET /{lang}/o/{token}/add-ons': viewAddOns,
  'POST /{lang}/o/{token}/add-ons': submitAddOns,
  'GET /{lang}/o/{token}/cancel': viewCancel,
  'POST /{lang}/o/{token}/cancel': cancel,
  'GET /{lang}/o/{token}/invoice': viewInvoice,
  'POST /{lang}/o/{token}/invoice': submitInvoice,
  'GET /{lang}/o/{token}/invoice.pdf': viewInvoicePdf,
  'GET /{lang}/o/{token}/details': viewDetails,
  'POST /{lang}/o/{token}/details': submitDetails,
  'GET /{lang}/o/{token}/answers': viewAnswers,
  'POST /{lang}/o/{token}/answers': submitAnswers,
  'GET /{lang}/o/{token}/pass-on': viewPassOn,
  'POST /{lang}/o/{token}/pass-on': submitPassOn,
  'GET /{lang}/o/{token}/cancel-tickets': viewCancelTickets,
  'POST /{lang}/o/{token}/cancel-tickets': submitCancelTickets,
  'POST /{lang}/o/{token}/question': submitOrderQuestion,
  'GET /{lang}/t/{token}/pass-on': viewPassOnAgain,
  'POST /{lang}/t/{token}/pass-on': submitPassOnAgain,
  'GET /{lang}/t/{token}': viewTicket,
  'GET /{lang}/t/{token}/ticket.pdf': viewTicketPdf,
  'GET /{lang}/t/{token}/calendar.ics': viewTicketCalendar,
  'GET /{lang}/find-tickets': viewFindTickets,
  'POST /{lang}/find-tickets': submitFindTickets,
  'GET /{lang}/m/{token}': viewThread,
  'POST /{lang}/m/{token}': submitFollowUp,
  'GET /{lang}/unsubscribe/{token}': viewUnsubscribe,
  'POST /{lang}/unsubscribe/{token}': submitUnsubscribe,
}

/** The calls that a page counts as towards a rush (`rushPerSecond`): it takes more than twice the processor time of one. */
const callsPerPage = 2

/** Serves the public pages and their static files. */
export function serveStorefront(app: Hono<Env>, shared: Omit<StorefrontServices, 'assets'>): void {
  const services = { ...shared, assets: readAssets() }
  const site = new Hono<Env>()
  site.onError((error, c) =>
    error instanceof EventMoved ? redirectToNewSlug(error, c) : respondWithNotice(error, c, services),
  )
  const calls: [method: string, path: string][] = []
  for (const [call, answer] of Object.entries(handlers)) {
    const [method = '', path = ''] = call.split(' ')
    calls.push([method, patternOf(path)])
    site.on(method, patternOf(path), (c) => {
      c.set('call', call)
      c.set('hasSecretUrl', path.includes('{token}'))
      services.saleMeter.count(callsPerPage)
      return answer(pageRequestOf(c, services))
    })
  }
  refuseOtherMethods(
    site,
    // the address of a form without a page of its own is not found, for a person who opens it
    calls.filter(([, path]) => calls.some(([method, each]) => method === 'GET' && each === path)),
  )
  serveAssets(app, services.assets)
  serveCrawlers(app, services)
  app.route('/', site)
}

// Slugs and tokens contain only these characters. The pattern also keeps out NUL, at which PostgreSQL would fail
const patternOf = (path: string): string =>
  path.replace('{lang}', `:language{${languages.join('|')}}`).replace(/(?<=\/)\{(\w+)\}/g, ':$1{[\\w.~-]+}')

/** Redirects from a former slug to the same page of the event; 308 keeps the method and body of a posted form. */
function redirectToNewSlug({ slug }: EventMoved, c: Context<Env>): Response {
  const { pathname, search } = new URL(c.req.url)
  // the redirect is permanent, but never cached: the event may take its former slug back
  c.header('cache-control', 'private, no-cache')
  return c.redirect(pathname.replace(/(?<=\/e\/)[^/]+/, slug) + search, 308)
}

/** Responds to an error with a page in the reader's language. */
function respondWithNotice(error: Error, c: Context<Env>, services: StorefrontServices): Response {
  const { status, headers } = problemResponse(error, c, services.log)
  // `as`: the path patterns allow only the three languages
  const pageContext = pageContextOf(services, c.req.param('language') as Language)
  const isOrder = c.get('hasSecretUrl')
  const [retryAfter, allow] = [headers.get('retry-after'), headers.get('allow')]
  const notice = noticeOf(error instanceof ProblemError ? error.code : 'internal', isOrder, pageContext.t)
  return c.html(htmlOf(<NoticePage {...pageContext} {...notice} />), status as 404, {
    'cache-control': 'no-store',
    ...(retryAfter && { 'retry-after': retryAfter }),
    ...(allow && { allow }),
  })
}

const unreadCodes: readonly Code[] = ['malformed', 'too-large', 'unsupported-media-type', 'method-not-allowed']

function noticeOf(code: Code, isOrder: boolean, t: Translator): { title: string; lead: string } {
  if (code === 'not-found')
    return { title: t('notice.missing'), lead: t(isOrder ? 'notice.missingOrder' : 'notice.missingLead') }
  if (code === 'link-replaced') return { title: t('notice.replaced'), lead: t('notice.replacedLead') }
  if (code === 'wrong-origin') return { title: t('notice.foreign'), lead: t('notice.foreignLead') }
  if (code === 'rate-limited') return { title: t('notice.busy'), lead: t('notice.busyLead') }
  if (unreadCodes.includes(code)) return { title: t('notice.unread'), lead: t('notice.unreadLead') }
  return { title: t('notice.broken'), lead: t('notice.brokenLead') }
}
