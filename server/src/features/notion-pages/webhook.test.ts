import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { paragraph } from '../../test/notion/blocks.ts'
import type { NotionTestBed } from '../../test/notion/test-bed.ts'
import { startNotionTestBed } from '../../test/notion/test-bed.ts'
import { sendSignal, sendToken, signalOf } from '../../test/notion/webhooks.ts'
import { reEncryptWebhookTokens } from './commands/webhook.ts'

const token = 'secret_canaryOfTheWebhook'

const bed = await startNotionTestBed()

let event: Awaited<ReturnType<NotionTestBed['event']>>
let url: string
beforeEach(async () => {
  event = await bed.event([paragraph('one')])
  Object.assign(bed.notion.state.pageOf(event.page), { editedAt: bed.notion.state.now - 600_000 })
  await bed.syncDuePages()
  url = (await webhook()).url
})

const webhook = async () => (await bed.ada.send(`GET /api/v1/events/${event.id}/site/webhook`)).body
/** Polls the pages that are due. @returns the number of requests to Notion */
const pollRequests = async () => {
  bed.notion.log.length = 0
  await bed.syncDuePages()
  return bed.notion.log.length
}

it('a token that Notion sends is shown to the organiser, and stored encrypted', async () => {
  expect(await webhook()).toEqual({
    url: expect.stringContaining(`${bed.app.publicUrl}/api/webhooks/notion/${event.id}/`),
  })
  expect((await sendToken(url, token)).status).toBe(200)
  expect(await webhook()).toEqual({ url, token })
  const { rows } = await bed.app.db.execute(sql`select * from notion_pages where event_id = ${event.id}`)
  expect(JSON.stringify(rows)).not.toContain('canary')
  await reEncryptWebhookTokens(bed.app.db, bed.app.secrets)
})

it('a signal requests a full read, also without a new edit time; the same signal counts once', async () => {
  await sendToken(url, token)
  const signal = signalOf(event.page)
  expect((await sendSignal(url, token, signal)).status).toBe(200)
  expect(await pollRequests()).toBe(2)
  await sendSignal(url, token, { ...signal, attempt_number: 2 })
  expect(await pollRequests()).toBe(0)
  await sendSignal(url, token, signalOf(event.page, { type: 'page.deleted', timestamp: '2020-01-01T00:00:00.000Z' }))
  expect(await pollRequests()).toBe(2)
  expect((await webhook()).signalAt).toBeDefined()
})

it('a signal counts for every page that the key can read, and for no other', async () => {
  const sibling = await bed.event([], event.key)
  await bed.syncDuePages()
  await sendToken(url, token)
  await sendSignal(url, token, signalOf(bed.notion.state.newId()))
  expect(await pollRequests()).toBe(0)
  await sendSignal(url, token, signalOf(sibling.page.replaceAll('-', '')))
  await pollRequests()
  expect(bed.notion.log[0]?.path).toContain(sibling.page)
})

it('a request without a valid signature changes nothing', async () => {
  expect((await sendSignal(url, token, signalOf(event.page))).status).toBe(400)
  await sendToken(url, token)
  expect((await sendSignal(url, 'secret_another', signalOf(event.page))).status).toBe(400)
  const tampered: typeof fetch = (to, init) => fetch(to, { ...init, body: `${String(init?.body)} ` })
  expect((await sendSignal(url, token, signalOf(event.page), tampered)).status).toBe(400)
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(400)
  expect(
    (
      await sendToken(
        url.replace(/\w$/, (last) => (last === '0' ? '1' : '0')),
        token,
      )
    ).status,
  ).toBe(404)
  expect((await sendToken(url.replace(event.id, 'evt_unknown'), token)).status).toBe(404)
  expect(await pollRequests()).toBe(0)
})

it('once Notion has signed with a token, only the organiser can replace it', async () => {
  await sendToken(url, 'secret_of_an_attacker')
  await sendToken(url, token)
  await sendSignal(url, token, signalOf(event.page))
  expect((await sendToken(url, 'secret_of_an_attacker')).status).toBe(400)
  expect((await webhook()).token).toBe(token)
  const deleted = await bed.ada.send(`DELETE /api/v1/events/${event.id}/site/webhook`)
  expect(deleted.body).toEqual({ url })
  expect((await sendToken(url, 'secret_of_the_next_one')).status).toBe(200)
})

it('a signal does not sync a paused page', async () => {
  await sendToken(url, token)
  await bed.ada.send(`PUT /api/v1/events/${event.id}/site/pause`, { paused: true })
  await sendSignal(url, token, signalOf(event.page))
  expect(await pollRequests()).toBe(0)
})
