import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Outbound } from '../../lib/outbound/outbound.ts'
import { openOutbound } from '../../lib/outbound/outbound.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import type { Organiser } from '../../test/visitor.ts'
import { signUp } from '../../test/visitor.ts'
import { openAuthority } from '../../test/website/certificate.ts'
import type { Website } from '../../test/website/website.ts'
import { openWebsite } from '../../test/website/website.ts'
import { recordChecks } from './commands/record.ts'
import { forgetOldChecks, takeDueWebsites } from './commands.ts'
import { checkWebsite, checkWebsites } from './tasks.ts'

const authority = openAuthority()

let house: House
let ada: Organiser
let site: Website
/** The website as an organiser would type it: under a name that everybody knows. */
let address: string

const outboundTo = (...sites: Website[]) =>
  openOutbound({
    allow: sites.map(({ pair }) => `venue.example:${pair.split(':')[1]}`),
    resolve: async () => ['127.0.0.1'],
    ca: authority.cert,
    limits: { timeoutInMs: 2000 },
  })

const addressOf = ({ url }: Website) => url.replace('127.0.0.1', 'venue.example').replace('localhost', 'venue.example')

beforeAll(async () => {
  house = await openHouse()
  ada = await signUp(house.publicUrl)
})

beforeEach(async () => {
  // each test looks at its own websites only
  await house.db.execute(sql`delete from events`)
  site = await openWebsite()
  address = `${addressOf(site)}/`
  return () => site[Symbol.asyncDispose]()
})

afterAll(() => house[Symbol.asyncDispose]())

async function eventAt(urlLink: string): Promise<string> {
  const { body } = await ada.send('POST /api/v1/events', { title: 'Hof', urlLink })
  return body.id
}

const siteOf = async (id: string) => (await ada.send(`GET /api/v1/events/${id}/site`)).body.website

/** Does what the task does, as often as something is due. */
const check = (outbound: Pick<Outbound, 'visit'> = outboundTo(site), at: House = house) =>
  checkWebsites({ db: at.db, log: at.log, outbound, stopping: new AbortController().signal })

/** Lets time pass: whatever is written about the websites is so much older. */
async function pass(seconds: number): Promise<void> {
  const older = (column: string) => sql.raw(`${column} = ${column} - interval '${seconds} seconds'`)
  const moments = ['since', 'odd_since', 'next_check_at', 'claimed_at', 'asked_at', 'checked_at', 'change_told_at']
  await house.db.execute(sql`update websites set ${sql.join(moments.map(older), sql`, `)}`)
  await house.db.execute(sql`update website_checks set ${older('at')}`)
}

/** What the inbox was told about an event. */
async function toldOf(id: string): Promise<{ kind: string; data: Record<string, unknown> }[]> {
  const { rows } = await house.db.execute<{ kind: string; data: Record<string, unknown> }>(
    sql`select m.kind, m.data from messages m join threads t on t.id = m.thread_id where t.event_id = ${id} order by m.position`,
  )
  return rows
}

