import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readDuePage } from '../../features/notion-pages/commands/read.ts'
import type { House } from '../house.ts'
import { openHouse } from '../house.ts'
import type { Organiser } from '../visitor.ts'
import { signUp } from '../visitor.ts'
import type { FakeNotion } from './fake-notion.ts'
import { openNotion } from './fake-notion.ts'
import type { NewBlock } from './things.ts'

/** A house beside a fake Notion, and somebody with events there. */
export interface NotionStage extends AsyncDisposable {
  notion: FakeNotion
  house: House
  ada: Organiser
  /** Makes an event with a page of these blocks and a key that may read it. */
  event(blocks?: NewBlock[], key?: string): Promise<{ id: string; slug: string; page: string; key: string }>
  /** How the event stands with its page. */
  site(id: string): Promise<Record<string, unknown>>
  /** Looks at what is due, until nothing is. @param among undefined: this house */
  readDue(among?: House): Promise<void>
  /** Makes an event's page due now. */
  due(id: string): Promise<void>
}

/** What a reader needs of a process, and does not end with it. */
export const running = (house: House) => ({ ...house, stopping: new AbortController().signal })

export async function openStage(): Promise<NotionStage> {
  const notion = await openNotion()
  const house = await openHouse({ NOTION_API_URL: notion.url, OUTBOUND_ALLOW: notion.host })
  const ada = await signUp(house.publicUrl)
  let made = 0
  return {
    ...{ notion, house, ada },
    async event(blocks = [], key = `ntn_key_of_event_${++made}`) {
      const page = notion.world.addPage({ blocks }).id
      if (notion.world.keys.has(key)) notion.world.keyOf(key).pages.add(page)
      else notion.world.addKey(key, { pages: [page] })
      const notionLink = `https://www.notion.so/${page.replaceAll('-', '')}`
      const { body } = await ada.send('POST /api/v1/events', { title: 'Night', urlLink: 'example.org', notionLink })
      await ada.send(`POST /api/v1/events/${body.id}/api-key`, { apiKey: key })
      notion.log.length = 0
      return { id: body.id, slug: body.slug, page, key }
    },
    site: async (id) => (await ada.send(`PUT /api/v1/events/${id}/site/pause`, { paused: false })).body,
    async readDue(among = house) {
      while (await readDuePage(among.db, running(among))) await setTimeout(0)
    },
    due: async (id) => {
      await house.db.execute(sql`update notion_pages set next_look_at = now() where event_id = ${id}`)
    },
    [Symbol.asyncDispose]: async () => {
      await house[Symbol.asyncDispose]()
      await notion[Symbol.asyncDispose]()
    },
  }
}
