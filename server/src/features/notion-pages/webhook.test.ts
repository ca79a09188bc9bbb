import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { paragraph } from '../../test/notion/blocks.ts'
import type { NotionStage } from '../../test/notion/stage.ts'
import { openStage } from '../../test/notion/stage.ts'
import { sendSignal, sendToken, signalOf } from '../../test/notion/webhooks.ts'
import { resealWebhookTokens } from './commands/webhook.ts'

const token = 'secret_canaryOfTheWebhook'

let stage: NotionStage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

let event: Awaited<ReturnType<NotionStage['event']>>
let url: string
beforeEach(async () => {
  event = await stage.event([paragraph('one')])
  Object.assign(stage.notion.world.pageOf(event.page), { editedAt: stage.notion.world.now - 600_000 })
  await stage.readDue()
  url = (await webhook()).url
})

const webhook = async () => (await stage.ada.send(`GET /api/v1/events/${event.id}/site/webhook`)).body
const looks = async () => {
  stage.notion.log.length = 0
  await stage.readDue()
  return stage.notion.log.length
}

it('a token that Notion sends is shown to the organiser, and kept encrypted', async () => {
  expect(await webhook()).toEqual({
    url: expect.stringContaining(`${stage.house.publicUrl}/api/webhooks/notion/${event.id}/`),
  })
  expect((await sendToken(url, token)).status).toBe(200)
  expect(await webhook()).toEqual({ url, token })
  const { rows } = await stage.house.db.execute(sql`select * from notion_pages where event_id = ${event.id}`)
  expect(JSON.stringify(rows)).not.toContain('canary')
  await resealWebhookTokens(stage.house.db, stage.house.secrets)
})

it('a signal has the page read, whatever Notion says of its last edit; the same signal twice does not', async () => {
  await sendToken(url, token)
  const signal = signalOf(event.page)
  expect((await sendSignal(url, token, signal)).status).toBe(200)
  expect(await looks()).toBe(2)
  await sendSignal(url, token, { ...signal, attempt_number: 2 })
  expect(await looks()).toBe(0)
  await sendSignal(url, token, signalOf(event.page, { type: 'page.deleted', timestamp: '2020-01-01T00:00:00.000Z' }))
  expect(await looks()).toBe(2)
  expect((await webhook()).signalAt).toBeDefined()
})

it('a signal is for every page that the key reads, and for no other', async () => {
  const sibling = await stage.event([], event.key)
  await stage.readDue()
  await sendToken(url, token)
  await sendSignal(url, token, signalOf(stage.notion.world.newId()))
  expect(await looks()).toBe(0)
  await sendSignal(url, token, signalOf(sibling.page.replaceAll('-', '')))
  await looks()
  expect(stage.notion.log[0]?.path).toContain(sibling.page)
})

it('what is not signed as it must be changes nothing', async () => {
  expect((await sendSignal(url, token, signalOf(event.page))).status).toBe(400)
  await sendToken(url, token)
  expect((await sendSignal(url, 'secret_another', signalOf(event.page))).status).toBe(400)
  const spoilt: typeof fetch = (to, init) => fetch(to, { ...init, body: `${String(init?.body)} ` })
  expect((await sendSignal(url, token, signalOf(event.page), spoilt)).status).toBe(400)
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
  expect(await looks()).toBe(0)
})

it('once Notion has signed with a token nobody can put another in its place, but the organiser', async () => {
  await sendToken(url, 'secret_of_somebody_else')
  await sendToken(url, token)
  await sendSignal(url, token, signalOf(event.page))
  expect((await sendToken(url, 'secret_of_somebody_else')).status).toBe(400)
  expect((await webhook()).token).toBe(token)
  const forgotten = await stage.ada.send(`DELETE /api/v1/events/${event.id}/site/webhook`)
  expect(forgotten.body).toEqual({ url })
  expect((await sendToken(url, 'secret_of_the_next_one')).status).toBe(200)
})

it('a page that is paused is not read for a signal', async () => {
  await sendToken(url, token)
  await stage.ada.send(`PUT /api/v1/events/${event.id}/site/pause`, { paused: true })
  await sendSignal(url, token, signalOf(event.page))
  expect(await looks()).toBe(0)
})
