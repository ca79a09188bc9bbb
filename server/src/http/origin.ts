import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Context } from 'hono'
import type { Infra } from '../lib/infra.ts'
import { localOrigins } from './own-origins.ts'
import type { Env } from './request.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects a write that another site's page sends with the reader's cookie (CSRF). Browsers send an Origin with every
 * write; other programs send none.
 * @throws ProblemError `wrong-origin`
 */
export function refuseForeignOrigin(c: Context<Env>, { config, publicUrl }: Pick<Infra, 'config' | 'publicUrl'>): void {
  if (safeMethods.has(c.req.method)) return
  const origin = c.req.header('origin')
  const fetchSite = c.req.header('sec-fetch-site')
  const ownOrigins = config.PUBLIC_URL ? [publicUrl] : [publicUrl, ...localOrigins(c.req.header('host'))]
  if (origin !== undefined && !ownOrigins.includes(origin)) throw new ProblemError('wrong-origin')
  if (origin === undefined && fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none')
    throw new ProblemError('wrong-origin')
}
