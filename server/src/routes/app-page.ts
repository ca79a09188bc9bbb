import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage, isLanguage, languageCookie, readerLanguage } from '@foyer/contract/languages'
import { isPage } from '@foyer/contract/pages'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { sessionCookie } from '../http/auth.ts'
import type { Env } from '../http/request.ts'
import type { Infra } from '../lib/infra.ts'

const root = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/**
 * Serves the web app: its assets, and its page for every path. A path that is not in the route table has status 404.
 */
export function serveAppPage(app: Hono<Env>, { log, publicUrl }: Pick<Infra, 'log' | 'publicUrl'>): void {
  const page = readPage(log)
  const sessionCookieName = sessionCookie(publicUrl).name
  const respond = (c: Context<Env>, language: Language, status: 200 | 404, head = '') => {
    c.header('cache-control', 'no-cache')
    c.header('vary', 'cookie')
    const html = page.replace(/<html[^>]*>/, `<html ${rootAttributes(c, language, sessionCookieName)}>`)
    return c.html(html.replace('</head>', `${head}</head>`), status)
  }
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  // only this folder: the build writes its own manifests beside it
  app.use('/assets/*', serveStatic({ root, precompressed: true }))
  app.get('*', (c) => {
    const [first = '', ...rest] = c.req.path.split('/').filter(Boolean)
    const path = rest.join('/')
    if (isLanguage(first)) return respond(c, first, isPage(path) ? 200 : 404, withoutScript(first, path))
    if (isPage(c.req.path)) return c.redirect(withLanguage(c), 302)
    return respond(c, fallbackLanguage, 404)
  })
  app.all('*', (c) => {
    const [first = '', ...rest] = c.req.path.split('/').filter(Boolean)
    const isOfApp = isLanguage(first) ? isPage(rest.join('/')) : isPage(c.req.path)
    throw isOfApp ? new ProblemError('method-not-allowed', { allow: ['GET', 'HEAD'] }) : new ProblemError('no-endpoint')
  })
}

/** Leads readers without JavaScript to the privacy policy that the server renders. */
const withoutScript = (language: Language, path: string): string =>
  path === 'privacy-policy'
    ? `<noscript><meta http-equiv="refresh" content="0; url=/${language}/privacy"></noscript>`
    : ''

function withLanguage(c: Context<Env>): string {
  const language = readerLanguage(getCookie(c, languageCookie), c.req.header('accept-language'))
  const url = new URL(c.req.url)
  c.header('vary', 'cookie, accept-language')
  return `/${language}${url.pathname === '/' ? '' : url.pathname}${url.search}`
}

/** The attributes of the root element before the app runs: language, theme, and `data-signed-out` without a session. */
function rootAttributes(c: Context<Env>, language: Language, sessionCookieName: string): string {
  const theme = getCookie(c, 'foyer-theme')
  return [
    `lang="${language}"`,
    ...(theme === 'light' || theme === 'dark' ? [`data-theme="${theme}"`] : []),
    ...(getCookie(c, sessionCookieName) === undefined ? ['data-signed-out'] : []),
  ].join(' ')
}

function readPage(log: Infra['log']): string {
  try {
    return readFileSync(`${root}/index.html`, 'utf8')
  } catch {
    log.warn('the web app is not built; only the API answers')
    return '<!doctype html><html lang="en"><title>Foyer</title><p>The web app is not built. Run: npm run build</p></html>'
  }
}
