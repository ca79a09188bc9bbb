import { Description } from '../descriptions.ts'
import { route } from '../http/route.ts'

/** Three languages of 100,000 characters, with the names and brackets around them. */
const maxBodyBytes = 2 * 1024 * 1024

export const descriptions = {
  view: route('GET /events/{id}/description', {
    summary: 'Get the description of an event: the text on its page when it has no Notion page',
    access: 'events:read',
    answer: Description,
    refused: ['not-found'],
  }),
  save: route('PUT /events/{id}/description', {
    summary: 'Replace the description of an event, in all languages',
    access: 'events:write',
    body: Description,
    maxBodyBytes,
    answer: Description,
    refused: ['not-found', 'stale'],
  }),
}
