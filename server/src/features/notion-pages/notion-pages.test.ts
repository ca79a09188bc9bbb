import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notionPages, notionSnapshots } from '../../schema/notion-pages.ts'
import { openHouse } from '../../test/house.ts'
import { heading, paragraph } from '../../test/notion/blocks.ts'
import type { NotionStage } from '../../test/notion/stage.ts'
import { openStage, running } from '../../test/notion/stage.ts'
import { troubles } from '../../test/notion/trouble.ts'
import { claimDue } from './commands/claim.ts'
import { readDuePage } from './commands/read.ts'
import { tellChanges } from './commands/tell-changes.ts'

let stage: NotionStage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage[Symbol.asyncDispose]())
beforeEach(async () => {
  stage.notion.troubles.clear()
  // what earlier tests made is not due
  await stage.house.db.execute(sql`update notion_pages set next_look_at = now() + interval '1 day', wanted = false`)
  await stage.house.db.execute(sql`update notion_keys set rests_until = null, busy_until = null, calls = 0`)
})

type Row = Record<string, unknown>
const rowOf = async (id: string) =>
  (await stage.house.db.execute<Row>(sql`select * from notion_pages where event_id = ${id}`)).rows[0] ?? {}
const published = async (id: string) => {
  const [row] = await stage.house.db
    .select({ tree: notionSnapshots.tree })
    .from(notionPages)
    .innerJoin(notionSnapshots, eq(notionSnapshots.id, notionPages.snapshotId))
    .where(eq(notionPages.eventId, id))
  return row?.tree
}
const dueIn = async (id: string) =>
  Number(
    (
      await stage.house.db.execute<Row>(
        sql`select round(extract(epoch from next_look_at - now())) as seconds from notion_pages where event_id = ${id}`,
      )
    ).rows[0]?.['seconds'],
  )
const look = async (id: string) => {
  await stage.due(id)
  stage.notion.log.length = 0
  await stage.readDue()
  return stage.notion.log.map(({ path }) => path.split('?')[0]?.replace(/\/v1\/|[0-9a-f-]{36}/g, ''))
}
/** The stamp of the last edit is beyond doubt. */
const settle = (page: string) =>
  Object.assign(stage.notion.world.pageOf(page), { editedAt: stage.notion.world.now - 600_000 })
const told = async (id: string) =>
  (
    await stage.house.db.execute<{ kind: string; data: { state?: string } }>(
      sql`select m.kind, m.data from messages m join threads t on t.id = m.thread_id
          where t.event_id = ${id} order by m.thread_id, m.position`,
    )
  ).rows.map(({ kind, data }) => data.state ?? kind)

