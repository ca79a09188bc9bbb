import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage, isLanguage, languageCookie, readerLanguage } from '@foyer/contract/languages'
import { isPage } from '@foyer/contract/pages'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Env } from './request.ts'
import type { Services } from './services.ts'

const root = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** The web app: its files, and its page for every path of the route table. Other paths are not found, status too. */
export function answerSite(app: Hono<Env>, { log }: Pick<Services, 'log'>): void {
  const page = readPage(log)
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  // no other folder: beside it lies what the build notes down for itself
  app.use('/assets/*', serveStatic({ root, precompressed: true }))
  app.get('*', (c) => {
    const [first = '', ...rest] = c.req.path.split('/').filter(Boolean)
    const path = rest.join('/')
    if (isLanguage(first)) return show(c, page, first, isPage(path) ? 200 : 404)
    if (isPage(c.req.path)) return c.redirect(withLanguage(c), 302)
    return show(c, page, fallbackLanguage, 404)
  })
}

function withLanguage(c: Context<Env>): string {
  const language = readerLanguage(getCookie(c, languageCookie), c.req.header('accept-language'))
  const url = new URL(c.req.url)
  c.header('vary', 'cookie, accept-language')
  return `/${language}${url.pathname === '/' ? '' : url.pathname}${url.search}`
}

function show(c: Context<Env>, page: string, language: Language, status: 200 | 404): Response | Promise<Response> {
  const theme = getCookie(c, 'foyer-theme')
  const chosen = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : ''
  c.header('cache-control', 'no-cache')
  return c.html(page.replace(/<html[^>]*>/, `<html lang="${language}"${chosen}>`), status)
}

function readPage(log: Services['log']): string {
  try {
    return readFileSync(`${root}/index.html`, 'utf8')
  } catch {
    log.warn('the web app is not built; only the API answers')
    return '<!doctype html><html lang="en"><title>Foyer</title><p>The web app is not built. Run: npm run build</p></html>'
  }
}
