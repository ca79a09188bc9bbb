import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { syncDuePage } from '../../features/notion-pages/commands/sync-page.ts'
import type { TestApp } from '../app.ts'
import type { Organiser } from '../client.ts'
import { disposeAfterAll, startTestBed } from '../test-bed.ts'
import type { NewBlock } from './model.ts'
import type { NotionStandIn } from './notion-stand-in.ts'
import { startNotionStandIn } from './notion-stand-in.ts'

/** An app beside a stand-in for Notion, and an organiser with events. */
export interface NotionTestBed {
  notion: NotionStandIn
  app: TestApp
  ada: Organiser
  /** Creates an event with a page of these blocks and a key that may read it. */
  event(blocks?: NewBlock[], key?: string): Promise<{ id: string; slug: string; page: string; key: string }>
  /** The state of the event's Notion page. */
  site(id: string): Promise<Record<string, unknown>>
  /** Syncs pages until none is due. @param among default: the app of the test bed */
  syncDuePages(among?: TestApp): Promise<void>
  /** Makes the page of an event due. */
  makeDue(id: string): Promise<void>
}

/** The services of an app as its tasks get them; the process never stops. */
export const running = (app: TestApp) => ({ ...app, stopping: new AbortController().signal })

export async function startNotionTestBed(): Promise<NotionTestBed> {
  const notion = disposeAfterAll(await startNotionStandIn())
  const { app, organiser: ada } = await startTestBed({ NOTION_API_URL: notion.url, OUTBOUND_ALLOW: notion.host })
  let made = 0
  return {
    notion,
    app,
    ada,
    async event(blocks = [], key = `ntn_key_of_event_${++made}`) {
      const page = notion.state.addPage({ blocks }).id
      if (notion.state.keys.has(key)) notion.state.keyOf(key).pages.add(page)
      else notion.state.addKey(key, { pages: [page] })
      const notionLink = `https://www.notion.so/${page.replaceAll('-', '')}`
      const { body } = await ada.send('POST /api/v1/events', { title: 'Night', urlLink: 'example.org', notionLink })
      await ada.send(`POST /api/v1/events/${body.id}/api-key`, { apiKey: key })
      notion.log.length = 0
      return { id: body.id, slug: body.slug, page, key }
    },
    site: async (id) => (await ada.send(`PUT /api/v1/events/${id}/site/pause`, { paused: false })).body,
    async syncDuePages(among = app) {
      while (await syncDuePage(among.db, running(among))) await setTimeout(0)
    },
    makeDue: async (id) => {
      // not now(): a moment is rounded to the millisecond, and may be still to come
      await app.db.execute(
        sql`update notion_pages set next_poll_at = now() - interval '1 second' where event_id = ${id}`,
      )
    },
  }
}
