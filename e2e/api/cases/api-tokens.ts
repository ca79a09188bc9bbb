import type { ComparedResponse, Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence, ownTeam } from './case.ts'

/** The secrets are random. */
function withoutSecrets({ body, ...answer }: ComparedResponse): ComparedResponse {
  const { secret, lastFour, former, ...rest } = body
  const [isSecret, hasFormer] = [/^foyer_\w{38}$/.test(secret), former !== undefined]
  return { ...answer, body: { ...rest, isSecret, hasFormer, isLastFour: String(secret).endsWith(lastFour) } }
}

const create = async (send: Send, given: object = {}) =>
  await send(`POST /teams/${await ownTeam(send)}/api-tokens`, { name: 'Website', permissions: [], days: 90, ...given })

export const apiTokenCases = {
  'api-tokens.list': {
    'none, and after one was revoked': async (send) => {
      const call = `GET /teams/${await ownTeam(send)}/api-tokens`
      const none = await send(call)
      const { body } = await create(send)
      const one = await send(call)
      await send(`DELETE /api-tokens/${body.id}`)
      return [none, { ...one, body: one.body.length }, await send(call)]
    },
  },
  'api-tokens.create': {
    'with what its permissions include, and with nonsense': async (send) => [
      withoutSecrets(await create(send, { permissions: ['orders:write'] })),
      await create(send, { name: ' ' }),
      await create(send, { permissions: ['team:write'] }),
      await create(send, { days: 8 }),
      await create(send, { events: [] }),
      await create(send, { events: ['evt_unknown'] }),
    ],
    'for one event': async (send) => {
      const { body: event } = await send('POST /events', { title: 'Concert', urlLink: 'example.com' })
      return [withoutSecrets(await create(send, { events: [event.id] }))]
    },
  },
  'api-tokens.rotate': {
    'with and without an overlap, and an unknown one': async (send) => {
      const { body } = await create(send)
      const call = `POST /api-tokens/${body.id}/rotate`
      return [
        withoutSecrets(await send(call, { overlapHours: 24 })),
        withoutSecrets(await send(call, { overlapHours: 0 })),
        await send(call, { overlapHours: 5 }),
        await send('POST /api-tokens/tok_unknown/rotate', { overlapHours: 0 }),
      ]
    },
  },
  'api-tokens.revoke': {
    'an own one, and again': async (send) => {
      const { body } = await create(send)
      const call = `DELETE /api-tokens/${body.id}`
      return await inSequence(send, [call], [call])
    },
  },
} satisfies Record<string, Cases>
