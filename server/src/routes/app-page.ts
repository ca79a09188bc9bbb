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
import { answerCompressed } from '../http/compressed.ts'
import type { Env } from '../http/request.ts'
import type { Infra } from '../lib/infra.ts'
import { firstAnswersFrom, noAnswers } from './first-answers.ts'
import { preloads, readFirstScripts } from './first-scripts.ts'

const root = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/**
 * Serves the web app: its assets, and its page for every path. A path that is not in the route table has status 404.
 */
export function serveAppPage(
  app: Hono<Env>,
  api: Hono<Env>,
  { log, publicUrl }: Pick<Infra, 'log' | 'publicUrl'>,
): void {
  const page = readPage(log)
  const scripts = readFirstScripts()
  const answersOf = firstAnswersFrom(api, { log })
  const sessionCookieName = sessionCookie(publicUrl).name
  const respond = async (c: Context<Env>, language: Language, path: string, status: 200 | 404) => {
    // it holds answers for its reader alone
    c.header('cache-control', 'no-store')
    c.header('vary', 'cookie')
    const { html: answers, cookies } = c.req.method === 'HEAD' ? noAnswers : await answersOf(c, path)
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
    const head = preloads(scripts, language, path) + withoutScript(language, path)
    const html = page
      .replace(/<html[^>]*>/, `<html ${rootAttributes(c, language, sessionCookieName)}>`)
      .replace('</head>', `${head}</head>`)
      // as a function: an answer may contain what a text would take for a pattern
      .replace('</body>', () => `${answers}</body>`)
    return await answerCompressed(c, html, 'text/html; charset=UTF-8', status)
  }
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  // only this folder: the build writes its own manifests beside it
  app.use('/assets/*', serveStatic({ root, precompressed: true }))
  app.get('*', async (c) => {
    const [first = '', ...rest] = c.req.path.split('/').filter(Boolean)
    const path = rest.join('/')
    if (isLanguage(first)) return await respond(c, first, path, isPage(path) ? 200 : 404)
    if (isPage(c.req.path)) return c.redirect(withLanguage(c), 302)
    return await respond(c, fallbackLanguage, c.req.path, 404)
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
