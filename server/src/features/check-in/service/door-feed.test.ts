import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createLog } from '../../../lib/log.ts'
import { sessions } from '../../../schema/accounts.ts'
import { members } from '../../../schema/teams.ts'
import { signUp } from '../../../test/client.ts'
import { makeList } from '../../../test/door.ts'
import { eventOnSale } from '../../../test/scenario.ts'
import { startTestBed } from '../../../test/test-bed.ts'
import { createDoorFeed } from './door-feed.ts'

const { app, organiser } = await startTestBed()
const team = organiser.me.lastTeam
const { id: eventId } = await eventOnSale(organiser, { types: [{ name: 'Stalls', priceCents: 0, capacity: 20 }] })
const { id } = await makeList(organiser, eventId, {})

it.each([
  ['is removed', (account: string) => sql`delete from members where user_id = ${account}`],
  ['gets other events', (account: string) => sql`update members set events = '{}' where user_id = ${account}`],
  ['is signed out', (account: string) => sql`delete from sessions where user_id = ${account}`],
])('ends the open dashboard of a member who %s', { timeout: 5000 }, async (_, change) => {
  const { me } = await signUp(app.publicUrl)
  await app.db.insert(members).values({ teamId: team, userId: me.id, role: 'door' })
  const [session] = await app.db.select().from(sessions).where(eq(sessions.userId, me.id))
  const reader = { team, events: 'all', account: me.id, session: session?.id ?? '' } as const
  const feed = createDoorFeed({ db: app.db, log: createLog('silent'), checkIntervalMs: 20 })
  const stream = (await feed.subscribe(reader, { id, eventId })).getReader()
  const read = async () => new TextDecoder().decode((await stream.read()).value)
  // a heartbeat, and with it a check that it has passed
  for (const expected of ['retry: 2000\n\n', 'event: change\nid: 0\ndata: {}\n\n', ':\n\n', ':\n\n'])
    expect(await read()).toBe(expected)
  await app.db.execute(change(me.id))
  while (!(await stream.read()).done);
  feed.endAll()
})
