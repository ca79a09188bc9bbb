import { description } from '../sample-content.ts'
import type { Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'

const made = async (send: Send) => (await send('POST /events', { urlLink: 'example.com' })).body.id as string
const first = { kind: 'terms', content: { en: description }, agreement: 'accepted', version: 0 }

const savedTwice = (call: string): [string, object?][] => [
  [call, first],
  [call, { ...first, content: { de: description }, agreement: 'shown', version: 1 }],
  [call, first],
  [call, { ...first, kind: 'age', minimumAge: 16 }],
  [call, { ...first, kind: 'age', agreement: 'shown' }],
  [call, { ...first, content: {}, version: 2 }],
  [call.replace('PUT', 'GET')],
]

/** The texts of teams and events, and those that buyers have agreed to. */
export const legalTextCases = {
  'legal-texts.listOfTeam': {
    'before the first one': async (send) => {
      const { id } = (await send('POST /teams', { name: 'Empty' })).body
      return [await send(`GET /teams/${id}/legal-texts`)]
    },
  },
  'legal-texts.saveOfTeam': {
    'twice, out of date, of other kinds, ended': async (send) => {
      const { id } = (await send('POST /teams', { name: 'Empty' })).body
      return await inSequence(send, ...savedTwice(`PUT /teams/${id}/legal-texts`))
    },
  },
  'legal-texts.listOfEvent': {
    'of an unknown event': async (send) => [await send('GET /events/evt_unknown/legal-texts')],
  },
  'legal-texts.saveOfEvent': {
    'twice, out of date, of other kinds, ended': async (send) =>
      await inSequence(send, ...savedTwice(`PUT /events/${await made(send)}/legal-texts`)),
  },
  'legal-texts.listOfOrder': {
    'of an unknown order': async (send) => [await send('GET /orders/ord_unknown/legal-texts')],
  },
} satisfies Record<string, Cases>
