import { randomUUID } from 'node:crypto'
import { Refused } from '@foyer/contract/http/refused'
import { routes } from '@foyer/contract/routes/all'
import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { answerPublicPages } from '../public/pages.tsx'
import { answerApiPages } from './api-pages.ts'
import { answerAuth } from './auth-routes.ts'
import { answerFiles } from './files.ts'
import { handlers } from './handlers.ts'
import type { Parts } from './health.ts'
import { answerHealth } from './health.ts'
import { answered } from './metrics.ts'
import { answerProblem } from './problems.ts'
import type { Env } from './request.ts'
import { securityHeaders } from './security-headers.ts'
import { serve } from './serve.ts'
import type { Services } from './services.ts'
import { answerSite } from './site.ts'
import { answerWebhooks } from './webhooks.ts'

/** Everything a process that serves the web answers. */
export function createApp(services: Services, parts: Parts): Hono<Env> {
  const app = createWorkerApp(services, parts)
  answerAuth(app, services)
  answerApiPages(app, services)
  app.route('/api/v1', serve(routes, handlers, { ...services, parts }))
  answerWebhooks(app, services)
  answerFiles(app, services)
  answerPublicPages(app, { ...services, parts })
  answerSite(app, services)
  return app
}

/** What a process without a web part answers: how it is. */
export function createWorkerApp(services: Services, parts: Parts): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, c) => answerProblem(error, c, services.log))
  app.notFound((c) => answerProblem(new Refused('no-endpoint'), c, services.log))
  app.use(logged(services))
  app.use(securityHeaders(services))
  answerHealth(app, services, parts)
  return app
}

// The log names the route as the contract does: a path can hold a token, a query can hold a person.
const logged =
  ({ log }: Pick<Services, 'log'>): MiddlewareHandler<Env> =>
  async (c, next) => {
    const began = performance.now()
    c.set('requestId', randomUUID())
    c.header('x-request-id', c.get('requestId'))
    await next()
    const { requestId, call, account } = c.var
    const ms = Math.round(performance.now() - began)
    if (call) answered.observe({ call, status: c.res.status }, ms / 1000)
    log[call ? 'info' : 'debug'](
      { requestId, method: c.req.method, call, account, status: c.res.status, ms },
      'answered',
    )
  }
