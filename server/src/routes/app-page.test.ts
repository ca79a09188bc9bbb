import { pages } from '@foyer/contract/pages'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../test/app.ts'
import { testClient } from '../test/client.ts'
import { disposeAfterAll } from '../test/test-bed.ts'

const app = disposeAfterAll(await startTestApp())

const get = (path: string, headers: Record<string, string> = {}) =>
  testClient(app.publicUrl).send(`GET ${path}`, undefined, headers)

describe('the language of a path', () => {
  it.each(['/en', '/de/', '/fr/events', '/de/events/evt_1/enter-key', '/en/teams/create', '/fr/teams/1/settings'])(
    '%s shows the app in that language',
    async (path) => {
      const { status, body } = await get(path)
      expect(status).toBe(200)
      expect(body).toContain(`<html lang="${path.slice(1, 3)}"`)
    },
  )

  it('every page of the contract is found', async () => {
    const address = (page: string) => `/de/${page.replaceAll(':id', 'x')}`
    const found = await Promise.all(pages.map(async (page) => [page, (await get(address(page))).status] as const))
    expect(found.filter(([, status]) => status !== 200)).toEqual([])
  })

  it.each(['/xx', '/xx/events', '/eng', '/wp-login.php', '/favicon.bmp'])(
    '%s is not found, in English',
    async (path) => {
      const { status, body } = await get(path)
      expect(status).toBe(404)
      expect(body).toContain('<html lang="en"')
    },
  )

  it.each(['/en/nothing', '/de/events/a/b/c', '/fr/teams'])('%s is no page, in its language', async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body).toContain(`<html lang="${path.slice(1, 3)}"`)
  })

  it.each([
    ['/', {}, '/en'],
    ['/', { 'accept-language': 'de-CH, fr;q=0.5' }, '/de'],
    ['/', { 'accept-language': 'de', cookie: 'foyer-language=fr' }, '/fr'],
    ['/', { cookie: 'foyer-language=xx', 'accept-language': 'es' }, '/en'],
    ['/?from=mail', {}, '/en?from=mail'],
    ['/events?q=a%20b', { 'accept-language': 'fr' }, '/fr/events?q=a%20b'],
    ['/teams/1/settings', {}, '/en/teams/1/settings'],
  ])('%s with %o leads to %s', async (path, headers, target) => {
    const { status, headers: answered } = await get(path, headers)
    expect([status, answered.get('location')]).toEqual([302, target])
  })

  it.each(['//example.com', '/%2f%2fexample.com', '/\\example.com', '/events/..%2f..'])(
    '%s leads nowhere else',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('location') ?? '/en').toMatch(/^\/(en|de|fr)(\/|$|\?)/)
    },
  )
})

it('a chosen theme stands in the page before any script runs', async () => {
  expect((await get('/en', { cookie: 'foyer-theme=dark' })).body).toMatch(/<html[^>]* data-theme="dark"/)
  expect((await get('/en', { cookie: 'foyer-theme="><script>' })).body).not.toContain('"><script>')
})

it.each(['/en', '/xx', '/api/v1/events', '/api/docs', '/healthz'])(
  '%s has the headers that keep a browser safe',
  async (path) => {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)

it('the contact for reports of vulnerabilities is published when it is set', async () => {
  expect((await get('/.well-known/security.txt')).status).toBe(404)
  await using known = await startTestApp({ SECURITY_CONTACT: 'security@example.org' }, { databaseUrl: app.databaseUrl })
  const { status, headers, body } = await testClient(known.publicUrl).send('GET /.well-known/security.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Contact: mailto:security@example.org\n')
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '') - Date.now()
  expect(expires).toBeGreaterThan(0)
  expect(expires).toBeLessThan(365 * 86_400_000)
})

it('on https Foyer sends Strict-Transport-Security', async () => {
  const safe = await startTestApp({ PUBLIC_URL: 'https://foyer.example' })
  const response = await fetch(`http://127.0.0.1:${safe.port}/healthz`)
  await safe[Symbol.asyncDispose]()
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
})

