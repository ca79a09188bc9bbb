import { route } from '../http/route.ts'
import { SalesSeries } from '../reports.ts'

export const reports = {
  series: route('GET /events/{id}/sales-series', {
    summary: "Get an event's tickets sold over time",
    access: 'events:read',
    answer: SalesSeries,
    refused: ['not-found'],
  }),
}
