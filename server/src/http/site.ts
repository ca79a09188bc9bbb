import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage, isLanguage, languageCookie, readerLanguage } from '@foyer/contract/languages'
import { isPage } from '@foyer/contract/pages'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { sessionCookie } from './auth.ts'
import type { Env } from './request.ts'
import type { Services } from './services.ts'

const root = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The web app: its files, and its page for every path of the route table. Other paths are not found, status too. */
export function answerSite(app: Hono<Env>, { log, publicUrl }: Pick<Services, 'log' | 'publicUrl'>): void {
  const page = readPage(log)
  const session = sessionCookie(publicUrl).name
  const show = (c: Context<Env>, language: Language, status: 200 | 404) => {
    c.header('cache-control', 'no-cache')
    c.header('vary', 'cookie')
    return c.html(page.replace(/<html[^>]*>/, `<html ${rootOf(c, language, session)}>`), status)
  }
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  // no other folder: beside it lies what the build notes down for itself
  app.use('/assets/*', serveStatic({ root, precompressed: true }))
  app.get('*', (c) => {
    const [first = '', ...rest] = c.req.path.split('/').filter(Boolean)
    const path = rest.join('/')
    if (isLanguage(first)) return show(c, first, isPage(path) ? 200 : 404)
    if (isPage(c.req.path)) return c.redirect(withLanguage(c), 302)
    return show(c, fallbackLanguage, 404)
  })
}

function withLanguage(c: Context<Env>): string {
  const language = readerLanguage(getCookie(c, languageCookie), c.req.header('accept-language'))
  const url = new URL(c.req.url)
  c.header('vary', 'cookie, accept-language')
  return `/${language}${url.pathname === '/' ? '' : url.pathname}${url.search}`
}

/** What the page's root says before the app runs: language, theme, and whether the door is shown while it comes. */
function rootOf(c: Context<Env>, language: Language, session: string): string {
  const theme = getCookie(c, 'foyer-theme')
  return [
    `lang="${language}"`,
    ...(theme === 'light' || theme === 'dark' ? [`data-theme="${theme}"`] : []),
    ...(getCookie(c, session) === undefined ? ['data-door'] : []),
  ].join(' ')
}

function readPage(log: Services['log']): string {
  try {
    return readFileSync(`${root}/index.html`, 'utf8')
  } catch {
    log.warn('the web app is not built; only the API answers')
    return '<!doctype html><html lang="en"><title>Foyer</title><p>The web app is not built. Run: npm run build</p></html>'
  }
}