it.each(['/index.html', '/.built-from', '/.vite/manifest.json', '/assets', '/assets/'])(
  '%s, which the build leaves behind, is no page',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

it.each(['POST /xx', 'PUT /assets/x.js', 'POST //api/auth/sign-in/email'])(
  '%s is no call, which is said as the API says it',
  async (call) => {
    const { status, body, headers } = await testClient(app.publicUrl).send(call)
    expect([status, body.code, headers.get('content-type')]).toEqual([404, 'no-endpoint', 'application/problem+json'])
  },
)

it.each([
  ['POST /en', 'GET, HEAD'],
  ['DELETE /', 'GET, HEAD'],
  ['PUT /api/v1/events', 'GET, HEAD, POST'],
  ['PUT /api/v1/events/upcoming', 'GET, HEAD'],
  ['GET /api/auth/sign-out', 'POST'],
  ['POST /de/privacy', 'GET, HEAD'],
  ['PUT /de/e/some-event', 'GET, HEAD, POST'],
])('%s is answered with the methods that the address takes: %s', async (call, allow) => {
  const { status, headers } = await testClient(app.publicUrl).send(call)
  expect([status, headers.get('allow')]).toEqual([405, allow])
})

describe('the API pages', () => {
  it('describe every route, to machines and to readers', async () => {
    const { body: document } = await get('/api/v1/openapi.json')
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: `${app.publicUrl}/api/v1` }] })
    const { status, body: page } = await get('/api/docs')
    expect(status).toBe(200)
    for (const path of Object.keys(document.paths)) expect(page).toContain(path)
    expect(page).not.toMatch(/(src|href)="https?:/)
    for (const [, address = ''] of page.matchAll(/<link [^>]*href="([^"]+)"/g))
      expect([address, (await get(address)).status]).toEqual([address, 200])
  })

  it.each(['GET /api/v1/nothing', 'GET /api/v1'])('%s is no call of the API', async (call) => {
    const { status, body } = await testClient(app.publicUrl).send(call)
    expect([status, body.code]).toEqual([404, 'no-endpoint'])
  })
})

describe('health', () => {
  it('says that the process lives and is ready', async () => {
    expect((await get('/healthz')).body).toEqual({ status: 'ok' })
    expect((await get('/readyz')).body).toMatchObject({ status: 'ok', checks: { database: 'ok', migrations: 'ok' } })
  })

  it('counts for Prometheus', async () => {
    expect((await get('/metrics')).body).toMatch(/process_resident_memory_bytes \d/)
  })

  it('hides the metrics from callers whose address is unknown or public', async () => {
    // an untrusted proxy on this machine hides the caller's address
    expect((await get('/metrics', { 'x-forwarded-for': '10.0.0.1' })).status).toBe(404)
    expect((await get('/metrics', { forwarded: 'for=10.0.0.1' })).status).toBe(404)
    await using behind = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1' })
    const from = (address: string) =>
      testClient(behind.publicUrl).send('GET /metrics', undefined, { 'x-forwarded-for': address })
    expect((await from('10.0.0.1')).status).toBe(200)
    expect((await from('93.184.216.34')).status).toBe(404)
  })
})

describe('the page of a check-in link', () => {
  const open = (path: string) => fetch(`${app.publicUrl}${path}`)

  it('is in the language of its address, may run the reader of codes, and is in no cache and no search engine', async () => {
    const page = await open('/fr/check-in/token')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<link rel="manifest" href="/fr/check-in/token/manifest.webmanifest">')
    expect(page.headers.get('content-security-policy')).toContain("'wasm-unsafe-eval'")
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('referrer-policy')).toMatch(/no-referrer|origin/)
    expect((await open('/xx/check-in/token')).status).toBe(404)
  })

  it('can be installed: its manifest starts with the link, in its language', async () => {
    const manifest = await open('/de/check-in/token/manifest.webmanifest')
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
    expect(await manifest.json()).toMatchObject({
      short_name: 'Einlass',
      start_url: '/de/check-in/token',
      scope: '/de/check-in/',
      display: 'standalone',
      icons: [
        { src: '/check-in/app-icon-192.png', sizes: '192x192', purpose: 'any' },
        { src: '/check-in/app-icon-192.png', sizes: '192x192', purpose: 'maskable' },
        { src: '/check-in/app-icon-512.png', sizes: '512x512', purpose: 'any' },
        { src: '/check-in/app-icon-512.png', sizes: '512x512', purpose: 'maskable' },
      ],
    })
  })

  it('has a worker that may work for the pages of every language', async () => {
    const { headers } = await open('/check-in/worker.js')
    expect(headers.get('service-worker-allowed')).toBe('/')
  })
})

it.each([
  '//sign-in',
  '//sign-in?return=//evil.example',
  '/%2f%2fsign-in',
  '/\\\\sign-in',
  '//evil.example/sign-in',
  '/.//sign-in',
])('%s leads to no other site', async (path) => {
  const { headers } = await get(path)
  const target = new URL(headers.get('location') ?? '/', app.publicUrl)
  expect(target.origin).toBe(new URL(app.publicUrl).origin)
})
