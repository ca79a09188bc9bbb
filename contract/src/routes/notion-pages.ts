import { route } from '../http/route.ts'
import { NotionPage, NotionWebhook, Pause } from '../notion-pages.ts'

export const notionPages = {
  sync: route('POST /events/{id}/site/sync', {
    summary: "Queue a full sync of the event's Notion page",
    access: 'events:write',
    status: 202,
    answer: NotionPage,
    refused: ['not-found', 'conflict'],
  }),
  pause: route('PUT /events/{id}/site/pause', {
    summary: "Pause or resume syncing the event's Notion page; what is published stays",
    access: 'events:write',
    body: Pause,
    answer: NotionPage,
    refused: ['not-found', 'conflict'],
  }),
  viewWebhook: route('GET /events/{id}/site/webhook', {
    summary: "Get what to enter in Notion for instant updates of the event's page",
    access: 'events:write',
    answer: NotionWebhook,
    refused: ['not-found'],
  }),
  forgetWebhook: route('DELETE /events/{id}/site/webhook', {
    summary: "Remove Notion's verification token, so that another webhook can be set up",
    access: 'events:write',
    answer: NotionWebhook,
    refused: ['not-found'],
  }),
}
