import { route } from '../http/route.ts'
import { NotionPage, NotionWebhook, Pause } from '../notion-pages.ts'

export const notionPages = {
  sync: route('POST /events/{id}/site/sync', {
    summary: "Has the event's Notion page read from beginning to end, soon",
    access: 'events:write',
    status: 202,
    answer: NotionPage,
    refused: ['not-found', 'conflict'],
  }),
  pause: route('PUT /events/{id}/site/pause', {
    summary: "Stops reading the event's Notion page, or goes on; what is published stays",
    access: 'events:write',
    body: Pause,
    answer: NotionPage,
    refused: ['not-found', 'conflict'],
  }),
  viewWebhook: route('GET /events/{id}/site/webhook', {
    summary: "What to enter at Notion so that it tells of changes to the event's page",
    access: 'events:write',
    answer: NotionWebhook,
    refused: ['not-found'],
  }),
  forgetWebhook: route('DELETE /events/{id}/site/webhook', {
    summary: 'Forgets what Notion signs with, so that another webhook can be made there',
    access: 'events:write',
    answer: NotionWebhook,
    refused: ['not-found'],
  }),
}