describe('an event with a Notion page', () => {
  it('is read soon after its key was stored, whole, and published', async () => {
    const { id, page } = await stage.event([heading(1, 'Programme'), paragraph('Doors at seven')])
    expect(await stage.site(id)).toMatchObject({ state: 'waiting', reading: true, leftOut: [] })
    expect(await published(id)).toBeUndefined()
    settle(page)
    expect(await look(id)).toEqual(['pages/', 'users/me', 'blocks//children'])
    expect(await published(id)).toMatchObject({ title: 'Summer Night' })
    const { body } = await stage.ada.send(`POST /api/v1/events/${id}/site/sync`)
    expect(body).toMatchObject({ state: 'connected', title: 'Summer Night', workspace: 'Stage', connection: 'Foyer' })
  })

  it('costs one question while nothing is edited, and is read whole when something is', async () => {
    const { id, page } = await stage.event([paragraph('one')])
    settle(page)
    await look(id)
    expect(await look(id)).toEqual(['pages/'])
    stage.notion.world.append(page, [paragraph('two')])
    expect(await look(id)).toEqual(['pages/', 'blocks//children'])
    // within the minute of an edit Notion's stamp says nothing
    expect(await look(id)).toEqual(['pages/', 'blocks//children'])
    settle(page)
    expect(await look(id)).toEqual(['pages/', 'blocks//children'])
    expect(await look(id)).toEqual(['pages/'])
    await stage.house.db.execute(
      sql`update notion_pages set read_at = now() - interval '6 hours' where event_id = ${id}`,
    )
    expect(await look(id)).toEqual(['pages/', 'blocks//children'])
  })

  it('is looked at every 15 minutes, and every 2 within three days of the event', async () => {
    const { id, page } = await stage.event()
    settle(page)
    await look(id)
    expect(Math.abs((await dueIn(id)) - 900)).toBeLessThanOrEqual(46)
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    await stage.ada.send(`PATCH /api/v1/events/${id}`, { date: at(2.9) })
    await look(id)
    expect(Math.abs((await dueIn(id)) - 120)).toBeLessThanOrEqual(7)
    await stage.ada.send(`PATCH /api/v1/events/${id}`, { date: at(3.1) })
    await look(id)
    expect(Math.abs((await dueIn(id)) - 900)).toBeLessThanOrEqual(46)
  })

  it('keeps what is published when the next read breaks off in the middle of a list', async () => {
    const { id, page } = await stage.event(Array.from({ length: 120 }, () => paragraph('x')))
    settle(page)
    await look(id)
    const before = await published(id)
    stage.notion.world.change(page, { title: 'Half' })
    stage.notion.troubles.add(troubles.forbidden, { path: /start_cursor/ })
    await look(id)
    expect(await published(id)).toEqual(before)
    expect(before?.title).toBe('Summer Night')
    stage.notion.troubles.clear()
    await look(id)
    expect((await published(id))?.title).toBe('Half')
  })

  it('is served while Notion says nothing at all', async () => {
    const { id, slug } = await stage.event([paragraph('Doors at seven')])
    await stage.readDue()
    stage.notion.troubles.add(troubles.silence)
    const slow = stage.due(id).then(() => claimDue(stage.house.db))
    const { status, body } = await stage.ada.send(`GET /en/e/${slug}`)
    expect([status, body.includes('Doors at seven')]).toEqual([200, true])
    await slow
  })

  it('writes a snapshot only when it says something else, and keeps the last five', async () => {
    const { id, page } = await stage.event()
    const snapshots = async () =>
      Number(
        (await stage.house.db.execute<Row>(sql`select count(*) from notion_snapshots where event_id = ${id}`))
          .rows[0]?.['count'],
      )
    await look(id)
    await look(id)
    expect(await snapshots()).toBe(1)
    for (let n = 0; n < 6; n++) {
      stage.notion.world.change(page, { title: `Title ${n}` })
      await look(id)
    }
    expect(await snapshots()).toBe(5)
    expect((await published(id))?.title).toBe('Title 5')
  })

  it('is not this event’s any more once another page is linked, and stays when the key goes', async () => {
    const { id, page } = await stage.event()
    settle(page)
    await look(id)
    const same = `https://notion.so/Another-Title-${page.replaceAll('-', '')}?pvs=4`
    await stage.ada.send(`PATCH /api/v1/events/${id}`, { notionLink: same })
    expect(await published(id)).toBeDefined()
    await stage.ada.send(`DELETE /api/v1/events/${id}/api-key`)
    expect(await published(id)).toBeDefined()
    expect(await look(id)).toEqual([])
    const { body } = await stage.ada.send(`GET /api/v1/events/${id}/site`)
    expect(body.notion).toMatchObject({ state: 'no-key', reading: false, title: 'Summer Night' })
    await stage.ada.send(`PATCH /api/v1/events/${id}`, { notionLink: same.replace('0000', '9999') })
    expect(await published(id)).toBeUndefined()
  })

  it('goes with a copy, and its key is in no table', async () => {
    const { id, key } = await stage.event([], 'ntn_canaryOfTheQueue')
    const { body } = await stage.ada.send(`POST /api/v1/events/${id}/duplicate`)
    await stage.readDue()
    expect(await published(body.id)).toBeDefined()
    const { rows } = await stage.house.db.execute(sql`select * from notion_keys`)
    expect(JSON.stringify(rows)).not.toContain(key.slice(4))
    expect((await rowOf(body.id))['fingerprint']).toBe((await rowOf(id))['fingerprint'])
  })
})

