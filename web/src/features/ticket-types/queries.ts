import { read } from '../../lib/query.ts'

/** The ticket types of an event, in the order of its page. */
export const ticketTypesOf = (id: string) => read('GET /events/{id}/ticket-types', { params: { id } })

/** The queries that decide how the buyers of a team can pay: for its bank account and its Stripe keys. */
export const payeeOf = (team: string) => ({
  team: read('GET /teams/{id}', { params: { id: team } }),
  stripe: read('GET /teams/{id}/stripe', { params: { id: team } }),
})
