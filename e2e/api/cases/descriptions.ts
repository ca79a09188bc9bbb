import { description } from '../sample-content.ts'
import type { Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'

const made = async (send: Send) => (await send('POST /events', { urlLink: 'example.com' })).body.id as string
const image = {
  type: 'image',
  file: { hash: 'a'.repeat(64), type: 'image/webp', width: 4, height: 3 },
  alt: 'The hall',
  caption: [],
}
const valid = { content: { en: description }, replacesNotion: false, version: 0 }

export const descriptionCases = {
  'descriptions.view': {
    'before the first one, and of an unknown event': async (send) =>
      await inSequence(send, [`GET /events/${await made(send)}/description`], ['GET /events/evt_unknown/description']),
    'of the copy of an event': async (send) => {
      const id = await made(send)
      await send(`PUT /events/${id}/description`, valid)
      const { body } = await send(`POST /events/${id}/duplicate`)
      return await inSequence(send, [`GET /events/${body.id}/description`])
    },
  },
  'descriptions.save': {
    'twice, out of date, with a picture that is not stored, with nonsense': async (send) => {
      const call = `PUT /events/${await made(send)}/description`
      return await inSequence(
        send,
        [call, valid],
        [call, { ...valid, content: { de: description }, replacesNotion: true, version: 1 }],
        [call, valid],
        [call, { ...valid, content: { fr: [image] }, version: 2 }],
        [call, { content: { en: [], it: description }, version: -1 }],
        [call.replace('PUT', 'GET')],
        ['PUT /events/evt_unknown/description', valid],
      )
    },
  },
} satisfies Record<string, Cases>
