import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { block, heading, paragraph } from '../../test/notion/blocks.ts'
import { startPageBed } from '../../test/notion/page-bed.ts'
import { running } from '../../test/notion/test-bed.ts'
import { troubles } from '../../test/notion/trouble.ts'
import { leaseDuePage } from './commands/lease-page.ts'
import { notifyChanges } from './commands/notify-changes.ts'
import { syncDuePage } from './commands/sync-page.ts'

const bed = await startPageBed()
const { rowOf, published, dueIn, poll, settle } = bed

type Row = Record<string, unknown>
const notificationsOf = async (id: string) =>
  (
    await bed.app.db.execute<{ kind: string; data: { state?: string; changes?: object } }>(
      sql`select m.kind, m.data from messages m join threads t on t.id = m.thread_id
          where t.event_id = ${id} order by m.thread_id, m.position`,
    )
  ).rows.map(({ kind, data: { state, changes = {} } }) => {
    const kindsOfChange = Object.entries(changes).flatMap(([what, count]) => (count ? [what] : []))
    return state ?? [kind, ...kindsOfChange].join(' ')
  })

describe('an event with a Notion page', () => {
  it('is read in full and published soon after its key is stored', async () => {
    const { id, page } = await bed.event([heading(1, 'Programme'), paragraph('Doors at seven')])
    expect(await bed.site(id)).toMatchObject({ state: 'waiting', reading: true, skipped: [] })
    expect(await published(id)).toBeUndefined()
    settle(page)
    expect(await poll(id)).toEqual(['pages/', 'users/me', 'blocks//children'])
    expect(await published(id)).toMatchObject({ title: 'Summer Night' })
    const { body } = await bed.ada.send(`POST /api/v1/events/${id}/site/sync`)
    expect(body).toMatchObject({ state: 'connected', title: 'Summer Night', workspace: 'Stage', connection: 'Foyer' })
  })

  it('costs one request while it is not edited, and is read in full after an edit', async () => {
    const { id, page } = await bed.event([paragraph('one')])
    settle(page)
    await poll(id)
    expect(await poll(id)).toEqual(['pages/'])
    bed.notion.state.append(page, [paragraph('two')])
    expect(await poll(id)).toEqual(['pages/', 'blocks//children'])
    // Notion gives edit times to the minute: there may be a second edit in the same one
    expect(await poll(id)).toEqual(['pages/', 'blocks//children'])
    settle(page)
    expect(await poll(id)).toEqual(['pages/', 'blocks//children'])
    expect(await poll(id)).toEqual(['pages/'])
    await bed.app.db.execute(sql`update notion_pages set read_at = now() - interval '6 hours' where event_id = ${id}`)
    expect(await poll(id)).toEqual(['pages/', 'blocks//children'])
  })

  it('is polled every 15 minutes, and every 2 within three days of the event', async () => {
    const { id, page } = await bed.event()
    settle(page)
    await poll(id)
    expect(Math.abs((await dueIn(id)) - 900)).toBeLessThanOrEqual(46)
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    await bed.ada.send(`PATCH /api/v1/events/${id}`, { date: at(2.9) })
    await poll(id)
    expect(Math.abs((await dueIn(id)) - 120)).toBeLessThanOrEqual(7)
    await bed.ada.send(`PATCH /api/v1/events/${id}`, { date: at(3.1) })
    await poll(id)
    expect(Math.abs((await dueIn(id)) - 900)).toBeLessThanOrEqual(46)
  })

  it('keeps its published snapshot when the next read fails in the middle of a list', async () => {
    const { id, page } = await bed.event(Array.from({ length: 120 }, () => paragraph('x')))
    settle(page)
    await poll(id)
    const before = await published(id)
    bed.notion.state.change(page, { title: 'Half' })
    bed.notion.troubles.add(troubles.forbidden, { path: /start_cursor/ })
    await poll(id)
    expect(await published(id)).toEqual(before)
    expect(before?.title).toBe('Summer Night')
    bed.notion.troubles.clear()
    await poll(id)
    expect((await published(id))?.title).toBe('Half')
  })

  it('is served while Notion does not respond', async () => {
    const { id, slug } = await bed.event([paragraph('Doors at seven')])
    await bed.syncDuePages()
    bed.notion.troubles.add(troubles.silence)
    const slow = bed.makeDue(id).then(() => leaseDuePage(bed.app.db))
    const { status, body } = await bed.ada.send(`GET /en/e/${slug}`)
    expect([status, body.includes('Doors at seven')]).toEqual([200, true])
    await slow
  })

  it('writes a snapshot only when its content has changed, and keeps the last five', async () => {
    const { id, page } = await bed.event()
    const snapshots = async () =>
      Number(
        (await bed.app.db.execute<Row>(sql`select count(*) from notion_snapshots where event_id = ${id}`)).rows[0]?.[
          'count'
        ],
      )
    await poll(id)
    await poll(id)
    expect(await snapshots()).toBe(1)
    for (let n = 0; n < 6; n++) {
      bed.notion.state.change(page, { title: `Title ${n}` })
      await poll(id)
    }
    expect(await snapshots()).toBe(5)
    expect((await published(id))?.title).toBe('Title 5')
  })

  it('is unpublished when another page is linked, and stays when the key is removed', async () => {
    const { id, page } = await bed.event()
    settle(page)
    await poll(id)
    const same = `https://notion.so/Another-Title-${page.replaceAll('-', '')}?pvs=4`
    await bed.ada.send(`PATCH /api/v1/events/${id}`, { notionLink: same })
    expect(await published(id)).toBeDefined()
    await bed.ada.send(`DELETE /api/v1/events/${id}/api-key`)
    expect(await published(id)).toBeDefined()
    expect(await poll(id)).toEqual([])
    const { body } = await bed.ada.send(`GET /api/v1/events/${id}/site`)
    expect(body.notion).toMatchObject({ state: 'no-key', reading: false, title: 'Summer Night' })
    await bed.ada.send(`PATCH /api/v1/events/${id}`, { notionLink: same.replace('0000', '9999') })
    expect(await published(id)).toBeUndefined()
  })

  it('is also read for a copy of the event, and no table has its key in plain text', async () => {
    const { id, key } = await bed.event([], 'ntn_canaryOfTheQueue')
    const { body } = await bed.ada.send(`POST /api/v1/events/${id}/duplicate`)
    await bed.syncDuePages()
    expect(await published(body.id)).toBeDefined()
    const { rows } = await bed.app.db.execute(sql`select * from notion_keys`)
    expect(JSON.stringify(rows)).not.toContain(key.slice(4))
    expect((await rowOf(body.id))['fingerprint']).toBe((await rowOf(id))['fingerprint'])
  })
})

