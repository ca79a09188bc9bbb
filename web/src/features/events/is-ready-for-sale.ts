import { missingForSale } from '@foyer/contract/event-status'
import type { QueryClient } from '@tanstack/react-query'
import { eventView, ticketTypesOf } from '../../lib/event/queries.ts'
import { read } from '../../lib/query.ts'

/** Whether an event has all that it needs before it can go on sale. */
export async function isReadyForSale(client: QueryClient, ids: { event: string; team: string }): Promise<boolean> {
  const [{ dateTba }, types, { imprint }] = await Promise.all([
    client.fetchQuery(eventView(ids.event)),
    client.fetchQuery(ticketTypesOf(ids.event)),
    client.fetchQuery(read('GET /teams/{id}', { params: { id: ids.team } })),
  ])
  return missingForSale({ dateTba, hasImprint: imprint !== undefined, hasTicketType: types.length > 0 }).length === 0
}
