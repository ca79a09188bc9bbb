import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { msPerDay, secondsPerHour } from '@foyer/contract/durations'
import { languages } from '@foyer/contract/languages'
import type { Hono } from 'hono'
import { eventsOnSale } from '../features/public-api/queries.ts'
import type { Env } from '../http/request.ts'
import { pageLanguages } from './page-languages.ts'
import type { StorefrontServices } from './page-request.ts'
import { paths } from './paths.ts'

/** A sitemap has at most 50,000 addresses (sitemaps.org); each event has one in every language. */
const maxEvents = Math.floor(50_000 / languages.length)

/** Serves the files that search engines and browsers look for at the root of a site. */
export function serveCrawlers(
  app: Hono<Env>,
  { db, publicUrl, config }: Pick<StorefrontServices, 'db' | 'publicUrl' | 'config'>,
): void {
  const headers = (type: string) => ({ 'content-type': type, 'cache-control': `public, max-age=${secondsPerHour}` })
  const icon = readFileSync(fileURLToPath(new URL('../../../brand/src/favicon.ico', import.meta.url)))
  app.get('/favicon.ico', (c) => c.body(new Uint8Array(icon), 200, headers('image/x-icon')))
  app.get('/robots.txt', (c) => c.body(robots(publicUrl), 200, headers('text/plain; charset=utf-8')))
  const { SECURITY_CONTACT: contact } = config
  if (contact)
    app.get('/.well-known/security.txt', (c) =>
      c.body(securityTxt(contact, publicUrl), 200, headers('text/plain; charset=utf-8')),
    )
  app.get('/sitemap.xml', async (c) => {
    c.set('call', 'GET /sitemap.xml')
    const events = await eventsOnSale(db, maxEvents)
    return c.body(sitemap(publicUrl, events), 200, headers('application/xml; charset=utf-8'))
  })
}

/** The contact for reports of vulnerabilities (RFC 9116). */
const securityTxt = (contact: string, publicUrl: string): string => `Contact: ${contact}
Expires: ${new Date(Date.now() + 90 * msPerDay).toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${publicUrl}/.well-known/security.txt
`

// orders, tickets, threads and unsubscribe links have secret addresses; selection and checkout change with every visitor
const robots = (publicUrl: string): string => `User-agent: *
Disallow: /api/
Disallow: /*/o/
Disallow: /*/t/
Disallow: /*/m/
Disallow: /*/unsubscribe/
Disallow: /*/e/*/choice
Disallow: /*/e/*/checkout/

Sitemap: ${publicUrl}/sitemap.xml
`

type ListedEvent = Awaited<ReturnType<typeof eventsOnSale>>[number]

/** Lists the pages of events in the languages they exist in. Slugs contain no character that XML escapes. */
function sitemap(publicUrl: string, events: readonly ListedEvent[]): string {
  const urls = events.flatMap(({ slug, teamLanguage, ...content }) =>
    pageLanguages(content, teamLanguage).map((language) => publicUrl + paths.event(language, slug)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `<url><loc>${url}</loc></url>`),
    '</urlset>\n',
  ].join('\n')
}
