import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import type { PublicOrder } from '@foyer/contract/public-orders'
import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicApiServices } from '../features/public-api/handlers.ts'
import { publicApiHandlers } from '../features/public-api/handlers.ts'
import type { ViewCounter } from '../features/reports/service/view-counter.ts'
import { isMember } from '../http/caller.ts'
import type { RequestContext } from '../http/context.ts'
import { refuseForeignOrigin } from '../http/origin.ts'
import { consumeRateLimit } from '../http/rate-limits.ts'
import type { Env } from '../http/request.ts'
import { clientAddress } from '../http/request.ts'
import type { ServeServices } from '../http/serve.ts'
import type { Config } from '../lib/config.ts'
import type { Assets } from './assets.ts'
import type { PageContext } from './components/Document.tsx'
import { readForm, readMultipart } from './forms/read-form.ts'
import { messagesIn } from './messages.ts'
import type { PageCache } from './page-cache.ts'

/** The services that the handlers of public pages use. */
export interface StorefrontServices extends ServeServices, PublicApiServices {
  pageCache: PageCache
  views: Pick<ViewCounter, 'count'>
  assets: Assets
}

/** A request for a public page, with everything that its handler needs. */
export interface PageRequest {
  c: Context<Env>
  services: StorefrontServices
  pageContext: PageContext
  language: Language
  slug: string
  token: string
  /** The context of an API handler. Pages call the handlers of the public API for everything that both do. */
  context: RequestContext & PublicApiServices & { query: undefined }
}

/** The input of an API handler for the token of a page, with a body for a call that takes one. */
export function inputOf(request: PageRequest): PageRequest['context'] & { params: { token: string }; body: undefined }
export function inputOf<Body>(
  request: PageRequest,
  body: Body,
): PageRequest['context'] & { params: { token: string }; body: Body }
export function inputOf({ context, token }: PageRequest, body?: unknown) {
  return { ...context, params: { token }, body }
}

export function pageRequestOf(c: Context<Env>, services: StorefrontServices): PageRequest {
  // `as`: the path patterns allow only the three languages
  const { language, slug = '', token = '' } = c.req.param() as { language: Language; slug?: string; token?: string }
  return {
    c,
    services,
    pageContext: pageContextOf(services, language),
    language,
    slug,
    token,
    context: contextOf(c, services),
  }
}

export const pageContextOf = (
  {
    assets,
    publicUrl,
    config,
  }: Pick<StorefrontServices, 'assets' | 'publicUrl'> & { config: Pick<Config, 'SMTP_URL'> },
  language: Language,
): PageContext => ({
  language,
  t: messagesIn(language),
  assets,
  publicUrl,
  mail: config.SMTP_URL ? 'on' : 'off',
})

const contextOf = (c: Context<Env>, services: StorefrontServices): PageRequest['context'] => ({
  ...services,
  query: undefined,
  requestId: c.get('requestId'),
  ip: clientAddress(c, services.config),
  headers: c.req.raw.headers,
  // buyers' changes are in the timelines of their orders
  audited: () => services.db,
  isMember: (event) => isMember(c, services, event),
})

/** Renders a page as an HTML document. */
export const htmlOf = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`

/** Responds with a page that is rendered for this request only: `no-store`, unless the handler set another header. */
export function respondWithPage({ c }: Pick<PageRequest, 'c'>, page: ReactElement, status = 200): Response {
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  return c.html(htmlOf(page), status as 200)
}

/**
 * Reads the fields of a posted form.
 * @throws ProblemError `wrong-origin` when another site posted it, `rate-limited`, and the refusals of `readForm`
 */
export async function readPostedForm({ c, services, context }: PageRequest): Promise<URLSearchParams> {
  refuseForeignOrigin(c, services)
  await consumeRateLimit({ ...services, db: services.saleDatabase }, 'order-form', { address: context.ip })
  return await readForm(c)
}

/**
 * Reads a posted form with files.
 * @throws ProblemError as `readPostedForm`; `unavailable` while too many others are read
 */
export async function readPostedFiles({ c, services, context }: PageRequest, maxBytes: number): Promise<FormData> {
  refuseForeignOrigin(c, services)
  await consumeRateLimit({ ...services, db: services.saleDatabase }, 'order-form', { address: context.ip })
  return await readMultipart(c, maxBytes)
}

/** Redirects to a page with 303, so that reloading it does not post the form again. */
export const redirectTo = ({ c }: PageRequest, path: string): Response => {
  c.header('cache-control', 'no-store')
  return c.redirect(path, 303)
}

/** Where Stripe serves its payment pages: docs.stripe.com/security/guide#content-security-policy */
const stripePages = 'https://checkout.stripe.com'

/** Lets the forms of a page lead to Stripe's payment page. */
export const allowPaymentPage = ({ c }: PageRequest): void =>
  c.set('permissions', { frames: [], styles: [], forms: [stripePages] })

/**
 * Redirects to the payment page of an order, if it has one. A payment page at the team's own domain is not reachable from
 * a form, so the order page leads there.
 * @param orderPage the path of the order page
 */
export const redirectToPayment = (request: PageRequest, payUrl: string | undefined, orderPage: string): Response =>
  redirectTo(request, payUrl !== undefined && new URL(payUrl).origin === stripePages ? payUrl : orderPage)

/** Redirects a posted form to another page, which receives the same fields. */
export const forwardForm = ({ c }: PageRequest, path: string): Response => {
  c.header('cache-control', 'no-store')
  return c.redirect(path, 307)
}

/** @returns the error, if it is a refusal with one of the codes. @throws the error otherwise */
export function expectRefusal(error: unknown, ...codes: ProblemError['code'][]): ProblemError {
  if (error instanceof ProblemError && codes.includes(error.code)) return error
  throw error
}

/** Thrown when the slug is a former one of the event. The router redirects to the current one. */
export class EventMoved extends Error {
  readonly slug: string

  constructor(slug: string) {
    super(`The event has moved to the slug ${slug}`)
    this.slug = slug
  }
}

/**
 * The event of the slug. Drafts are visible to members of the team only.
 * @param code with which its ticket types are shown
 * @throws EventMoved for a former slug; ProblemError `not-found`; `validation` for a code that is not valid
 */
export async function eventOf({ context, slug }: PageRequest, code?: string): Promise<PublicEvent> {
  const event = await publicApiHandlers.viewEvent({ ...context, params: { slug }, query: { code }, body: undefined })
  if (event.slug !== slug) throw new EventMoved(event.slug)
  return event
}

/** The order of the token. @throws ProblemError `not-found`; `link-replaced` for a former link */
export const orderOf = async (request: PageRequest): Promise<PublicOrder> =>
  await publicApiHandlers.viewOrder(inputOf(request))
