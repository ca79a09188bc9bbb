import { queryOptions } from '@tanstack/react-query'
import { read } from '../../lib/query.ts'

/** The data to set up the webhook at Notion. Refetched, because Notion sends its token during the setup. */
export const webhookOf = (id: string) =>
  queryOptions({ ...read('GET /events/{id}/site/webhook', { params: { id } }), refetchInterval: 3000 })
