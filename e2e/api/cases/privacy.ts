import type { Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence, ownTeam } from './case.ts'

const newTeam = async (send: Send): Promise<string> => (await send('POST /teams', { name: 'Empty' })).body.id
const unknown = { email: 'unknown@example.test' }

/** Erasures of buyers, and how long data about them is kept. */
export const privacyCases = {
  'deletions.viewTeam': {
    'a new team': async (send) => await inSequence(send, [`GET /teams/${await newTeam(send)}/deletion`]),
  },
  'deletions.deleteTeam': {
    'a new team, twice': async (send) => {
      const call = `DELETE /teams/${await newTeam(send)}`
      return await inSequence(send, [call], [call])
    },
  },
  'privacy.previewErasure': {
    'an unknown address, an unknown order, nonsense': async (send) => {
      const call = `POST /teams/${await ownTeam(send)}/erasures/preview`
      return await inSequence(
        send,
        [call, unknown],
        [call, { order: 'ord_unknown' }],
        [call, { email: 'x' }],
        [call, {}],
      )
    },
  },
  'privacy.erase': {
    'an unknown address, nonsense': async (send) => {
      const call = `POST /teams/${await ownTeam(send)}/erasures`
      return await inSequence(send, [call, unknown], [call, { email: 'x', order: 'ord_1' }])
    },
  },
  'privacy.erasures': { none: async (send) => [await send(`GET /teams/${await ownTeam(send)}/erasures`)] },
  'privacy.retention': {
    defaults: async (send) => [await send(`GET /teams/${await ownTeam(send)}/retention`)],
  },
  'privacy.changeRetention': {
    'periods, a default, too short, unknown': async (send) => {
      const call = `PATCH /teams/${await ownTeam(send)}/retention`
      return await inSequence(
        send,
        [call, { attendees: 400, accounts: 8 }],
        [call, { accounts: null }],
        [call, { accounts: 7 }],
        [call, { 'unpaid-orders': 4000, everything: 1 }],
        [call, {}],
      )
    },
  },
} satisfies Record<string, Cases>
