import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Hono } from 'hono'
import { receiveSignal } from '../features/notion-pages/commands/webhook.ts'
import { applyEvents, receiveEvent } from '../features/payments/commands/stripe-events.ts'
import { readBytes } from '../http/body.ts'
import type { Env } from '../http/request.ts'
import type { Infra } from '../lib/infra.ts'

/** The size limit of a Stripe event, in bytes. The events that Foyer subscribes to have a few thousand. */
const maxStripeEventBytes = 512 * 1024

/** The size limit of a Notion event, in bytes. It contains the ids of what changed, not the content. */
const maxNotionEventBytes = 256 * 1024

/** Serves the webhooks. */
export function serveWebhooks(app: Hono<Env>, services: Infra): void {
  serveStripeWebhook(app, services)
  serveNotionWebhook(app, services)
}

/**
 * Serves `POST /api/webhooks/stripe/{team}`: Stripe's events for a team. Stores an event before it answers, then
 * applies it. If the process ends in between, a task applies it.
 */
function serveStripeWebhook(app: Hono<Env>, services: Infra): void {
  app.post('/api/webhooks/stripe/:team{\\w+}', async (c) => {
    c.set('call', 'POST /webhooks/stripe/{team}')
    c.header('cache-control', 'no-store')
    const signature = c.req.header('stripe-signature') ?? ''
    const raw = await readBytes(c, maxStripeEventBytes)
    const outcome = await receiveEvent(services.db, services, { teamId: c.req.param('team'), raw, signature })
    if (outcome === 'unknown') throw new ProblemError('not-found')
    if (outcome === 'forged') throw new ProblemError('malformed', { detail: 'The signature is invalid or too old.' })
    applyEvents(services.db, services).catch((error: unknown) =>
      services.log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'applying Stripe events failed; a task will retry',
      ),
    )
    return c.json({ received: true })
  })
}

/**
 * Serves `POST /api/webhooks/notion/{event}/{token}`: Notion's events about an event's page. Marks the page for a sync
 * before it answers; a task syncs it.
 */
function serveNotionWebhook(app: Hono<Env>, services: Infra): void {
  app.post('/api/webhooks/notion/:event{\\w+}/:token{\\w+}', async (c) => {
    c.set('call', 'POST /webhooks/notion/{event}/{token}')
    c.header('cache-control', 'no-store')
    const { event: eventId, token } = c.req.param()
    const raw = await readBytes(c, maxNotionEventBytes)
    const signature = c.req.header('x-notion-signature')
    const outcome = await receiveSignal(services.db, services, { eventId, token, raw, signature })
    if (outcome === 'unknown') throw new ProblemError('not-found')
    if (outcome === 'forged') throw new ProblemError('malformed', { detail: 'The signature is invalid.' })
    return c.json({ received: true })
  })
}
