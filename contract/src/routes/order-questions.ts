import { route } from '../http/route.ts'
import { AnswerSummary, OrderAnswers, OrderForm } from '../order-questions.ts'

/** 50 questions of 100 choices, in three languages. */
const maxBodyBytes = 2 * 1024 * 1024

/** The team's questions to the buyers of an event. Their questions to the team are threads of the inbox. */
export const orderQuestions = {
  view: route('GET /events/{id}/order-questions', {
    summary: 'Get the questions to the buyers of an event',
    access: 'events:read',
    answer: OrderForm,
    refused: ['not-found'],
  }),
  save: route('PUT /events/{id}/order-questions', {
    summary:
      'Replace the questions to the buyers of an event. The answers to questions and choices that are left out are kept',
    access: 'events:write',
    body: OrderForm,
    maxBodyBytes,
    answer: OrderForm,
    refused: ['not-found', 'stale'],
  }),
  summary: route('GET /events/{id}/answers', {
    summary:
      'Get how often each answer was given by the placed orders of an event, the sums of numbers, and the latest typed answers',
    access: 'orders:read',
    answer: AnswerSummary,
    refused: ['not-found'],
  }),
  viewOfOrder: route('GET /orders/{id}/answers', {
    summary: "Get the answers of an order to the team's questions",
    access: 'orders:read',
    answer: OrderAnswers,
    refused: ['not-found'],
  }),
  file: route('GET /answer-files/{id}', {
    summary: 'Download a file that answers a question',
    access: 'orders:read',
    file: 'application/octet-stream',
    refused: ['not-found'],
  }),
}