describe('how it stands', () => {
  type Change = (given: { page: string; key: string }) => void
  const world = () => stage.notion.world
  it.each<[string, Change, Change]>([
    [
      'key-refused',
      ({ key }) => void Object.assign(world().keyOf(key), { revoked: true }),
      ({ key }) => void Object.assign(world().keyOf(key), { revoked: false }),
    ],
    [
      'capability-missing',
      ({ key }) => void Object.assign(world().keyOf(key), { mayRead: false }),
      ({ key }) => void Object.assign(world().keyOf(key), { mayRead: true }),
    ],
    [
      'page-not-shared',
      ({ key, page }) => world().keyOf(key).pages.delete(page),
      ({ key, page }) => world().keyOf(key).pages.add(page),
    ],
    [
      'is-database',
      ({ page }) => void Object.assign(world().pageOf(page), { kind: 'database' }),
      ({ page }) => void Object.assign(world().pageOf(page), { kind: 'page' }),
    ],
    [
      'in-trash',
      ({ page }) => world().change(page, { inTrash: true }),
      ({ page }) => world().change(page, { inTrash: false }),
    ],
  ])('is %s once a second look says so; the team is told, and told when it is over', async (state, spoil, mend) => {
    const event = await stage.event()
    const { id } = event
    settle(event.page)
    await look(id)
    spoil(event)
    await look(id)
    expect(await rowOf(id)).toMatchObject({ state: 'connected', seen: state })
    await stage.house.db.execute(sql`update notion_pages set wanted = true where event_id = ${id}`)
    const { body } = await stage.ada.send(`GET /api/v1/events/${id}/site`)
    expect(body.notion).toMatchObject({ state: 'connected', reading: false })
    expect(Math.abs((await dueIn(id)) - 30)).toBeLessThanOrEqual(2)
    await look(id)
    expect(await rowOf(id)).toMatchObject({ state })
    expect(await told(id)).toEqual([state])
    await look(id)
    expect(await published(id)).toBeDefined()
    mend(event)
    await look(id)
    expect(await rowOf(id)).toMatchObject({ state: 'connected' })
    expect(await told(id)).toEqual([state])
    await look(id)
    expect(await told(id)).toEqual([state, 'connected'])
  })

  it('leaves a key alone for as long as Notion asks, with whatever it reads', async () => {
    const key = 'ntn_shared_by_two'
    const one = await stage.event([], key)
    const two = await stage.event([], key)
    stage.notion.troubles.add(troubles.rateLimited(300, 'public_api_space_request_rate_limit'), { times: 1 })
    await stage.due(two.id)
    await look(one.id)
    expect(stage.notion.log).toHaveLength(1)
    expect(await look(two.id)).toEqual([])
    const { rows } = await stage.house.db.execute<Row>(
      sql`select round(extract(epoch from rests_until - now())) as rests from notion_keys where rests_until is not null`,
    )
    expect(Number(rows[0]?.['rests'])).toBeGreaterThan(290)
    await stage.house.db.execute(sql`update notion_keys set rests_until = now()`)
    expect(await look(two.id)).not.toEqual([])
  })

  it('tells of changes ten minutes after the first, and of nothing that was changed back', async () => {
    const { id, page } = await stage.event([paragraph('one')])
    await look(id)
    await stage.house.db.execute(sql`update notion_pages set tell_change_at = null`)
    const later = () =>
      stage.house.db.execute(sql`update notion_pages set tell_change_at = now() where tell_change_at is not null`)
    stage.notion.world.change(page, { title: 'Other' })
    await look(id)
    expect(await tellChanges(stage.house.db)).toBe(0)
    await later()
    expect(await tellChanges(stage.house.db)).toBe(1)
    expect(await told(id)).toEqual(['page-changed'])
    stage.notion.world.change(page, { title: 'Mistake' })
    await look(id)
    stage.notion.world.change(page, { title: 'Other' })
    await look(id)
    await later()
    expect(await tellChanges(stage.house.db)).toBe(1)
    expect(await told(id)).toEqual(['page-changed'])
  })

  it('stands still while it is paused, but for what is asked for', async () => {
    const { id, page } = await stage.event()
    settle(page)
    await look(id)
    const pause = await stage.ada.send(`PUT /api/v1/events/${id}/site/pause`, { paused: true })
    expect(pause.body).toMatchObject({ state: 'paused', paused: true })
    expect(await look(id)).toEqual([])
    stage.notion.log.length = 0
    expect((await stage.ada.send(`POST /api/v1/events/${id}/site/sync`)).status).toBe(202)
    await stage.readDue()
    expect(stage.notion.log).toHaveLength(2)
    expect(await look(id)).toEqual([])
    expect((await stage.ada.send(`PUT /api/v1/events/${id}/site/pause`, { paused: false })).body.state).toBe(
      'connected',
    )
  })

  it('cannot be read without a key', async () => {
    const { body } = await stage.ada.send('POST /api/v1/events', { urlLink: 'example.org' })
    expect((await stage.ada.send(`POST /api/v1/events/${body.id}/site/sync`)).body.code).toBe('conflict')
  })
})

