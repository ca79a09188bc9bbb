import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { light } from '@foyer/brand/tokens'
import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import type { Env } from '../http/request.ts'
import type { Infra } from '../lib/infra.ts'

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const folder = '/check-in'
const address = `/:language{${languages.join('|')}}/check-in/:link{\\w+}` as const

/**
 * Serves the page at the door, which has a build of its own: the page for every check-in link, its files, its service
 * worker, and the manifest that makes it installable.
 */
export function serveCheckInPage(app: Hono<Env>, { log }: Pick<Infra, 'log'>): void {
  const page = readPage(log)
  app.use(`${folder}/*`, async (c, next) => {
    // the service worker shows this file for the page when there is no network, with the headers that it has here
    if (c.req.path.endsWith('.html')) allowReader(c)
    // its pages are in every language, outside its own folder
    if (c.req.path === `${folder}/worker.js`) c.header('service-worker-allowed', '/')
    await next()
    if (c.res.ok && c.req.path.startsWith(`${folder}/assets/`))
      c.header('cache-control', 'public, max-age=31536000, immutable')
    else c.header('cache-control', 'no-cache')
  })
  app.use(`${folder}/*`, serveStatic({ root: dist, precompressed: true }))
  app.get(address, (c) => {
    allowReader(c)
    c.set('hasSecretUrl', true)
    c.header('cache-control', 'no-cache')
    c.header('x-robots-tag', 'noindex')
    const { language, link } = c.req.param()
    const manifest = `<link rel="manifest" href="/${language}/check-in/${encodeURIComponent(link)}/manifest.webmanifest">`
    return c.html(page.replace(/<html[^>]*>/, `<html lang="${language}">`).replace('</head>', `${manifest}</head>`))
  })
  app.get(`${address}/manifest.webmanifest`, (c) => {
    c.set('hasSecretUrl', true)
    c.header('cache-control', 'no-cache')
    const { language, link } = c.req.param()
    // `as`: the address allows no other
    return c.body(JSON.stringify(manifestOf(language as Language, link)), 200, {
      'content-type': 'application/manifest+json',
    })
  })
}

/** The reader of QR codes is WebAssembly. */
const allowReader = (c: Context<Env>) => c.set('permissions', { frames: [], styles: [], wasm: true })

const names = { en: 'Check-in', de: 'Einlass', fr: 'Entrée' } as const satisfies Record<Language, string>

const manifestOf = (language: Language, link: string) => ({
  name: `Foyer ${names[language]}`,
  short_name: names[language],
  lang: language,
  start_url: `/${language}/check-in/${link}`,
  scope: `/${language}/check-in/`,
  display: 'standalone',
  background_color: light.page,
  theme_color: light.page,
  icons: [192, 512].flatMap((px) =>
    ['any', 'maskable'].map((purpose) => ({
      src: `${folder}/app-icon-${px}.png`,
      sizes: `${px}x${px}`,
      type: 'image/png',
      purpose,
    })),
  ),
})

function readPage(log: Infra['log']): string {
  try {
    return readFileSync(`${dist}${folder}/check-in.html`, 'utf8')
  } catch {
    log.warn('the page at the door is not built')
    return '<!doctype html><html lang="en"><head><title>Foyer</title></head><p>The page is not built. Run: npm run build</p></html>'
  }
}
