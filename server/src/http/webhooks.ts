import { Refused } from '@foyer/contract/http/refused'
import type { Hono } from 'hono'
import { takeSignal } from '../features/notion-pages/commands/webhook.ts'
import { applyEvents, takeEvent } from '../features/payments/commands/events.ts'
import { readBytes } from './body.ts'
import type { Env } from './request.ts'
import type { Services } from './services.ts'

/** The most bytes an event of Stripe may have; those that Foyer asks for have a few thousand. */
const eventLimit = 512 * 1024

/** The most bytes a signal of Notion's may have; it names what was changed, and says nothing of it. */
const signalLimit = 256 * 1024

/** What others tell Foyer by themselves. */
export function answerWebhooks(app: Hono<Env>, services: Services): void {
  answerStripe(app, services)
  answerNotion(app, services)
}

/**
 * `POST /api/webhooks/stripe/{team}`: what Stripe tells a team. Written down before it is answered, then applied; should
 * the process end in between, a task does it.
 */
function answerStripe(app: Hono<Env>, services: Services): void {
  app.post('/api/webhooks/stripe/:team{\\w+}', async (c) => {
    c.set('call', 'POST /webhooks/stripe/{team}')
    c.header('cache-control', 'no-store')
    const signature = c.req.header('stripe-signature') ?? ''
    const raw = await readBytes(c, eventLimit)
    const outcome = await takeEvent(services.db, services, { teamId: c.req.param('team'), raw, signature })
    if (outcome === 'unknown') throw new Refused('not-found')
    if (outcome === 'forged') throw new Refused('malformed', { detail: 'The signature is not good, or too old.' })
    applyEvents(services.db, services).catch((error: unknown) =>
      services.log.warn(
        { reason: error instanceof Error ? error.message : 'unknown' },
        'an event was left to the task',
      ),
    )
    return c.json({ received: true })
  })
}

/**
 * `POST /api/webhooks/notion/{event}/{token}`: what Notion tells about an event's page. Answered when it is written
 * down that the page has to be read; a task does that.
 */
function answerNotion(app: Hono<Env>, services: Services): void {
  app.post('/api/webhooks/notion/:event{\\w+}/:token{\\w+}', async (c) => {
    c.set('call', 'POST /webhooks/notion/{event}/{token}')
    c.header('cache-control', 'no-store')
    const { event: eventId, token } = c.req.param()
    const raw = await readBytes(c, signalLimit)
    const signature = c.req.header('x-notion-signature')
    const outcome = await takeSignal(services.db, services, { eventId, token, raw, signature })
    if (outcome === 'unknown') throw new Refused('not-found')
    if (outcome === 'forged') throw new Refused('malformed', { detail: 'The signature is not good.' })
    return c.json({ received: true })
  })
}
