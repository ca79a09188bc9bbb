import type { Hono } from 'hono'
import ipaddr from 'ipaddr.js'
import type { ProcessHealth } from '../http/health.ts'
import { checkHealth } from '../http/health.ts'
import { metrics } from '../http/metrics.ts'
import type { Env } from '../http/request.ts'
import { clientAddress, isForwardedByUntrusted } from '../http/request.ts'
import type { Infra } from '../lib/infra.ts'

/**
 * Serves the health endpoints. `/healthz`: the process is alive. `/readyz`: the process is ready, or 503 with the
 * checks; failing mail is reported, but leaves the process ready. `/metrics`: for Prometheus, on private networks only.
 */
export function serveHealth(
  app: Hono<Env>,
  { db, config }: Pick<Infra, 'db' | 'config'>,
  processHealth: ProcessHealth,
): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const checks = await checkHealth(db, processHealth)
    const ready = checks.database === 'ok' && checks.migrations === 'ok' && checks.jobs !== 'failing'
    return c.json({ status: ready ? 'ok' : 'failing', checks }, ready ? 200 : 503)
  })
  app.get('/metrics', async (c) => {
    const address = clientAddress(c, config)
    const isPrivate = ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast'
    if (!isPrivate || isForwardedByUntrusted(c, config)) return c.notFound()
    return c.body(await metrics.metrics(), 200, { 'content-type': metrics.contentType })
  })
}