describe('a website', () => {
  it('is checked soon after its event was made', async () => {
    const id = await eventAt(address)
    expect(await siteOf(id)).toMatchObject({ url: address, state: 'unchecked', checking: false, days: [], changes: [] })
    await check()
    expect(await siteOf(id)).toMatchObject({
      state: 'up',
      status: 200,
      title: 'Hofkonzert',
      firstByteMs: expect.any(Number),
      checkedAt: expect.any(String),
      days: [{ checks: 1, down: 0, averageMs: expect.any(Number) }],
      responseTimes: [{ checks: 1, failed: 0 }],
      changes: [{ kind: 'up' }],
    })
    expect(site.asked).toEqual(['/'])
  })

  it('is left alone until it is due again', async () => {
    await eventAt(address)
    await check()
    await pass(284)
    await check()
    expect(site.asked).toHaveLength(1)
    await pass(32)
    await check()
    expect(site.asked).toHaveLength(2)
  })

  it('is down after two failures, up after two answers, and the inbox tells both', async () => {
    const id = await eventAt(address)
    await check()
    site.answerAs('/status/503')
    await pass(320)
    await check()
    expect(await siteOf(id)).toMatchObject({ state: 'up', failure: 'server-unavailable', status: 503 })
    expect((await ada.send(`GET /api/v1/events/${id}`)).body.siteState).toBe('not-connected')
    await pass(60)
    await check()
    expect(await siteOf(id)).toMatchObject({ state: 'down', days: [{ checks: 3, down: 2 }] })
    expect((await ada.send(`GET /api/v1/events/${id}`)).body.siteState).toBe('website-down')
    expect((await ada.send('GET /api/v1/events/upcoming')).body).toEqual([
      { id, name: 'Hof', siteState: 'website-down' },
    ])
    site.answerAs(undefined)
    for (const seconds of [320, 60]) {
      await pass(seconds)
      await check()
    }
    const { state, failure, changes, days } = await siteOf(id)
    expect({ state, failure }).toEqual({ state: 'up', failure: undefined })
    // down it was from the first failure to the first answer
    expect(days).toMatchObject([{ checks: 5, down: 2 }])
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['up', 'down', 'up'])
    expect(await toldOf(id)).toEqual([
      { kind: 'website-down', data: { url: address, failure: 'server-unavailable', status: 503 } },
      { kind: 'website-up', data: { url: address, downSince: expect.any(String) } },
    ])
  })

  it.each([
    ['/status/404', 'page-not-found'],
    ['/status/403', 'access-refused'],
    ['/status/500', 'server-error'],
    ['/reset', 'reset'],
    ['/loop', 'too-many-redirects'],
    ['/to/http%3A%2F%2F169.254.169.254%2F', 'address-blocked'],
    ['/endless', 'body-too-large'],
    ['/garbage', 'invalid-answer'],
  ])('that answers as %s says %s', async (way, failure) => {
    site.answerAs(way)
    const id = await eventAt(address)
    await check()
    expect(await siteOf(id)).toMatchObject({ state: 'unchecked', failure, days: [{ checks: 1, down: 1 }] })
  })

  it('that has a certificate says when it ends, and the inbox tells it in time', async () => {
    const until = new Date(Math.floor(Date.now() / 1000) * 1000 + 10 * 24 * 60 * 60 * 1000)
    await using secure = await openWebsite(authority.sign({ host: 'venue.example', until }))
    const id = await eventAt(addressOf(secure))
    for (const _ of [1, 2]) {
      await check(outboundTo(secure))
      await pass(320)
    }
    expect(await siteOf(id)).toMatchObject({ state: 'up', certificateExpiresAt: until.toISOString() })
    expect(await toldOf(id)).toEqual([
      { kind: 'certificate-expiring', data: { url: `${addressOf(secure)}/`, expiresAt: until.toISOString() } },
    ])
  })

  it('that shows something else has a history of it', async () => {
    const id = await eventAt(address)
    await check()
    site.show({ title: 'Hallenkonzert', text: 'Every Sunday.' })
    for (const _ of [1, 2]) {
      await pass(320)
      await check()
    }
    expect((await siteOf(id)).changes).toMatchObject([
      { kind: 'content' },
      { kind: 'title', from: 'Hofkonzert', to: 'Hallenkonzert' },
      { kind: 'up' },
    ])
    expect(await toldOf(id)).toEqual([{ kind: 'page-changed', data: { page: 'website', title: 'Hallenkonzert' } }])
  })

  it('at another address begins afresh, also while it is being checked', async () => {
    const id = await eventAt(`${address}status/500`)
    await check()
    await pass(60)
    const [claimed] = await takeDueWebsites(house.db, 10)
    await ada.send(`PATCH /api/v1/events/${id}`, { websiteUrl: address })
    if (claimed) await recordChecks(house.db, [await checkWebsite(outboundTo(site), claimed)])
    expect(await siteOf(id)).toMatchObject({
      url: address,
      state: 'unchecked',
      days: [],
      responseTimes: [],
      changes: [{ kind: 'address', from: `${address}status/500`, to: address }],
    })
    expect(await toldOf(id)).toEqual([])
    await check()
    expect((await siteOf(id)).state).toBe('up')
  })

  it('is checked at once when somebody asks for it, but not more than every ten seconds', async () => {
    const id = await eventAt(address)
    await check()
    await pass(11)
    expect((await ada.send(`POST /api/v1/events/${id}/site/check`)).status).toBe(202)
    expect((await siteOf(id)).checking).toBe(true)
    await check()
    expect((await siteOf(id)).checking).toBe(false)
    await ada.send(`POST /api/v1/events/${id}/site/check`)
    await check()
    expect(site.asked).toHaveLength(2)
    await pass(11)
    await check()
    expect(site.asked).toHaveLength(3)
  })

  it('of another team is not found', async () => {
    const id = await eventAt(address)
    const bob = await signUp(house.publicUrl)
    for (const call of ['GET /api/v1/events/{id}/site', 'POST /api/v1/events/{id}/site/check'])
      expect((await bob.send(call.replace('{id}', id))).status).toBe(404)
  })
})

