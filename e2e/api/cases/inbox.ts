import { question } from '../samples.ts'
import type { ComparedResponse, Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'

/** Sends a question from the page of a new event. @returns the id of the thread */
async function asked(send: Send, text = question.text): Promise<string> {
  const { slug } = (await send('POST /events', { title: 'Summer Night', urlLink: 'example.com/summer' })).body
  await send(`POST /public/events/${slug}/questions`, { ...question, text })
  return (await send('GET /inbox')).body[0].id
}

/** The name of the organiser, the same on both sides. */
const named = (send: Send): Promise<ComparedResponse> => send('PATCH /me', { name: 'Ada Example' })

export const inboxCases = {
  'inbox.list': {
    'empty, full, filtered, with nonsense': async (send) => {
      const none = await send('GET /inbox')
      await asked(send)
      const list = [
        '',
        '?show=unread',
        '?show=archived',
        '?show=snoozed',
        '?show=unanswered',
        '?assigned=me',
        '?q=WHEELCHAIR%20summer',
      ]
      const bad = ['?q=nothing', '?event=evt_unknown', '?order=ord_unknown', '?show=mine', '?assigned=you', '?limit=0']
      return [none, ...(await inSequence(send, ...[...list, ...bad].map((query): [string] => [`GET /inbox${query}`])))]
    },
    'page by page': async (send) => {
      for (const text of ['one', 'two', 'three']) await asked(send, text)
      return await inSequence(send, ['GET /inbox?limit=2'], ['GET /inbox?limit=3'])
    },
  },
  'inbox.changeMany': {
    'all of them, or none': async (send) => {
      const ids = [await asked(send, 'one'), await asked(send, 'two')]
      return await inSequence(
        send,
        ['PATCH /inbox', { ids, read: true, archived: true }],
        ['PATCH /inbox', { ids: [...ids, 'thr_unknown'], archived: false }],
        ['PATCH /inbox', { ids: [] }],
        ['GET /inbox?show=archived'],
      )
    },
  },
  'inbox.count': {
    'none, one, none again': async (send) => {
      // the demo has no stream, so it counts no changes
      const count = async () => {
        const { body, ...rest } = await send('GET /inbox/unread')
        return { ...rest, body: { ...body, position: undefined } }
      }
      const none = await count()
      const id = await asked(send)
      const one = await count()
      await send(`PATCH /inbox/${id}`, { read: true })
      return [none, one, await count()]
    },
  },
  'inbox.mailFrequencies': { 'at first': (send) => inSequence(send, ['GET /inbox/mail-frequencies']) },
  'inbox.changeMailFrequencies': {
    'one after the other, and nonsense': (send) =>
      inSequence(
        send,
        ['PATCH /inbox/mail-frequencies', { people: 'daily' }],
        ['PATCH /inbox/mail-frequencies', { team: 'at-once' }],
        ['PATCH /inbox/mail-frequencies', { team: 'often' }],
        ['PATCH /inbox/mail-frequencies', { weather: 'daily' }],
      ),
  },
  'inbox.view': {
    'one, and an unknown one': async (send) =>
      await inSequence(send, [`GET /inbox/${await asked(send)}`], ['GET /inbox/thr_unknown']),
  },
  'inbox.change': {
    'read, snoozed, assigned, archived, and all of it taken back': async (send) => {
      await named(send)
      const { id: me } = (await send('GET /me')).body
      const call = `PATCH /inbox/${await asked(send)}`
      return await inSequence(
        send,
        [call, { read: true }],
        [call, { snoozedUntil: '2099-01-01T08:00:00.000Z', assignee: me }],
        [call, { archived: true }],
        [call, { read: false, archived: false, snoozedUntil: null, assignee: null }],
        [call, { assignee: 'usr_unknown' }],
        [call, { snoozedUntil: 'tomorrow' }],
        [call, { colour: 'red' }],
        ['PATCH /inbox/thr_unknown', { read: true }],
      )
    },
  },
  'inbox.reply': {
    'once for one key, and with nothing to say': async (send) => {
      await named(send)
      const call = `POST /inbox/${await asked(send)}/replies`
      const headers = { 'idempotency-key': 'one' }
      return await inSequence(
        send,
        [call, { text: 'Yes.' }, headers],
        [call, { text: 'Yes.' }, headers],
        [call, { text: ' ' }],
        ['POST /inbox/thr_unknown/replies', { text: 'Yes.' }],
      )
    },
  },
  'public-api.ask': {
    'a question, and what cannot be one': async (send) => {
      const { slug } = (await send('POST /events', { title: 'A', urlLink: 'example.com' })).body
      const call = `POST /public/events/${slug}/questions`
      return await inSequence(
        send,
        [call, question],
        [call, { ...question, email: 'no-address' }],
        [call, { ...question, text: 'x'.repeat(5001) }],
        [call, {}],
        ['POST /public/events/no-such-event/questions', question],
        [call, question, { 'idempotency-key': 'too-short' }],
      )
    },
  },
} satisfies Record<string, Cases>
