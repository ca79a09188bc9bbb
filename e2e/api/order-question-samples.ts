import type { OrderForm } from '@foyer/contract/order-questions'
import type { Routes } from '@foyer/contract/routes/all'
import type { SamplesOf } from './sample.ts'

/** A form with questions of the order and of its tickets, one of them shown by the answer to another. */
export const orderForm: OrderForm = {
  attendees: { name: 'optional', email: 'off' },
  questions: [
    {
      id: 'source',
      per: 'order',
      kind: 'text',
      required: false,
      asked: 'before',
      changeableUntil: 'placed',
      texts: { en: { label: 'How did you hear about us?' }, de: { label: 'Wie haben Sie von uns erfahren?' } },
      choices: [],
      forAccounts: true,
    },
    {
      id: 'diet',
      per: 'ticket',
      kind: 'choice',
      required: false,
      asked: 'before',
      changeableUntil: 'event',
      texts: { en: { label: 'What do you eat?', hint: 'For the dinner' } },
      choices: [
        { id: 'any', texts: { en: 'Everything', fr: 'De tout' } },
        { id: 'other', texts: { en: 'Something else' } },
      ],
    },
    {
      id: 'which',
      per: 'ticket',
      kind: 'paragraph',
      required: false,
      asked: 'before',
      texts: { en: { label: 'What is it?' } },
      choices: [],
      shownWhen: { question: 'diet', anyOf: ['other'] },
      changeableUntil: '2031-05-01T00:00:00.000Z',
    },
    {
      id: 'age',
      per: 'ticket',
      kind: 'number',
      required: false,
      asked: 'after',
      changeableUntil: 'event',
      texts: { en: { label: 'How old are you?' } },
      choices: [],
      min: 0,
      max: 120,
    },
  ],
  version: 0,
}

/** A form with a question that is answered with a file, after the order. */
export const fileForm: OrderForm = {
  attendees: { name: 'optional', email: 'optional' },
  questions: [
    {
      id: 'proof',
      per: 'order',
      kind: 'file',
      required: false,
      asked: 'after',
      changeableUntil: 'event',
      texts: { en: { label: 'Proof of your age' } },
      choices: [],
    },
  ],
  version: 0,
}

/** The requests of the routes about questions to buyers. */
export const orderQuestionSamples: SamplesOf<Routes['order-questions']> = {
  view: ({ event }) => ({ params: { id: event } }),
  save: ({ event }) => ({ params: { id: event }, body: orderForm }),
  summary: ({ event }) => ({ params: { id: event } }),
  file: ({ answerFile }) => ({ params: { id: answerFile } }),
  viewOfOrder: ({ paid }) => ({ params: { id: paid } }),
}
