import type { Hono } from 'hono'
import ipaddr from 'ipaddr.js'
import { countFailing } from '../features/invoices/queries.ts'
import type { ProcessHealth } from '../http/health.ts'
import { checkHealth, readDiskSpace } from '../http/health.ts'
import { databaseWriteSeconds, diskFreeBytes, diskSizeBytes, failingInvoices, metrics } from '../http/metrics.ts'
import type { Env } from '../http/request.ts'
import { clientAddress, isForwardedByUntrusted } from '../http/request.ts'
import type { Infra } from '../lib/infra.ts'

/**
 * Serves the health endpoints. `/healthz`: the process is alive. `/readyz`: the process can sell, or 503 with the
 * checks; background work is reported, but decides only for `/readyz?for=worker`. `/metrics`: for Prometheus, on private
 * networks only.
 */
export function serveHealth(
  app: Hono<Env>,
  infra: Pick<Infra, 'config' | 'db' | 'heartbeat' | 'diskSpace'>,
  processHealth: ProcessHealth,
): void {
  const { config, heartbeat } = infra
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const { checks, takesTraffic, databaseWriteSeconds: age } = await checkHealth(infra, processHealth)
    const ready = takesTraffic && (c.req.query('for') !== 'worker' || checks.jobs === 'ok')
    c.header('cache-control', 'no-store')
    return c.json({ status: ready ? 'ok' : 'failing', checks, databaseWriteSeconds: age }, ready ? 200 : 503)
  })
  app.get('/metrics', async (c) => {
    const address = clientAddress(c, config)
    const isPrivate = ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast'
    if (!isPrivate || isForwardedByUntrusted(c, config)) return c.notFound()
    databaseWriteSeconds.set(heartbeat.ageSeconds())
    // without the database, the other figures are all the more important
    failingInvoices.set(await countFailing(infra.db).catch(() => 0))
    const disk = await readDiskSpace(infra)
    if (disk) {
      diskFreeBytes.set(disk.freeBytes)
      diskSizeBytes.set(disk.totalBytes)
    }
    return c.body(await metrics.metrics(), 200, { 'content-type': metrics.contentType })
  })
}
