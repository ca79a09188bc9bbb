import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { signUp } from '../../test/client.ts'
import { tablesReadBy } from '../../test/query-plans.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { listEvents } from './queries.ts'

const app = disposeAfterAll(await startTestApp())

it('lists the events to come without a look at those of former years, however many there are', async () => {
  const who = await signUp(app.publicUrl)
  const team = who.me.lastTeam
  const add = (name: string, begin: string, count: number, tba = false) =>
    app.db.execute(sql`
      with added as (
        insert into events (id, team_id, name, slug, date, date_tba, time_zone, status, currency)
        select 'evt_' || ${name} || n, ${team}, ${name}, ${name} || n, now() + ${begin}::interval, ${tba},
          'Europe/Berlin', 'On Sale', 'EUR' from generate_series(1, ${count}::int) n returning id)
      insert into inventory (id, event_id, kind) select id, id, 'event' from added`)
  await add('later', '2 hours', 8)
  await add('open', '0', 2, true)
  await add('past', '-400 days', 3000)
  await app.db.execute(sql`analyze events`)
  await app.db.execute(sql`analyze inventory`)
  const scope = { team, role: 'owner', events: 'all', account: who.me.id } as never
  for (const sort of ['next', 'date', 'name', 'status'] as const) {
    const reads = await tablesReadBy(app.databaseUrl, async (db) => {
      const { items, total } = await listEvents(db, scope, { when: 'ahead', sort, limit: 20 })
      expect([items.length, total]).toEqual([10, 10])
    })
    const ofEvents = reads.filter(({ table }) => table === 'events')
    expect(ofEvents.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(50)
  }
})
