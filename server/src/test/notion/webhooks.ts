import { randomUUID } from 'node:crypto'
import { signWebhookPayload } from '@notionhq/client'

/** The body of a webhook request of Notion: it names the page that changed, not the change. */
export interface Signal {
  id: string
  type: string
  timestamp: string
  attempt_number: number
  entity: { id: string; type: 'page' | 'block' | 'database' }
}

/** @param page the id of the page that changed */
export const signalOf = (page: string, given: Partial<Signal> = {}): Signal => ({
  id: randomUUID(),
  type: 'page.content_updated',
  timestamp: new Date().toISOString(),
  attempt_number: 1,
  entity: { id: page, type: 'page' },
  ...given,
})

const around = {
  workspace_id: 'b0688871-85db-4637-8fc9-043a240b4b9e',
  workspace_name: 'Stage',
  subscription_id: '29d75c0d-5546-4414-8459-7b7a92f1fc4b',
  integration_id: '0ef2e755-4912-8096-91c1-00376a88a5ca',
  authors: [{ id: '6794760a-1f15-45cd-9c65-0dfe42f5135a', type: 'person' }],
  api_version: '2026-03-11',
  data: { parent: { id: 'b0688871-85db-4637-8fc9-043a240b4b9e', type: 'space' }, updated_blocks: [] },
}

/** Sends the first request of a new webhook, with the token that signs the later ones. */
export const sendToken = (url: string, token: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ verification_token: token }),
  })

/** Sends a signed webhook request. @param token the token of the first request */
export async function sendSignal(url: string, token: string, signal: Signal, send = fetch): Promise<Response> {
  const body = JSON.stringify({ ...around, ...signal })
  const signature = await signWebhookPayload({ body, verificationToken: token })
  return await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-notion-signature': signature },
    body,
  })
}