describe('the state of a page', () => {
  type Change = (event: { page: string; key: string }) => void
  const notion = () => bed.notion.state
  it.each<[string, Change, Change]>([
    [
      'key-refused',
      ({ key }) => void Object.assign(notion().keyOf(key), { revoked: true }),
      ({ key }) => void Object.assign(notion().keyOf(key), { revoked: false }),
    ],
    [
      'capability-missing',
      ({ key }) => void Object.assign(notion().keyOf(key), { mayRead: false }),
      ({ key }) => void Object.assign(notion().keyOf(key), { mayRead: true }),
    ],
    [
      'page-not-shared',
      ({ key, page }) => notion().keyOf(key).pages.delete(page),
      ({ key, page }) => notion().keyOf(key).pages.add(page),
    ],
    [
      'is-database',
      ({ page }) => void Object.assign(notion().pageOf(page), { kind: 'database' }),
      ({ page }) => void Object.assign(notion().pageOf(page), { kind: 'page' }),
    ],
    [
      'in-trash',
      ({ page }) => notion().change(page, { inTrash: true }),
      ({ page }) => notion().change(page, { inTrash: false }),
    ],
  ])(
    'is %s once a second poll confirms it; the team is notified then, and when it ends',
    async (state, breakIt, repair) => {
      const event = await bed.event()
      const { id } = event
      settle(event.page)
      await poll(id)
      breakIt(event)
      await poll(id)
      expect(await rowOf(id)).toMatchObject({ state: 'connected', last_status: state })
      await bed.app.db.execute(sql`update notion_pages set sync_requested = true where event_id = ${id}`)
      const { body } = await bed.ada.send(`GET /api/v1/events/${id}/site`)
      // the result of the one sync is known at once, to the member who has asked for it
      expect(body.notion).toMatchObject({ state: 'connected', seen: state, reading: false })
      expect(Math.abs((await dueIn(id)) - 30)).toBeLessThanOrEqual(2)
      await poll(id)
      expect(await rowOf(id)).toMatchObject({ state })
      expect(await notificationsOf(id)).toEqual([state])
      await poll(id)
      expect(await published(id)).toBeDefined()
      repair(event)
      await poll(id)
      expect(await rowOf(id)).toMatchObject({ state: 'connected' })
      expect(await bed.site(id)).toMatchObject({ state: 'connected', seen: 'unchanged' })
      expect(await notificationsOf(id)).toEqual([state])
      await poll(id)
      expect(await notificationsOf(id)).toEqual([state, 'connected'])
    },
  )

  it('that can be read again is reported as a recovery, also when parts of the page are missing', async () => {
    const event = await bed.event([block('unsupported', { block_type: 'button' })])
    settle(event.page)
    await poll(event.id)
    Object.assign(notion().keyOf(event.key), { revoked: true })
    for (const _ of [1, 2]) await poll(event.id)
    Object.assign(notion().keyOf(event.key), { revoked: false })
    for (const _ of [1, 2]) await poll(event.id)
    const { rows } = await bed.app.db.execute<Row>(sql`select m.data from messages m
      join threads t on t.id = m.thread_id where t.event_id = ${event.id} order by m.position`)
    expect(rows.map(({ data }) => data)).toEqual([
      { state: 'key-refused', before: 'connected' },
      { state: 'incomplete', before: 'key-refused' },
    ])
  })

  it('pauses a key for as long as Notion wants, for all its pages', async () => {
    const key = 'ntn_shared_by_two'
    const one = await bed.event([], key)
    const two = await bed.event([], key)
    bed.notion.troubles.add(troubles.rateLimited(300, 'public_api_space_request_rate_limit'), { times: 1 })
    await bed.makeDue(two.id)
    await poll(one.id)
    expect(bed.notion.log).toHaveLength(1)
    expect(await poll(two.id)).toEqual([])
    const { rows } = await bed.app.db.execute<Row>(
      sql`select round(extract(epoch from paused_until - now())) as rests from notion_keys where paused_until is not null`,
    )
    expect(Number(rows[0]?.['rests'])).toBeGreaterThan(290)
    await bed.app.db.execute(sql`update notion_keys set paused_until = now() - interval '1 second'`)
    expect(await poll(two.id)).not.toEqual([])
  })

  it('notifies the team of changes ten minutes after the first one, but not of changes that were reverted', async () => {
    const { id, page } = await bed.event([paragraph('one')])
    await poll(id)
    await bed.app.db.execute(sql`update notion_pages set notify_change_at = null`)
    const later = () =>
      bed.app.db.execute(
        sql`update notion_pages set notify_change_at = now() - interval '1 second' where notify_change_at is not null`,
      )
    bed.notion.state.change(page, { title: 'Other' })
    await poll(id)
    expect(await notifyChanges(bed.app.db)).toBe(0)
    await later()
    expect(await notifyChanges(bed.app.db)).toBe(1)
    expect(await notificationsOf(id)).toEqual(['page-changed title'])
    bed.notion.state.change(page, { title: 'Mistake' })
    await poll(id)
    bed.notion.state.change(page, { title: 'Other' })
    await poll(id)
    await later()
    expect(await notifyChanges(bed.app.db)).toBe(1)
    expect(await notificationsOf(id)).toEqual(['page-changed title'])
  })

  it('is not synced while it is paused, except on request', async () => {
    const { id, page } = await bed.event()
    settle(page)
    await poll(id)
    const pause = await bed.ada.send(`PUT /api/v1/events/${id}/site/pause`, { paused: true })
    expect(pause.body).toMatchObject({ state: 'paused', paused: true })
    expect(await poll(id)).toEqual([])
    bed.notion.log.length = 0
    expect((await bed.ada.send(`POST /api/v1/events/${id}/site/sync`)).status).toBe(202)
    await bed.syncDuePages()
    expect(bed.notion.log).toHaveLength(2)
    expect(await poll(id)).toEqual([])
    expect((await bed.ada.send(`PUT /api/v1/events/${id}/site/pause`, { paused: false })).body.state).toBe('connected')
  })

  it('is synced on request before other pages that have been due longer', async () => {
    const key = 'ntn_key_of_a_queue'
    const events = [await bed.event([], key), await bed.event([], key), await bed.event([], key)]
    for (const { id } of events) await poll(id)
    for (const { id } of events) await bed.makeDue(id)
    const asked = events[2]
    await bed.ada.send(`POST /api/v1/events/${asked?.id}/site/sync`)
    const lease = await leaseDuePage(bed.app.db)
    expect(lease?.page.eventId).toBe(asked?.id)
  })

  it('says within seconds of a request what the sync has met, and when the next one is', async () => {
    const { id, page, key } = await bed.event([paragraph('one')])
    settle(page)
    const ask = async () => {
      expect((await bed.ada.send(`POST /api/v1/events/${id}/site/sync`)).body).toMatchObject({ reading: true })
      await bed.syncDuePages()
      return (await bed.ada.send(`GET /api/v1/events/${id}/site`)).body.notion
    }
    expect(await ask()).toMatchObject({ reading: false, seen: 'changed' })
    expect(await ask()).toMatchObject({ reading: false, seen: 'unchanged' })
    bed.notion.state.keyOf(key).pages.delete(page)
    const refused = await ask()
    expect(refused).toMatchObject({ state: 'connected', seen: 'page-not-shared', reading: false })
    expect((Date.parse(refused.nextCheckAt) - Date.parse(refused.checkedAt)) / 1000).toBeLessThanOrEqual(6)
  })

  it('is synced once for several requests that wait, and again for one during a sync', async () => {
    const { id, page } = await bed.event()
    settle(page)
    await poll(id)
    const ask = () => bed.ada.send(`POST /api/v1/events/${id}/site/sync`)
    const reads = () => bed.notion.log.filter(({ path }) => path.startsWith('/v1/pages/')).length
    bed.notion.log.length = 0
    await Promise.all([ask(), ask(), ask()])
    await bed.syncDuePages()
    expect(reads()).toBe(1)
    bed.notion.before(/children/, async () => void (await ask()))
    await ask()
    await syncDuePage(bed.app.db, running(bed.app))
    await bed.syncDuePages()
    expect(reads()).toBe(3)
  })
})

