import { Refused } from '@foyer/contract/http/refused'
import type { Context } from 'hono'
import { ownAddress } from './own-address.ts'
import type { Env } from './request.ts'
import type { Services } from './services.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that a page of another site sends with the reader's cookie.
 * Programs send no Origin; browsers send one with every write.
 */
export function refuseForeignOrigin(
  c: Context<Env>,
  { config, publicUrl }: Pick<Services, 'config' | 'publicUrl'>,
): void {
  if (safe.has(c.req.method)) return
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const own = config.PUBLIC_URL ? [publicUrl] : [publicUrl, ...ownAddress(c.req.header('host'))]
  if (origin !== undefined && !own.includes(origin)) throw new Refused('wrong-origin')
  if (origin === undefined && site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new Refused('wrong-origin')
}
