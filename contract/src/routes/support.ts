import { route } from '../http/route.ts'
import { Feedback, FeedbackReceipt, SupportReceipt, SupportRequest } from '../support.ts'

export const support = {
  ask: route('POST /support/requests', {
    summary: 'Send a support request to the people who run this installation',
    access: 'account',
    body: SupportRequest,
    status: 201,
    answer: SupportReceipt,
    idempotent: true,
    refused: ['rate-limited'],
  }),
  share: route('POST /feedback', {
    summary: 'Send feedback about Foyer, with the page that it is about',
    access: 'account',
    body: Feedback,
    status: 201,
    answer: FeedbackReceipt,
    idempotent: true,
    refused: ['rate-limited'],
  }),
}
