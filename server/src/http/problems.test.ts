import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it } from 'vitest'
import { isUnavailable } from '../lib/unavailable.ts'
import { startTestBed } from '../test/test-bed.ts'

const { app, organiser: ada } = await startTestBed()

it.each([{}, { 'idempotency-key': 'one' }])(
  'answers 503 when the database goes away in the middle, and does it at the next try (%j)',
  async (headers) => {
    await app.db.execute(
      `create function go_away() returns trigger as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end' language plpgsql`,
    )
    await app.db.execute('create trigger going before insert on events for each row execute function go_away()')
    const create = () => ada.send('POST /api/v1/events', { urlLink: 'example.org' }, headers)
    const { status, body } = await create()
    await app.db.execute('drop function go_away cascade')
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' })
    expect((await create()).status).toBe(201)
  },
)

it('answers 503 when the disk of the database is full, and takes the same request when there is room again', async () => {
  await app.db.execute(`create function no_space() returns trigger as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$ language plpgsql`)
  await app.db.execute('create trigger full_disk before insert on events for each row execute function no_space()')
  const create = () =>
    ada.send('POST /api/v1/events', { urlLink: 'example.org' }, { 'idempotency-key': 'on-a-full-disk' })
  const refused = await create()
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  expect((await ada.send('GET /api/v1/events')).status).toBe(200)
  await app.db.execute('drop function no_space cascade')
  expect((await create()).status).toBe(201)
})

it('knows the word for a connection that was lost between two statements', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  // it says so twice
  client.on('error', () => undefined)
  const lost = once(client, 'error')
  await app.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
  await lost
  const error = await client.query('rollback').catch((thrown: unknown) => thrown)
  expect({ error, isUnavailable: isUnavailable(error) }).toMatchObject({ isUnavailable: true })
})