describe('several processes', () => {
  it('read with a key one after the other, with different keys at once', async () => {
    await using other = await openHouse(
      { NOTION_API_URL: stage.notion.url, OUTBOUND_ALLOW: stage.notion.host },
      { databaseUrl: stage.house.databaseUrl },
    )
    const key = 'ntn_key_of_many'
    const events = [await stage.event([], key), await stage.event([], key), await stage.event([], key)]
    for (const { id } of events) await stage.due(id)
    const first = await claimDue(stage.house.db)
    expect(first).toBeDefined()
    expect(await claimDue(other.db)).toBeUndefined()
    const elsewhere = await stage.event()
    expect((await claimDue(other.db))?.page.eventId).toBe(elsewhere.id)
    // the process died: after the lease another one goes on, and none reads twice
    await stage.house.db.execute(sql`update notion_keys set busy_until = now()`)
    await stage.house.db.execute(
      sql`update notion_pages set next_look_at = now() where next_look_at < now() + interval '1 hour'`,
    )
    stage.notion.log.length = 0
    await Promise.all([stage.readDue(), stage.readDue(other)])
    const read = stage.notion.log
      .filter(({ path }) => path.startsWith('/v1/pages/'))
      .map(({ path }) => path.split('/').at(-1))
    expect(read.sort()).toEqual([...events, elsewhere].map(({ page }) => page).sort())
  })

  it('of two that read the same, because one was thought dead, only the later writes', async () => {
    const { id, page } = await stage.event()
    await stage.due(id)
    // in the middle of the first one's read its lease is over, and the second reads the whole
    stage.notion.before(/children/, async () => {
      await stage.house.db.execute(sql`update notion_keys set busy_until = now()`)
      stage.notion.world.change(page, { title: 'Later' })
      await stage.due(id)
      await readDuePage(stage.house.db, running(stage.house))
    })
    await readDuePage(stage.house.db, running(stage.house))
    expect((await rowOf(id))['claims']).toBe(2)
    expect((await published(id))?.title).toBe('Later')
    const { rows } = await stage.house.db.execute(sql`select 1 from notion_snapshots where event_id = ${id}`)
    expect(rows).toHaveLength(1)
  })

  it('go on at once with what another broke off because it was told to stop', async () => {
    const { id } = await stage.event()
    const ending = new AbortController()
    stage.notion.before(/children/, () => ending.abort())
    await stage.due(id)
    stage.notion.troubles.add(troubles.unavailable, { path: /children/ })
    await readDuePage(stage.house.db, { ...stage.house, stopping: ending.signal })
    expect(await rowOf(id)).toMatchObject({ seen: null, state: null, failures: 0 })
    stage.notion.troubles.clear()
    await stage.readDue()
    expect(await rowOf(id)).toMatchObject({ state: 'connected' })
  })

  it('notice a change of the key in the middle of a read', async () => {
    const { id, page } = await stage.event()
    stage.notion.world.addKey('ntn_the_new_key', { pages: [page] })
    let saved: Promise<unknown> | undefined
    stage.notion.before(/children/, () => {
      saved = stage.ada.send(`POST /api/v1/events/${id}/api-key`, { apiKey: 'ntn_the_new_key' })
    })
    await stage.due(id)
    await readDuePage(stage.house.db, running(stage.house))
    await saved
    await stage.readDue()
    expect(await rowOf(id)).toMatchObject({ state: 'connected', wanted: false })
    expect(stage.notion.log.at(-1)?.key).toBe(stage.notion.world.keyOf('ntn_the_new_key').id)
  })

  it('keep to 180 questions a minute with a key, also when they take turns', async () => {
    const key = 'ntn_busy_key_here'
    const { id } = await stage.event([], key)
    await stage.house.db.execute(sql`update notion_keys set calls = 149, calls_at = now() where fingerprint =
      (select fingerprint from notion_pages where event_id = ${id})`)
    await stage.due(id)
    const claim = await claimDue(stage.house.db)
    expect(claim?.key).toMatchObject({ calls: 149 })
    expect(claim?.key.secondsSinceCalls).toBeLessThan(60)
  })
})
