import type { OrderForm, OrderQuestion } from '@foyer/contract/order-questions'

export const question = (id: string, more: Partial<OrderQuestion> = {}): OrderQuestion => ({
  ...{ id, kind: 'text', per: 'order', texts: { en: { label: `What is ${id}?` } }, required: false, asked: 'before' },
  ...{ changeableUntil: 'event', choices: [], ...more },
})
export const formOf = (questions: OrderQuestion[], version = 0): OrderForm => ({
  attendees: { name: 'optional', email: 'optional' },
  questions,
  version,
})
export const diet = question('diet', {
  ...{ per: 'ticket', kind: 'choice', required: true },
  choices: ['any', 'other'].map((id) => ({ id, texts: { en: id } })),
})
export const which = question('which', {
  per: 'ticket',
  required: true,
  shownWhen: { question: 'diet', anyOf: ['other'] },
})
export const source = question('source', { changeableUntil: 'placed' })

export const codesOf = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`)