describe('the work', () => {
  const events = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => eventAt(`${address}?${at}`)))

  it('is shared by processes: each website is one’s to check', async () => {
    await using other = await openHouse({}, { databaseUrl: house.databaseUrl })
    await events(40)
    await Promise.all([check(), check(outboundTo(site), other)])
    expect(site.asked.length).toBe(40)
    expect(new Set(site.asked).size).toBe(40)
  })

  it('of a process that died is done by another after its lease', async () => {
    await events(3)
    expect(await takeDueWebsites(house.db, 10)).toHaveLength(3)
    await check()
    expect(site.asked).toEqual([])
    await pass(60)
    await check()
    expect(site.asked).toHaveLength(3)
  })

  it('of one that was slow counts for nothing when another has taken it since', async () => {
    const [id = ''] = await events(1)
    const [slow] = await takeDueWebsites(house.db, 10)
    await pass(60)
    await check()
    const before = await siteOf(id)
    site.answerAs('/status/500')
    if (slow) await recordChecks(house.db, [await checkWebsite(outboundTo(site), slow)])
    expect(await siteOf(id)).toEqual(before)
  })

  it('that is under way when the process ends is given back', async () => {
    const [id = ''] = await events(1)
    site.answerAs('/hang')
    const ending = new AbortController()
    const begun = checkWebsites({ db: house.db, log: house.log, outbound: outboundTo(site), stopping: ending.signal })
    await expect.poll(() => site.asked.length).toBe(1)
    ending.abort()
    await begun
    site.answerAs(undefined)
    await check()
    expect((await siteOf(id)).state).toBe('up')
  })

  it('is done for all the others when one can not be written down', async () => {
    const [gone = '', kept = ''] = await events(2)
    const claimed = await takeDueWebsites(house.db, 10)
    const checked = await Promise.all(claimed.map((website) => checkWebsite(outboundTo(site), website)))
    await ada.send(`DELETE /api/v1/events/${gone}`)
    await recordChecks(house.db, checked)
    expect((await siteOf(kept)).state).toBe('up')
  })
})

it('single checks are forgotten after two days, days after ninety, changes after a year', async () => {
  const id = await eventAt(address)
  await check()
  await house.db.execute(sql`insert into website_checks (event_id, at, failed)
    select ${id}, now() - interval '2 days' - n * interval '1 minute', false from generate_series(1, 5) n`)
  await house.db.execute(sql`insert into website_days (event_id, date, checks, down, answered, total_ms)
    select ${id}, current_date - n, 1, 0, 1, 5 from generate_series(85, 120) n`)
  await house.db.execute(sql`insert into website_changes (id, event_id, at, kind, data)
    values ('wch_old', ${id}, now() - interval '367 days', 'content', '{}')`)
  await forgetOldChecks(house.db)
  const left = async (table: string) =>
    (await house.db.execute(sql.raw(`select count(*)::int as n from ${table}`))).rows[0]?.['n']
  expect(await left('website_checks')).toBe(1)
  expect(await left('website_changes')).toBe(1)
  expect(await left('website_days')).toBe(8)
  expect((await siteOf(id)).days.length).toBeLessThanOrEqual(90)
})
