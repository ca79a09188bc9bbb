import { read } from '../../lib/query.ts'

export const orderFormOf = (event: string) => read('GET /events/{id}/order-questions', { params: { id: event } })

export const answerSummaryOf = (event: string) => read('GET /events/{id}/answers', { params: { id: event } })
