import type { OrderForm, OrderQuestion } from '@foyer/contract/order-questions'
import type { Organiser } from '@foyer/server/test/client'
import type { EventOnSale } from '@foyer/server/test/scenario'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { BuyerView } from './buyer.ts'

const question = (id: string, more: Partial<OrderQuestion>): OrderQuestion => ({
  id,
  per: 'ticket',
  kind: 'text',
  texts: {},
  choices: [],
  required: false,
  asked: 'before',
  changeableUntil: 'event',
  ...more,
})

/** The questions of a conference, one of them shown by the answer to another, one answered with a file. */
export const conferenceForm: OrderForm = {
  attendees: { name: 'required', email: 'optional' },
  questions: [
    question('company', {
      per: 'order',
      forAccounts: true,
      texts: {
        en: { label: 'Company or university', hint: 'It is printed on your badge.' },
        de: { label: 'Unternehmen oder Hochschule', hint: 'Steht auf Ihrem Namensschild.' },
        fr: { label: 'Entreprise ou université', hint: 'Imprimé sur votre badge.' },
      },
    }),
    question('diet', {
      kind: 'choice',
      required: true,
      texts: {
        en: { label: 'What would you like to eat at the dinner?' },
        de: { label: 'Was möchten Sie beim Konferenzdinner essen?' },
        fr: { label: 'Que souhaitez-vous manger au dîner de la conférence ?' },
      },
      choices: [
        { id: 'vegan', texts: { en: 'Vegan', de: 'Vegan', fr: 'Végane' } },
        { id: 'any', texts: { en: 'Everything', de: 'Alles', fr: 'De tout' } },
        { id: 'other', texts: { en: 'Something else', de: 'Etwas anderes', fr: 'Autre chose' } },
      ],
    }),
    question('which', {
      kind: 'paragraph',
      shownWhen: { question: 'diet', anyOf: ['other'] },
      texts: {
        en: { label: 'What should the kitchen know?' },
        de: { label: 'Was muss die Küche wissen?' },
        fr: { label: 'Que doit savoir la cuisine ?' },
      },
    }),
    question('card', {
      per: 'order',
      kind: 'file',
      asked: 'after',
      required: true,
      texts: {
        en: { label: 'Your student card' },
        de: { label: 'Ihr Studierendenausweis' },
        fr: { label: 'Votre carte d’étudiant' },
      },
    }),
  ],
  version: 0,
}

/** Pages of buyers who are asked: the checkout, an order with answers, and the form that changes them. */
export async function questionViews(organiser: Organiser): Promise<BuyerView[]> {
  const sale = await eventOnSale(organiser, { title: 'Tage der offenen Daten' })
  await organiser.ok(`PUT /api/v1/events/${sale.id}/order-questions`, conferenceForm)
  const { token: open } = await sale.reserve(2)
  const answered = await answeredOrder(sale)
  const at = (name: string, path: string): BuyerView => ({ name, address: (language) => `/${language}${path}` })
  return [
    at('buyer-asked-checkout', `/e/${sale.slug}/checkout/${open}`),
    { ...at('buyer-asked-refused', `/e/${sale.slug}/checkout/${open}`), sends: true },
    at('buyer-asked-order', `/o/${answered}`),
    at('buyer-asked-answers', `/o/${answered}/answers`),
  ]
}

/** An order with all answers. @returns its token */
async function answeredOrder({ reserve, view, complete, buyer }: EventOnSale): Promise<string> {
  const { token } = await reserve(2)
  const { tickets } = await view(token)
  const names = ['Zoë Öztürk', 'Amélie Dupont']
  await complete(token, {
    name: names[0],
    email: 'zoe@example.com',
    paymentMethod: 'free',
    attendees: tickets.map(({ id }: { id: string }, at: number) => ({ ticketId: id, name: names[at] })),
    answers: [
      { question: 'company', values: ['Universität Freiburg'] },
      { question: 'diet', ticket: tickets[0].id, values: ['vegan'] },
      { question: 'diet', ticket: tickets[1].id, values: ['other'] },
      { question: 'which', ticket: tickets[1].id, values: ['Keine Nüsse.\nBitte auch keine Spuren davon.'] },
    ],
  })
  const card = new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/octet-stream' })
  await buyer.ok(`PUT /api/v1/public/orders/${token}/answers/card/file?name=Studierendenausweis.pdf`, card)
  return token
}
