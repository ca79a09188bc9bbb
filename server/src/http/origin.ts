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
export function refuseForeignOrigin(c: Context<Env>, services: OriginServices): void {
  if (safeMethods.has(c.req.method)) return
  if (isForeignWrite((name) => c.req.header(name), services)) throw new ProblemError('wrong-origin')
}

type OriginServices = Pick<Infra, 'config' | 'publicUrl'>

/** Whether another site's page sends a write. @param header reads a header of the request */
export function isForeignWrite(
  header: (name: 'origin' | 'sec-fetch-site' | 'host') => string | undefined,
  { config, publicUrl }: OriginServices,
): boolean {
  const origin = header('origin')
  if (origin === publicUrl) return false
  if (origin !== undefined) return Boolean(config.PUBLIC_URL) || !localOrigins(header('host')).includes(origin)
  const fetchSite = header('sec-fetch-site')
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
}
