import { orderForm } from '../order-question-samples.ts'
import type { Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'

const made = async (send: Send) => (await send('POST /events', { urlLink: 'example.com' })).body.id as string
const [first, second] = orderForm.questions

export const orderQuestionCases = {
  'order-questions.view': {
    'before the first, and of an unknown event': async (send) =>
      await inSequence(
        send,
        [`GET /events/${await made(send)}/order-questions`],
        ['GET /events/evt_unknown/order-questions'],
      ),
    'of the copy of an event': async (send) => {
      const id = await made(send)
      await send(`PUT /events/${id}/order-questions`, orderForm)
      const { body } = await send(`POST /events/${id}/duplicate`)
      return await inSequence(send, [`GET /events/${body.id}/order-questions`])
    },
  },
  'order-questions.summary': {
    'before the first answer, and of an unknown event': async (send) => {
      const id = await made(send)
      await send(`PUT /events/${id}/order-questions`, orderForm)
      return await inSequence(send, [`GET /events/${id}/answers`], ['GET /events/evt_unknown/answers'])
    },
  },
  'order-questions.viewOfOrder': {
    'of an unknown order': async (send) => [await send('GET /orders/ord_unknown/answers')],
  },
  'order-questions.file': {
    unknown: async (send) => [await send('GET /answer-files/fil_unknown')],
  },
  'order-questions.save': {
    'twice, out of date, with parts that do not fit, with nonsense': async (send) => {
      const call = `PUT /events/${await made(send)}/order-questions`
      return await inSequence(
        send,
        [call, orderForm],
        [call, { ...orderForm, questions: [second], version: 1 }],
        [call, orderForm],
        [call, { ...orderForm, questions: [first, first], version: 2 }],
        [call, { ...orderForm, questions: [{ ...first, ticketTypeIds: ['tkt_foreign'] }], version: 2 }],
        [call, { ...orderForm, questions: [{ ...first, kind: 'riddle', texts: {} }], version: 2 }],
        [call.replace('PUT', 'GET')],
        ['PUT /events/evt_unknown/order-questions', orderForm],
      )
    },
  },
} satisfies Record<string, Cases>
