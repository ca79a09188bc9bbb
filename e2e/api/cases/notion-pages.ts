import { goodKey, notionLink } from '../../servers/notion-keys.ts'
import type { Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'

const made = async (send: Send, body: object) =>
  (await send('POST /events', { urlLink: 'example.com', ...body })).body.id as string
const unknown = 'evt_unknown'

/** The server reads a page a moment later and the demo at once, so only the acceptance of the request is compared. */
async function withKey(send: Send, ...calls: [call: string, body?: unknown][]) {
  const id = await made(send, { notionLink })
  await send(`POST /events/${id}/api-key`, { apiKey: goodKey })
  const answers = await inSequence(
    send,
    ...calls.map(([call, body]): [string, unknown] => [call.replace('{id}', id), body]),
  )
  return answers.map(({ body, ...answer }) => ({ ...answer, body: { paused: body.paused, skipped: body.skipped } }))
}

/** The address of the webhook differs between the sides. */
async function webhookOf(send: Send, method: string) {
  const { body, ...answer } = await send(`${method} /events/${await made(send, {})}/site/webhook`)
  return { ...answer, body: Object.keys(body) }
}

export const notionPageCases = {
  'notion-pages.sync': {
    'a page with a key': (send) => withKey(send, ['POST /events/{id}/site/sync']),
    'what cannot be read': async (send) => {
      const ids = [await made(send, {}), await made(send, { notionLink }), unknown]
      return await inSequence(send, ...ids.map((id): [string] => [`POST /events/${id}/site/sync`]))
    },
  },
  'notion-pages.pause': {
    'on and off': (send) =>
      withKey(
        send,
        ['PUT /events/{id}/site/pause', { paused: true }],
        ['PUT /events/{id}/site/pause', { paused: false }],
      ),
    'what cannot be paused': async (send) => {
      const id = await made(send, {})
      return await inSequence(
        send,
        [`PUT /events/${id}/site/pause`, { paused: true }],
        [`PUT /events/${id}/site/pause`, { paused: 'yes' }],
        [`PUT /events/${unknown}/site/pause`, { paused: true }],
      )
    },
  },
  'notion-pages.viewWebhook': {
    'its address': async (send) => [await webhookOf(send, 'GET')],
    'an unknown event': (send) => inSequence(send, [`GET /events/${unknown}/site/webhook`]),
  },
  'notion-pages.forgetWebhook': {
    'when there is none': async (send) => [await webhookOf(send, 'DELETE')],
    'an unknown event': (send) => inSequence(send, [`DELETE /events/${unknown}/site/webhook`]),
  },
} satisfies Record<string, Cases>
