import { createHash } from 'node:crypto'
import { secondsPerDay } from '@foyer/contract/durations'
import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Infra } from '../lib/infra.ts'
import type { Env, PagePermissions } from './request.ts'

/**
 * The hash of a style that React Aria adds on iOS while a dialog is open, against overscrolling. web/build has a test that
 * computes it from the installed version.
 */
const reactAriaStyle = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"

// a file that is opened on its own is a document without an origin, without scripts, and loads nothing
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

const yearSeconds = 365 * secondsPerDay

/** Sets the security headers of every answer: no foreign resources, no framing, no MIME sniffing. */
export function securityHeaders(services: Pick<Infra, 'publicUrl'>): MiddlewareHandler<Env> {
  const setHeaders = headersOf(services)
  return async (c, next) => {
    let own: string | null = null
    await setHeaders(c, async () => {
      await next()
      own = c.res.headers.get(policyHeader)
    })
    // a page with a stricter policy keeps it
    if (own) c.header(policyHeader, own)
    // not no-referrer: then a browser sends forms with the origin `null`, which Foyer rejects
    if (c.get('hasSecretUrl')) c.header('referrer-policy', 'same-origin')
    const permissions = c.get('permissions')
    if (permissions) c.header(policyHeader, policyWith(permissions, c.res.headers.get(policyHeader) ?? ''))
    const policy = c.get('policy')
    if (policy === 'file') c.header(policyHeader, filePolicy)
    if (policy === 'framed') {
      c.header(
        policyHeader,
        c.res.headers.get(policyHeader)?.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      )
      c.header('x-frame-options', 'SAMEORIGIN')
    }
  }
}

/** The security headers of an answer without exceptions, for what is sent without Hono. */
export async function commonHeaders(publicUrl: string): Promise<Headers> {
  const app = new Hono().use(securityHeaders({ publicUrl })).get('/', (c) => c.body(null))
  return (await app.request('/')).headers
}

export const policyHeader = 'content-security-policy'

/** Adds the exceptions of a page to a content security policy. */
export function policyWith({ frames, styles, forms = [], wasm = false }: PagePermissions, policy: string): string {
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  const extended = policy
    .replace(/style-src [^;]*/, (directive) => [directive, ...hashes].join(' '))
    .replace(/script-src [^;]*/, (directive) => (wasm ? `${directive} 'wasm-unsafe-eval'` : directive))
    .replace(/form-action [^;]*/, (directive) => [directive, ...forms].join(' '))
  return frames.length > 0 ? `${extended}; frame-src ${frames.join(' ')}` : extended
}

const headersOf = ({ publicUrl }: Pick<Infra, 'publicUrl'>) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", reactAriaStyle],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: publicUrl.startsWith('https:') ? `max-age=${2 * yearSeconds}; includeSubDomains` : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], payment: [] },
  })
