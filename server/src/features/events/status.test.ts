import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { signUp } from '../../test/client.ts'
import { tablesReadBy } from '../../test/query-plans.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { upcomingEvents } from './queries.ts'

const app = disposeAfterAll(await startTestApp())

describe('PUT /events/{id}/status', () => {
  const ready = async () => {
    const who = await signUp(app.publicUrl)
    const { id } = await eventOnSale(who, { status: 'test' })
    const to = async (status: string) => (await who.send(`PUT /api/v1/events/${id}/status`, { status })).body
    return { who, id, to }
  }

  it('allows only the transitions of the table', async () => {
    const { to } = await ready()
    expect(await to('Closed')).toMatchObject({ status: 409, code: 'transition-refused' })
    expect(await to('test')).toMatchObject({ status: 'test' })
    expect(await to('On Sale')).toMatchObject({ status: 'On Sale' })
    expect(await to('Closed')).toMatchObject({ status: 'Closed' })
    expect(await to('On Sale')).toMatchObject({ status: 'On Sale' })
    expect(await to('test')).toMatchObject({ status: 'test' })
  })

  it('refuses the sale with everything that the event lacks', async () => {
    const { who, id, to } = await ready()
    await who.send(`PATCH /api/v1/events/${id}`, { dateTba: true })
    await who.send(`PATCH /api/v1/teams/${who.me.lastTeam}`, { imprint: null })
    const [type] = (await who.send(`GET /api/v1/events/${id}/ticket-types`)).body
    await who.send(`DELETE /api/v1/ticket-types/${type.id}`)
    expect(await to('On Sale')).toMatchObject({
      code: 'not-ready',
      errors: [{ code: 'date-open' }, { code: 'imprint-missing' }, { code: 'no-ticket-type' }],
    })
  })

  it('keeps the date and the imprint of an event on sale', async () => {
    const { who, id, to } = await ready()
    await to('On Sale')
    const open = await who.send(`PATCH /api/v1/events/${id}`, { dateTba: true })
    expect(open.body).toMatchObject({ status: 409, code: 'not-ready', errors: [{ code: 'date-open' }] })
    const imprintGone = await who.send(`PATCH /api/v1/teams/${who.me.lastTeam}`, { imprint: null })
    expect(imprintGone.body).toMatchObject({ status: 409, code: 'conflict' })
  })
})

describe('GET /events/upcoming', () => {
  it('has events that have begun and are not over, and looks at no past ones, however many there are', async () => {
    const who = await signUp(app.publicUrl)
    const team = who.me.lastTeam
    const add = (name: string, begin: string, end: string | null, count = 1) =>
      app.db.execute(sql`
        insert into events (id, team_id, name, slug, date, ends_at, date_tba, time_zone, status, currency)
        select 'evt_' || ${name} || n, ${team}, ${name}, ${name} || n, now() + ${begin}::interval, now() + ${end}::interval,
          false, 'Europe/Berlin', 'On Sale', 'EUR' from generate_series(1, ${count}::int) n`)
    await add('exhibition', '-30 days', '30 days')
    await add('fair', '-40 days', '-30 days', 20)
    await add('night', '-2 hours', '2 hours')
    await add('lunch', '-2 hours', '-1 hour')
    await add('short', '-2 hours', null)
    await add('later', '2 hours', null)
    await add('past', '-400 days', null, 3000)
    await add('far', '400 days', '401 days', 3000)
    await app.db.execute(sql`analyze events`)
    const { body } = await who.send('GET /api/v1/events/upcoming')
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['exhibition', 'night', 'later', 'far', 'far'])
    const scope = { team, role: 'owner', events: 'all', account: who.me.id } as never
    const reads = await tablesReadBy(app.databaseUrl, (db) => upcomingEvents(db, scope))
    expect(reads.reduce((sum, { table, rows }) => sum + (table === 'events' ? rows : 0), 0)).toBeLessThan(60)
  })
})
