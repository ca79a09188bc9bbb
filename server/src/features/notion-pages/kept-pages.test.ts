import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { NotionThrottle } from '../../lib/notion/call.ts'
import { createNotion } from '../../lib/notion.ts'
import { createConnectivity } from '../../lib/outbound/connectivity.ts'
import { paragraph } from '../../test/notion/blocks.ts'
import { startPageBed } from '../../test/notion/page-bed.ts'
import { running } from '../../test/notion/test-bed.ts'
import { syncDuePage } from './commands/sync-page.ts'
import { putOffPastPages } from './commands.ts'

const bed = await startPageBed()
const { rowOf, published, dueIn, poll, settle } = bed

describe('the page of a past event', () => {
  const endedDaysAgo = (id: string, days: number) =>
    bed.ada.send(`PATCH /api/v1/events/${id}`, { date: new Date(Date.now() - days * 86_400_000).toISOString() })

  it('is read for 30 days, then only on request, and again when the event gets a later date', async () => {
    const { id, page } = await bed.event([paragraph('one')])
    settle(page)
    await poll(id)
    await endedDaysAgo(id, 29)
    expect(await poll(id)).toEqual(['pages/'])
    await endedDaysAgo(id, 31)
    expect(await poll(id)).toEqual([])
    const { body } = await bed.ada.send(`GET /api/v1/events/${id}/site`)
    expect(body.notion).toMatchObject({ state: 'connected', watching: false, reading: false })
    expect(body.notion).not.toHaveProperty('nextCheckAt')
    bed.notion.state.change(page, { title: 'Thank you' })
    await bed.ada.send(`POST /api/v1/events/${id}/site/sync`)
    await bed.syncDuePages()
    expect((await published(id))?.title).toBe('Thank you')
    await bed.makeDue(id)
    await putOffPastPages(bed.app.db)
    expect(Number((await dueIn(id)) > 86_000)).toBe(1)
    bed.notion.log.length = 0
    await endedDaysAgo(id, 1)
    await bed.syncDuePages()
    expect(bed.notion.log).not.toEqual([])
  })

  it('is read once when its key is entered', async () => {
    const { id, page, key } = await bed.event()
    await endedDaysAgo(id, 31)
    await poll(id)
    bed.notion.state.change(page, { title: 'Archive' })
    await bed.ada.send(`POST /api/v1/events/${id}/api-key`, { apiKey: key })
    await bed.syncDuePages()
    expect((await published(id))?.title).toBe('Archive')
    expect(await poll(id)).toEqual([])
  })
})

describe('a page that an earlier version of Foyer has converted', () => {
  async function converted(text: string) {
    const event = await bed.event([paragraph(text)])
    settle(event.page)
    await poll(event.id)
    await bed.app.db.execute(sql`update notion_snapshots set version = 1 where event_id = ${event.id}`)
    return event
  }

  it('is shown until it is read again, which is no change of it', async () => {
    const { id, slug } = await converted('Doors at seven')
    const before = await rowOf(id)
    expect((await bed.ada.send(`GET /en/e/${slug}`)).body).toContain('Doors at seven')
    expect(await poll(id)).toEqual(['pages/', 'blocks//children'])
    expect(await rowOf(id)).toMatchObject({ changed_at: before['changed_at'], notify_change_at: null })
    expect(await poll(id)).toEqual(['pages/'])
  })

  it('is shown as it is now converted, without a notification', async () => {
    const { id } = await converted('one')
    await bed.app.db.execute(sql`update notion_snapshots
      set content_hash = 'old', tree = jsonb_set(tree, '{title}', '"Converted otherwise"') where event_id = ${id}`)
    await poll(id)
    expect((await published(id))?.title).toBe('Summer Night')
    expect(await rowOf(id)).toMatchObject({ notify_change_at: null })
  })

  it('is read again later while its key is in use', async () => {
    const { id } = await converted('one')
    await bed.app.db.execute(sql`update notion_keys set calls = 50, calls_at = now()`)
    expect(await poll(id)).toEqual(['pages/'])
    await bed.app.db.execute(sql`update notion_keys set calls_at = now() - interval '61 seconds'`)
    expect(await poll(id)).toEqual(['pages/', 'blocks//children'])
  })
})

describe('a page while Notion cannot be reached', () => {
  const nowhere = 'http://127.0.0.1:9'

  /** Polls a page three times within 40 minutes from a process that does not reach Notion. */
  async function pollWithoutNotion(id: string, reference: string) {
    await using unreachable = { ...createNotion(nowhere), [Symbol.asyncDispose]: () => unreachable.close() }
    const connectivity = createConnectivity([nowhere, reference], 'Foyer (test)')
    const notion = {
      ...unreachable,
      // without the pauses before a retry
      reader: (key: string, throttle: NotionThrottle) =>
        unreachable.reader(key, { ...throttle, backOff: async () => false }),
    }
    for (const _ of [1, 2, 3]) {
      await bed.app.db.execute(
        sql`update notion_pages set last_status_since = last_status_since - interval '20 minutes'`,
      )
      await bed.makeDue(id)
      await syncDuePage(bed.app.db, { ...running(bed.app), notion, connectivity })
    }
    await connectivity.close()
  }
  /** The states that the team was notified of, and the messages about the connection that the operator has. */
  async function messages(id: string) {
    const { rows } = await bed.app.db.execute<{ message: string }>(
      sql`select coalesce(m.data ->> 'state', m.kind::text) as message from messages m join threads t on t.id = m.thread_id
        where t.event_id = ${id} or m.kind in ('connection-lost', 'connection-back') order by m.position`,
    )
    return rows.map(({ message }) => message)
  }

  it('the team is notified after half an hour, when the own connection works', async () => {
    const { id, page } = await bed.event()
    settle(page)
    await poll(id)
    await pollWithoutNotion(id, bed.notion.url)
    expect(await rowOf(id)).toMatchObject({ state: 'notion-down' })
    expect(await messages(id)).toEqual(['notion-down'])
  })

  it('nothing is judged when the own connection is broken: the operator is notified, and when it is back', async () => {
    const { id, page } = await bed.event()
    settle(page)
    await poll(id)
    await bed.ada.send(`POST /api/v1/events/${id}/site/sync`)
    await pollWithoutNotion(id, nowhere)
    // the member who asked sees that it failed
    const { body } = await bed.ada.send(`GET /api/v1/events/${id}/site`)
    expect(body.notion).toMatchObject({ state: 'connected', seen: 'notion-down', reading: false })
    expect(Math.abs((await dueIn(id)) - 60)).toBeLessThanOrEqual(7)
    expect(await messages(id)).toEqual(['connection-lost'])
    await bed.app.db.execute(sql`update alerts set seen_at = seen_at - interval '121 seconds'`)
    for (const _ of [1, 2]) await poll(id)
    expect(await bed.site(id)).toMatchObject({ state: 'connected' })
    expect(await messages(id)).toEqual(['connection-lost', 'connection-back'])
  })
})

it('a sync without a key is refused', async () => {
  const { body } = await bed.ada.send('POST /api/v1/events', { urlLink: 'example.org' })
  expect((await bed.ada.send(`POST /api/v1/events/${body.id}/site/sync`)).body.code).toBe('conflict')
})
