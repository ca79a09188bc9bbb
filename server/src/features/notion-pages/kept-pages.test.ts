import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { paragraph } from '../../test/notion/blocks.ts'
import { startPageBed } from '../../test/notion/page-bed.ts'
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

it('a sync without a key is refused', async () => {
  const { body } = await bed.ada.send('POST /api/v1/events', { urlLink: 'example.org' })
  expect((await bed.ada.send(`POST /api/v1/events/${body.id}/site/sync`)).body.code).toBe('conflict')
})
