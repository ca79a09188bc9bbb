import { stripeKeys } from '../samples.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'
import { descriptionCases } from './descriptions.ts'
import { eventCases, siteCases } from './events.ts'
import { fileCases } from './files.ts'
import { inboxCases } from './inbox.ts'
import { notionPageCases } from './notion-pages.ts'
import { sellingCases } from './selling.ts'

const context = { path: '/en', language: 'en', theme: 'light', width: 390 }
const imprint = { name: 'Stage', address: 'Hof 1\n10115 Berlin', email: 'hello@example.com' }
const bank = { holder: 'Stage', iban: 'DE89 3704 0044 0532 0130 00' }

/** The last team of the list: on both sides the team of the client. */
const ownTeam = async (send: Parameters<Cases[string]>[0]) => (await send('GET /teams')).body.at(-1).id as string

/** The address of the webhook differs between the sides. */
async function stripeOf(send: Parameters<Cases[string]>[0], method: string, body: object | undefined) {
  const answer = await send(`${method} /teams/${await ownTeam(send)}/stripe`, body)
  const { webhookUrl: _, ...rest } = answer.body
  return { ...answer, body: rest }
}

/** Requests for every call of the mock, whose responses must be the same as the server's. */
export const cases: Record<string, Cases> = {
  ...eventCases,
  ...siteCases,
  ...fileCases,
  ...descriptionCases,
  ...notionPageCases,
  ...sellingCases,
  ...inboxCases,
  'teams.list': {
    'the own team among them': async (send) => [
      { ...(await send('GET /teams')), body: (await send('GET /teams')).body.slice(-1) },
    ],
  },
  'teams.create': {
    'with defaults, with all, with nonsense': (send) =>
      inSequence(
        send,
        ['POST /teams', { name: 'Théâtre', language: 'fr' }],
        ['POST /teams', { name: 'Theatre', currency: 'GBP', timeZone: 'Europe/London', language: 'en' }],
        ['POST /teams', { name: ' ' }],
        ['POST /teams', { name: 'A', currency: 'XXX', timeZone: 'Mars/Olympus', language: 'xx' }],
      ),
  },
  'teams.view': {
    'own and unknown': async (send) =>
      await inSequence(send, [`GET /teams/${await ownTeam(send)}`], ['GET /teams/tem_unknown']),
  },
  'teams.change': {
    'imprint and bank, there and away again': async (send) => {
      const call = `PATCH /teams/${await ownTeam(send)}`
      return await inSequence(
        send,
        [call, { imprint, bank, version: 1 }],
        [call, { name: 'Stale', version: 1 }],
        [call, { imprint: null, bank: null }],
        [call, { bank: { holder: 'Stage', iban: 'DE00 1234' } }],
        [call, { imprint: { ...imprint, email: 'no-address' } }],
        [call, { slug: 'mine' }],
      )
    },
  },
  'teams.members': {
    'who made it': async (send) => await inSequence(send, [`GET /teams/${await ownTeam(send)}/members`]),
  },
  'payments.viewStripe': { 'without keys': async (send) => [await stripeOf(send, 'GET', undefined)] },
  'payments.saveStripe': {
    'new, in part, with nonsense': async (send) => [
      await stripeOf(send, 'PUT', { secretKey: stripeKeys.secretKey }),
      await stripeOf(send, 'PUT', stripeKeys),
      await stripeOf(send, 'PUT', { webhookSecret: 'whsec_another0123456789' }),
      await stripeOf(send, 'PUT', { secretKey: 'pk_live_0123456789ab', webhookSecret: 'secret' }),
      await stripeOf(send, 'GET', undefined),
    ],
  },
  'payments.removeStripe': {
    twice: async (send) => [
      await stripeOf(send, 'PUT', stripeKeys),
      await stripeOf(send, 'DELETE', undefined),
      await stripeOf(send, 'DELETE', undefined),
    ],
  },
  'me.view': {
    'who asks': async (send) => {
      const { status, body } = await send('GET /me')
      return [{ status, total: null, hasNext: false, body: Object.keys(body).sort() }]
    },
  },
  'me.change': {
    'name, language, theme': async (send) => {
      const answers = await inSequence(
        send,
        ['PATCH /me', { name: 'Robin', language: 'fr', theme: 'dark' }],
        ['PATCH /me', { name: '' }],
        ['PATCH /me', { lastTeam: 'tem_unknown' }],
        ['PATCH /me', { operator: true }],
      )
      const { name, language, theme } = answers[0]?.body ?? {}
      return [{ status: 200, total: null, hasNext: false, body: { name, language, theme } }, ...answers.slice(1)]
    },
  },
  'me.sessions': {
    'this one': async (send) => {
      const { status, body } = await send('GET /me/sessions')
      return [{ status, total: null, hasNext: false, body: body.map(({ current }: { current: boolean }) => current) }]
    },
  },
  'search.find': {
    'events by name': async (send) => {
      await send('POST /events', { title: 'Zürich liest', urlLink: 'example.com' })
      await send('POST /events', { title: 'Mueller im Hof', urlLink: 'example.com' })
      return await inSequence(
        send,
        ['GET /search?q=zurich'],
        ['GET /search?q=m%C3%BCller'],
        ['GET /search?q=zurihc&limit=1'],
        ['GET /search?q=nothing'],
        ['GET /search?q=%25'],
        ['GET /search?q='],
        ['GET /search?q=x&limit=21'],
        ['GET /search'],
      )
    },
    'the member by name': async (send) =>
      await inSequence(send, ['GET /search?q=organiser'], ['GET /search?q=organizer']),
  },
  'support.ask': {
    'a request and bad ones': (send) =>
      inSequence(
        send,
        ['POST /support/requests', { subject: 'Help', message: 'Please', context }],
        ['POST /support/requests', { subject: '', message: 'x'.repeat(5001) }],
      ),
  },
  'support.share': {
    'feedback and bad ones': (send) =>
      inSequence(
        send,
        ['POST /feedback', { kind: 'idea', message: 'More', context }],
        ['POST /feedback', { kind: 'rant', message: '', context: {} }],
      ),
  },
  'changelog.list': {
    'in each language': (send) =>
      inSequence(
        send,
        ['GET /changelog?language=en'],
        ['GET /changelog?language=de'],
        ['GET /changelog'],
        ['GET /changelog?language=xx'],
      ),
  },
  'installation.signUpInfo': {
    'its form': async (send) => {
      const { status, body } = await send('GET /sign-up')
      return [{ status, total: null, hasNext: false, body: Object.keys(body).sort() }]
    },
  },
}
