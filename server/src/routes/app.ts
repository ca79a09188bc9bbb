import { randomUUID } from 'node:crypto'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { routes } from '@foyer/contract/routes/all'
import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import type { DirectHandler } from '../http/direct.ts'
import { serveDirectly } from '../http/direct.ts'
import type { ProcessHealth } from '../http/health.ts'
import { problemResponse } from '../http/problems.ts'
import { recordRequest } from '../http/record-request.ts'
import type { Env } from '../http/request.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { serve } from '../http/serve.ts'
import type { Infra } from '../lib/infra.ts'
import { serveStorefront } from '../storefront/routes.tsx'
import { handlers } from './api.ts'
import { serveApiDocs } from './api-docs.ts'
import { serveAppPage } from './app-page.ts'
import { serveAuth } from './auth.ts'
import { serveCheckInPage } from './check-in-page.ts'
import { serveFiles } from './files.ts'
import { serveHealth } from './health.ts'
import type { JobsHealth } from './jobs.ts'
import type { Services } from './services.ts'
import { serveWebhooks } from './webhooks.ts'

/** Creates the app of a web process. @param isStopping whether the process has been asked to stop */
export function createApp(services: Services, jobs: JobsHealth, isStopping = () => false): Hono<Env> {
  const app = createWorkerApp(services, jobs, isStopping)
  const processHealth = processHealthOf(services, jobs, isStopping)
  serveAuth(app, services)
  serveApiDocs(app, services)
  const api = serve(routes, handlers, { ...services, processHealth })
  app.route('/api/v1', api)
  serveWebhooks(app, services)
  serveFiles(app, services)
  serveStorefront(app, { ...services, processHealth })
  serveCheckInPage(app, services)
  serveAppPage(app, api, services)
  return app
}

/**
 * Creates what serves the two calls of a sale without the app: a rush consists of them. The app serves them too, and all
 * that is unusual about them.
 */
export const createSaleCalls = (
  services: Services,
  jobs: JobsHealth,
  isStopping = () => false,
): Promise<DirectHandler> =>
  serveDirectly(
    [
      [routes['public-api'].reserve, handlers['public-api'].reserve],
      [routes['public-api'].complete, handlers['public-api'].complete],
    ],
    { ...services, processHealth: processHealthOf(services, jobs, isStopping) },
  )

/** Creates the app of a worker process, which serves only the health endpoints. */
export function createWorkerApp(services: Services, jobs: JobsHealth, isStopping = () => false): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, c) => problemResponse(error, c, services.log))
  app.notFound((c) => problemResponse(new ProblemError('no-endpoint'), c, services.log))
  app.use(logRequests(services))
  app.use(securityHeaders(services))
  serveHealth(app, services, processHealthOf(services, jobs, isStopping))
  return app
}

function processHealthOf(
  { pageCache, inboxFeed }: Services,
  jobs: JobsHealth,
  isStopping: () => boolean,
): ProcessHealth {
  return {
    jobs: jobs.jobs,
    mail: jobs.mail,
    notices: () => (pageCache.isCaching() && inboxFeed.isListening() ? 'ok' : 'failing'),
    isStopping,
  }
}

const logRequests =
  (services: Pick<Infra, 'log'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    const startedAt = performance.now()
    c.set('requestId', randomUUID())
    c.header('x-request-id', c.get('requestId'))
    await next()
    recordRequest(services, { ...c.var, method: c.req.method, status: c.res.status, startedAt })
  }
