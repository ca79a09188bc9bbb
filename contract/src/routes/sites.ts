import { route } from '../http/route.ts'
import { Site } from '../sites.ts'

export const sites = {
  view: route('GET /events/{id}/site', {
    summary: "Get the status and history of an event's Notion page and website",
    access: 'events:read',
    answer: Site,
    refused: ['not-found'],
  }),
  check: route('POST /events/{id}/site/check', {
    summary: 'Check the website now. The result is available once `checking` is false',
    access: 'events:write',
    status: 202,
    answer: Site,
    refused: ['not-found'],
  }),
}