describe('several processes', () => {
  it('read with a key one after the other, with different keys at once', async () => {
    await using other = await startTestApp(
      { NOTION_API_URL: bed.notion.url, OUTBOUND_ALLOW: bed.notion.host },
      { databaseUrl: bed.app.databaseUrl },
    )
    const key = 'ntn_key_of_many'
    const events = [await bed.event([], key), await bed.event([], key), await bed.event([], key)]
    for (const { id } of events) await bed.makeDue(id)
    const first = await leaseDuePage(bed.app.db)
    expect(first).toBeDefined()
    expect(await leaseDuePage(other.db)).toBeUndefined()
    const elsewhere = await bed.event()
    expect((await leaseDuePage(other.db))?.page.eventId).toBe(elsewhere.id)
    // the first process crashes: after the lease the others continue, and each page is read once
    await bed.app.db.execute(sql`update notion_keys set busy_until = now() - interval '1 second'`)
    await bed.app.db.execute(
      sql`update notion_pages set next_poll_at = now() - interval '1 second' where next_poll_at < now() + interval '1 hour'`,
    )
    bed.notion.log.length = 0
    await Promise.all([bed.syncDuePages(), bed.syncDuePages(other)])
    const read = bed.notion.log
      .filter(({ path }) => path.startsWith('/v1/pages/'))
      .map(({ path }) => path.split('/').at(-1))
    expect(read.sort()).toEqual([...events, elsewhere].map(({ page }) => page).sort())
  })

  it('only the later one writes when two read the same page, because the first lost its lease', async () => {
    const { id, page } = await bed.event()
    await bed.makeDue(id)
    // the first lease ends in the middle of its read, and the second process reads the page in full
    bed.notion.before(/children/, async () => {
      await bed.app.db.execute(sql`update notion_keys set busy_until = now() - interval '1 second'`)
      bed.notion.state.change(page, { title: 'Later' })
      await bed.makeDue(id)
      await syncDuePage(bed.app.db, running(bed.app))
    })
    await syncDuePage(bed.app.db, running(bed.app))
    expect((await rowOf(id))['claims']).toBe(2)
    expect((await published(id))?.title).toBe('Later')
    const { rows } = await bed.app.db.execute(sql`select 1 from notion_snapshots where event_id = ${id}`)
    expect(rows).toHaveLength(1)
  })

  it('continue at once when another one aborts a sync because it stops', async () => {
    const { id } = await bed.event()
    const ending = new AbortController()
    bed.notion.before(/children/, () => ending.abort())
    await bed.makeDue(id)
    bed.notion.troubles.add(troubles.unavailable, { path: /children/ })
    await syncDuePage(bed.app.db, { ...bed.app, stopping: ending.signal })
    expect(await rowOf(id)).toMatchObject({ last_status: null, state: null, failures: 0 })
    bed.notion.troubles.clear()
    await bed.syncDuePages()
    expect(await rowOf(id)).toMatchObject({ state: 'connected' })
  })

  it('discard a sync whose key was replaced in the middle of it', async () => {
    const { id, page } = await bed.event()
    bed.notion.state.addKey('ntn_the_new_key', { pages: [page] })
    let saved: Promise<unknown> | undefined
    bed.notion.before(/children/, () => {
      saved = bed.ada.send(`POST /api/v1/events/${id}/api-key`, { apiKey: 'ntn_the_new_key' })
    })
    await bed.makeDue(id)
    await syncDuePage(bed.app.db, running(bed.app))
    await saved
    await bed.syncDuePages()
    expect(await rowOf(id)).toMatchObject({ state: 'connected', sync_requested: false })
    expect(bed.notion.log.at(-1)?.key).toBe(bed.notion.state.keyOf('ntn_the_new_key').id)
  })

  it('share the count of a key’s requests within the last minute', async () => {
    const key = 'ntn_busy_key_here'
    const { id } = await bed.event([], key)
    await bed.app.db.execute(sql`update notion_keys set calls = 149, calls_at = now() where fingerprint =
      (select fingerprint from notion_pages where event_id = ${id})`)
    await bed.makeDue(id)
    const lease = await leaseDuePage(bed.app.db)
    expect(lease?.key).toMatchObject({ calls: 149 })
    expect(lease?.key.secondsSinceCalls).toBeLessThan(60)
  })
})
