import type { Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence, ownTeam } from './case.ts'

/** Its only member, who owns it. */
const owner = async (send: Send, team: string) => (await send(`GET /teams/${team}/members`)).body[0].id as string
const invite = (send: Send, team: string, ...emails: string[]) =>
  send(`POST /teams/${team}/invitations`, { emails, role: 'door' })

/** Members and invitations of a team. */
export const memberCases = {
  'members.list': {
    'who made it': async (send) => await inSequence(send, [`GET /teams/${await ownTeam(send)}/members`]),
  },
  'members.change': {
    'the last owner, and an unknown one': async (send) => {
      const team = await ownTeam(send)
      const member = await owner(send, team)
      return await inSequence(
        send,
        [`PATCH /teams/${team}/members/${member}`, { role: 'owner' }],
        [`PATCH /teams/${team}/members/${member}`, { role: 'admin' }],
        [`PATCH /teams/${team}/members/${member}`, { role: 'king' }],
        [`PATCH /teams/${team}/members/usr_unknown`, { role: 'admin' }],
      )
    },
  },
  'members.remove': {
    'the last owner, and an unknown one': async (send) => {
      const team = await ownTeam(send)
      const member = await owner(send, team)
      return await inSequence(
        send,
        [`DELETE /teams/${team}/members/${member}`],
        [`DELETE /teams/${team}/members/usr_unknown`],
      )
    },
  },
  'members.invitations': {
    'none, and one': async (send) => {
      const team = await ownTeam(send)
      const none = await send(`GET /teams/${team}/invitations`)
      await invite(send, team, 'noa@example.test')
      return [none, await send(`GET /teams/${team}/invitations`)]
    },
  },
  'members.invite': {
    'new, again with another role, a member, none, nonsense': async (send) => {
      const team = await ownTeam(send)
      const [{ email }] = (await send(`GET /teams/${team}/members`)).body
      const call = `POST /teams/${team}/invitations`
      return await inSequence(
        send,
        [call, { emails: ['noa@example.test', 'NOA@example.test'], role: 'door' }],
        [call, { emails: ['noa@example.test'], role: 'viewer' }],
        [`GET /teams/${team}/invitations`],
        [call, { emails: ['noa@example.test', email], role: 'door' }],
        [call, { emails: [], role: 'door' }],
        [call, { emails: ['nonsense'], role: 'king' }],
      )
    },
  },
  'members.resend': {
    'an open one, and an unknown one': async (send) => {
      const { body } = await invite(send, await ownTeam(send), 'noa@example.test')
      return await inSequence(
        send,
        [`POST /invitations/${body[0].id}/resend`],
        ['POST /invitations/inv_unknown/resend'],
      )
    },
  },
  'members.revoke': {
    'an open one, and again': async (send) => {
      const { body } = await invite(send, await ownTeam(send), 'noa@example.test')
      const call = `DELETE /invitations/${body[0].id}`
      return await inSequence(send, [call], [call])
    },
  },
  'members.invitation': { 'an unknown one': async (send) => [await send('GET /public/invitations/unknown')] },
  'members.accept': { 'an unknown one': async (send) => [await send('POST /me/teams', { invitation: 'unknown' })] },
} satisfies Record<string, Cases>
