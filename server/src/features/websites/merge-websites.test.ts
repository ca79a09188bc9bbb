import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { migrateDatabase } from '../../lib/migrations.ts'
import { administer, onDatabase } from '../../test/databases.ts'

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** An empty database as it was before the migration that merges websites. */
async function databaseBefore(tag: string): Promise<pg.Client> {
  const url = onDatabase(inject('postgresUrl'), 'test_merge_websites')
  await administer(url, 'create database test_merge_websites')
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'))
  const end = journal.entries.findIndex((entry) => entry.tag.endsWith(tag))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrate(drizzle(client), {
    migrationsFolder: folder,
    migrationsSchema: 'public',
    migrationsTable: 'migrations',
  })
  rmSync(folder, { recursive: true })
  onTestFinished(async () => {
    await client.end()
    await administer(url, 'drop database test_merge_websites with (force)')
  })
  return client
}

/** Event, its website, hours since its last check. `b` and `c` have the address of `a` in another spelling. */
const events = [
  ['evt_a', 'https://hof.example/', 3],
  ['evt_b', 'https://hof.example/#tickets', 1],
  ['evt_c', 'https://hof.example', 2],
  ['evt_d', 'https://hof.example/d/?q=/', 1],
] as const

/** The changes that each of the events has recorded, a few minutes apart. */
const changes = [
  ['2026-11-01 09:00Z', 'up', '{}'],
  ['2026-11-01 10:00Z', 'title', '{"to":"Hof"}'],
  ['2026-11-01 10:00:01Z', 'content', '{}'],
  ['2026-11-01 11:00Z', 'down', '{"failure":"timeout"}'],
  ['2026-11-01 12:00Z', 'up', '{"downSince":"2026-11-01T11:00:00.000Z"}'],
  ['2026-11-01 12:20Z', 'content', '{}'],
] as const

it('merges the websites of a team that have the same address, with all their checks and messages', async () => {
  const client = await databaseBefore('watch-websites-once')
  const rows = async (statement: string) => (await client.query(statement)).rows
  await client.query(`insert into teams (id, name, slug) values ('tem_1', 'Stage', 'stage')`)
  await client.query(`insert into users (id, name, email) values ('usr_1', 'Ada', 'ada@example.com')`)
  await client.query(
    `insert into members (team_id, user_id, role, joined_at) values ('tem_1', 'usr_1', 'owner', '2020-01-01')`,
  )
  for (const [id, url, hours] of events) {
    await client.query(
      `insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency, search_text)
       values ($1, 'tem_1', $1, $1, now(), true, 'Europe/Berlin', $2, 'test', 'EUR', $1)`,
      [id, url],
    )
    await client.query(
      `insert into websites (event_id, url, state, checked_at) values ($1, $2, $3, now() - make_interval(hours => $4))`,
      [id, url, id === 'evt_b' ? 'down' : 'up', hours],
    )
    // leased together, so checked at the same moment
    await client.query(`insert into website_checks values ($1, '2026-11-01 10:00Z', false, 5)`, [id])
    await client.query(`insert into website_days values ($1, '2026-11-01', 288, 3, 285, 2850)`, [id])
    for (const [at, kind, data] of changes)
      await client.query(
        `insert into website_changes
         values ('wch_' || $1 || $2, $1, $2::timestamptz + make_interval(mins => $3), $4, $5)`,
        [id, at, hours, kind, data],
      )
  }
  const message = (thread: string, position: number, at: string, kind: string, data = '{}') =>
    client.query(`insert into messages (id, thread_id, position, kind, at, data) values ($1, $2, $3, $4, $5, $6)`, [
      `msg_${thread}_${position}`,
      ...[thread, position, kind, `2026-11-01 ${at}Z`, data],
    ])
  for (const [id] of events.slice(0, 3))
    await client.query(
      `insert into threads (id, team_id, event_id, dedupe_key, messages, last_kind, search_text, archived_at)
       values ('thr_' || $1, 'tem_1', $1, 'site:' || $1, 2, 'website-up', $1, case when $1 = 'evt_c' then now() end)`,
      [id],
    )
  await message('thr_evt_a', 1, '10:00', 'website-down')
  await message('thr_evt_a', 2, '10:05', 'notion-state')
  await message('thr_evt_a', 3, '10:10', 'website-up')
  await message('thr_evt_b', 1, '10:01', 'website-down')
  await message('thr_evt_b', 2, '10:11', 'page-changed', '{"page":"website"}')
  await message('thr_evt_c', 1, '10:02', 'page-changed', '{"page":"notion"}')
  await client.query(`update threads set messages = 3 where id = 'thr_evt_a'`)
  await client.query(`insert into thread_reads values ('thr_evt_a', 'usr_1', 2), ('thr_evt_b', 'usr_1', 2)`)

  await migrateDatabase(onDatabase(inject('postgresUrl'), 'test_merge_websites'))

  expect(await rows(`select id, address, state from websites order by address`)).toEqual([
    { id: 'web_b', address: 'https://hof.example', state: 'down' },
    { id: 'web_d', address: 'https://hof.example/d?q=/', state: 'up' },
  ])
  expect(await rows(`select website_id, count(*)::int as n from event_websites group by 1 order by 1`)).toEqual([
    { website_id: 'web_b', n: 3 },
    { website_id: 'web_d', n: 1 },
  ])
  expect(await rows(`select count(*)::int as n from website_checks where website_id = 'web_b'`)).toEqual([{ n: 3 }])
  expect(await rows(`select checks, down, answered, total_ms from website_days where website_id = 'web_b'`)).toEqual([
    { checks: 864, down: 9, answered: 855, total_ms: 8550 },
  ])
  // each event had recorded them, at most a few minutes apart
  for (const id of ['web_b', 'web_d'])
    expect(await rows(`select kind, data from website_changes where website_id = '${id}' order by at`)).toEqual(
      changes.map(([, kind, data]) => ({ kind, data: JSON.parse(data) })),
    )
  const threads =
    await rows(`select t.id, t.dedupe_key, t.event_id, t.messages, t.last_kind, t.archived_at is null as open,
      array_agg(m.id order by m.position) as history, array_agg(m.position order by m.position) as positions,
      (select up_to from thread_reads r where r.thread_id = t.id) as read
    from threads t join messages m on m.thread_id = t.id group by t.id order by t.dedupe_key`)
  const notion = { messages: 1, positions: [1] }
  expect(threads).toEqual([
    {
      ...notion,
      id: 'thr_evt_a',
      dedupe_key: 'notion:evt_a',
      event_id: 'evt_a',
      last_kind: 'notion-state',
      open: true,
      history: ['msg_thr_evt_a_2'],
      read: 1,
    },
    {
      ...notion,
      id: 'thr_evt_c',
      dedupe_key: 'notion:evt_c',
      event_id: 'evt_c',
      last_kind: 'page-changed',
      open: false,
      history: ['msg_thr_evt_c_1'],
      read: null,
    },
    {
      id: 'thr_evt_b',
      dedupe_key: 'website:web_b',
      event_id: null,
      messages: 4,
      last_kind: 'page-changed',
      history: ['msg_thr_evt_a_1', 'msg_thr_evt_b_1', 'msg_thr_evt_a_3', 'msg_thr_evt_b_2'],
      // the third one was not read in its old thread
      open: true,
      positions: [1, 2, 3, 4],
      read: 2,
    },
  ])
})
