import { Refused } from '@foyer/contract/http/refused'
import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public'
import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { publicHandlers } from '../features/public/handlers.ts'
import type { Base } from '../http/ask.ts'
import { isMember } from '../http/caller.ts'
import { takeTurn } from '../http/limits.ts'
import { refuseForeignOrigin } from '../http/origin.ts'
import type { Env } from '../http/request.ts'
import { clientAddress } from '../http/request.ts'
import type { Services } from '../http/services.ts'
import type { Assets } from './assets.ts'
import type { Place } from './Document.tsx'
import { readForm } from './form.ts'
import { wordsIn } from './words.ts'

/** What the public pages have at hand before a request comes. */
export type Given = Services & Pick<Base, 'parts'> & { assets: Assets }

/** A request for a public page, with all that answering it needs. */
export interface Visit {
  c: Context<Env>
  given: Given
  place: Place
  language: Language
  slug: string
  token: string
  /** What a handler of the API is given, for what pages and API do alike. */
  ask: Base & { query: undefined }
}

export function visitOf(c: Context<Env>, given: Given): Visit {
  // `as`: the routes have the language's three values as their pattern
  const { language, slug = '', token = '' } = c.req.param() as { language: Language; slug?: string; token?: string }
  return { c, given, place: placeOf(given, language), language, slug, token, ask: askOf(c, given) }
}

export const placeOf = ({ assets, publicUrl }: Pick<Given, 'assets' | 'publicUrl'>, language: Language): Place => ({
  language,
  t: wordsIn(language),
  assets,
  publicUrl,
})

const askOf = (c: Context<Env>, given: Given): Visit['ask'] => ({
  ...given,
  query: undefined,
  requestId: c.get('requestId'),
  ip: clientAddress(c, given.config),
  headers: c.req.raw.headers,
  isMember: (team) => isMember(c, given, team),
})

/** A page as HTML. */
export const htmlOf = (page: ReactElement): string => `<!doctype html>${renderToStaticMarkup(page)}`

/** Answers with a page that was made for this reader alone. */
export function show({ c }: Pick<Visit, 'c'>, page: ReactElement, status = 200): Response {
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  return c.html(htmlOf(page), status as 200)
}

/**
 * What a form of ours has sent.
 * @throws Refused `wrong-origin` when another site's page sent it, `rate-limited`, and what `readForm` throws
 */
export async function formOf({ c, given, ask }: Visit): Promise<URLSearchParams> {
  refuseForeignOrigin(c, given)
  await takeTurn(given, 'order-form', { address: ask.ip })
  return await readForm(c)
}

/** Leads to another page, by a request that changes nothing however often it is made. */
export const leadTo = ({ c }: Visit, path: string): Response => {
  c.header('cache-control', 'no-store')
  return c.redirect(path, 303)
}

/** What was refused, when it is one of these. @throws the error otherwise */
export function refusedAs(error: unknown, ...codes: Refused['code'][]): Refused {
  if (error instanceof Refused && codes.includes(error.code)) return error
  throw error
}

/** Thrown when an event has another address than the one that was asked for: whoever asked is led there. */
export class Moved extends Error {
  readonly slug: string

  constructor(slug: string) {
    super('the event has another address')
    this.slug = slug
  }
}

/**
 * The event of a page, as whoever looks may see it.
 * @throws Moved, when this is an address that it had before; Refused `not-found`
 */
export async function eventOf({ ask, slug }: Visit): Promise<PublicEvent> {
  const event = await publicHandlers.viewEvent({ ...ask, params: { slug }, body: undefined })
  if (event.slug !== slug) throw new Moved(event.slug)
  return event
}
