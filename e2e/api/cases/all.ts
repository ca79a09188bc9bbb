import { stripeKeys } from '../samples.ts'
import { addOnCases } from './add-ons.ts'
import { apiTokenCases } from './api-tokens.ts'
import { auditCases } from './audit.ts'
import type { Cases } from './case.ts'
import { inSequence, ownTeam } from './case.ts'
import { checkInCases } from './check-in.ts'
import { descriptionCases } from './descriptions.ts'
import { eventCases, siteCases } from './events.ts'
import { fileCases } from './files.ts'
import { inboxCases } from './inbox.ts'
import { invoiceCases } from './invoices.ts'
import { legalTextCases } from './legal-texts.ts'
import { memberCases } from './members.ts'
import { notionPageCases } from './notion-pages.ts'
import { orderQuestionCases } from './order-questions.ts'
import { privacyCases } from './privacy.ts'
import { promoCodeCases } from './promo-codes.ts'
import { sellingCases } from './selling.ts'
import { sharedCapacityCases } from './shared-capacities.ts'
import { todayCases } from './today.ts'

const context = { path: '/en', language: 'en', theme: 'light', width: 390 }
const imprint = { name: 'Stage', address: 'Hof 1\n10115 Berlin', email: 'hello@example.com' }
const bank = { holder: 'Stage', iban: 'DE89 3704 0044 0532 0130 00' }

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
  ...orderQuestionCases,
  ...checkInCases,
  ...notionPageCases,
  ...sellingCases,
  ...promoCodeCases,
  ...sharedCapacityCases,
  ...addOnCases,
  ...inboxCases,
  ...memberCases,
  ...invoiceCases,
  ...legalTextCases,
  ...privacyCases,
  ...apiTokenCases,
  ...auditCases,
  ...todayCases,
  'bank-statements.list': { none: async (send) => [await send('GET /bank-statements')] },
  'bank-statements.openLines': { none: async (send) => [await send('GET /bank-lines')] },
  'order-jobs.list': { none: async (send) => [await send('GET /order-jobs')] },
  'order-jobs.view': { 'an unknown one': async (send) => [await send('GET /order-jobs/job_unknown')] },
  'order-jobs.items': { 'of an unknown one': async (send) => [await send('GET /order-jobs/job_unknown/orders')] },
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
    'who sees a team as another role, and may change nothing': async (send) => {
      const seeAs = (role: string) => ({ 'x-see-as': role })
      const { body, ...answer } = await send('GET /me', undefined, seeAs('door'))
      const seen = body.teams.filter((team: { seenAs?: true }) => team.seenAs)
      return [
        { ...answer, body: [body.operator, seen.map(({ role }: { role: string }) => role)] },
        await send('GET /orders', undefined, seeAs('door')),
        await send('GET /events', undefined, seeAs('owner')),
        await send('PATCH /me', { name: 'Robin' }, seeAs('door')),
      ]
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
  'passkeys.list': { none: (send) => inSequence(send, ['GET /me/passkeys']) },
  'me.signInMethods': { 'a password': (send) => inSequence(send, ['GET /me/sign-in-methods']) },
  'two-factor.view': {
    'of an account without it': (send) => inSequence(send, ['GET /me/two-factor']),
  },
  'installation.signUpInfo': {
    'its form': async (send) => {
      const { status, body } = await send('GET /sign-up')
      return [{ status, total: null, hasNext: false, body: Object.keys(body).sort() }]
    },
  },
}
