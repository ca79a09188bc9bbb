import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Env } from './request.ts'
import type { Services } from './services.ts'

// React Aria puts two fixed styles into the page (press and overscroll handling); their hashes let these two in and
// no other. A test computes them from the installed version.
export const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

// opened by itself it is a document without an origin, without scripts, that loads nothing
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

const year = 365 * 24 * 60 * 60

/** The headers of every answer: nothing is loaded from elsewhere, nothing frames Foyer, nothing is guessed. */
export function securityHeaders(services: Pick<Services, 'publicUrl'>): MiddlewareHandler<Env> {
  const set = headersOf(services)
  return async (c, next) => {
    await set(c, next)
    // not no-referrer: with that a browser names no origin with a form, and the form would be refused as another site's
    if (c.get('secretAddress')) c.header('referrer-policy', 'same-origin')
    const allowed = c.get('allowed')
    if (allowed) c.header(policyHeader, allowing(allowed, c.res.headers.get(policyHeader) ?? ''))
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

/** What one page may do that others may not. */
export interface Allowed {
  /** Origins that it shows in a frame. */
  frames: string[]
  /** Style elements in it, by their content. */
  styles: string[]
}

export const policyHeader = 'content-security-policy'

/** A content security policy that lets in what a page needs, and nothing else besides. */
export function allowing({ frames, styles }: Allowed, policy: string): string {
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  const styled = policy.replace(/style-src [^;]*/, (given) => [given, ...hashes].join(' '))
  return frames.length > 0 ? `${styled}; frame-src ${frames.join(' ')}` : styled
}

const headersOf = ({ publicUrl }: Pick<Services, 'publicUrl'>) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", ...reactAriaStyles],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: publicUrl.startsWith('https:') ? `max-age=${2 * year}; includeSubDomains` : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], payment: [] },
  })
