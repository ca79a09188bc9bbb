import { route } from '../http/route.ts'
import { Site } from '../sites.ts'

export const sites = {
  view: route('GET /events/{id}/site', {
    summary: 'How the Notion page and the website of an event are, and how they were',
    access: 'events:read',
    answer: Site,
    refused: ['not-found'],
  }),
  check: route('POST /events/{id}/site/check', {
    summary: 'Has the website checked now; the outcome is there when `checking` is false',
    access: 'events:write',
    status: 202,
    answer: Site,
    refused: ['not-found'],
  }),
}
