import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import ipaddr from 'ipaddr.js'
import { metrics } from './metrics.ts'
import type { Env } from './request.ts'
import { clientAddress, isPassedOnByStranger } from './request.ts'
import type { Services } from './services.ts'

export type State = 'ok' | 'failing' | 'off'

/** What can fail beside the database, as its owners see it. */
export interface Parts {
  jobs(): State
  mail(): Promise<State>
}

export type Checks = Record<'database' | 'migrations' | 'jobs' | 'mail', State>

/** How the process is. Migrations are done before it listens, so they stand as long as the database does. */
export async function healthOf(db: Services['db'], parts: Parts): Promise<Checks> {
  const database = await db.execute(sql`select 1`).then(
    (): State => 'ok',
    (): State => 'failing',
  )
  const mail = database === 'ok' ? await parts.mail() : 'failing'
  return { database, migrations: database, jobs: parts.jobs(), mail }
}

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work, or 503 and which part cannot; undeliverable mail is
 * shown and does not take the process out of service. `/metrics`: for Prometheus, on private networks only.
 */
export function answerHealth(app: Hono<Env>, { db, config }: Pick<Services, 'db' | 'config'>, parts: Parts): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const checks = await healthOf(db, parts)
    const ready = checks.database === 'ok' && checks.migrations === 'ok' && checks.jobs !== 'failing'
    return c.json({ status: ready ? 'ok' : 'failing', checks }, ready ? 200 : 503)
  })
  app.get('/metrics', async (c) => {
    const address = clientAddress(c, config)
    const isPrivate = ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast'
    if (!isPrivate || isPassedOnByStranger(c, config)) return c.notFound()
    return c.body(await metrics.metrics(), 200, { 'content-type': metrics.contentType })
  })
}
