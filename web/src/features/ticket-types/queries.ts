import { read } from '../../lib/query.ts'

/** The ticket types of an event, in the order of its page. */
export const ticketTypesOf = (id: string) => read('GET /events/{id}/ticket-types', { params: { id } })
