import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import type { TestClient } from '../../test/client.ts'
import { signUp } from '../../test/client.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import { createAuthority } from '../../test/website/certificate.ts'
import { startWebsiteStandIn } from '../../test/website/website.ts'
import { addressOf, outboundTo, startWebsiteBed } from '../../test/website/website-bed.ts'
import { notify } from '../inbox/commands.ts'
import { recordChecks } from './commands/record-checks.ts'
import { deleteOldChecks, leaseDueWebsites } from './commands.ts'
import { checkWebsite, checkWebsites } from './tasks.ts'

const authority = createAuthority()
const certificateUntil = new Date(Math.floor(Date.now() / 1000) * 1000 + 10 * 24 * 60 * 60 * 1000)
const secure = disposeAfterAll(
  await startWebsiteStandIn(authority.sign({ host: 'venue.example', until: certificateUntil })),
)

const {
  app,
  organiser: ada,
  site,
  address,
  eventAt,
  check,
  siteOf,
  elapse,
  messagesAbout,
  reference,
  processOf,
} = await startWebsiteBed([secure])

describe('a website', () => {
  it('is checked soon after its event is created', async () => {
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

  it('has a history that ends today in the time zone of the team', async () => {
    const id = await eventAt(address)
    for (const timeZone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
      await ada.ok(`PATCH /api/v1/teams/${ada.me.lastTeam}`, { timeZone })
      expect((await siteOf(id)).today).toBe(new Date().toLocaleDateString('sv', { timeZone }))
    }
  })

  it('is not checked again until it is due', async () => {
    await eventAt(address)
    await check()
    await elapse(284)
    await check()
    expect(site.asked).toHaveLength(1)
    await elapse(32)
    await check()
    expect(site.asked).toHaveLength(2)
  })

  it('is down after two failures and up after two successes, with a message in the inbox for each', async () => {
    const id = await eventAt(address)
    await check()
    site.answerAs('/status/503')
    await elapse(320)
    await check()
    expect(await siteOf(id)).toMatchObject({ state: 'up', failure: 'server-unavailable', status: 503 })
    expect((await ada.send(`GET /api/v1/events/${id}`)).body.siteState).toBe('not-connected')
    await elapse(60)
    await check()
    expect(await siteOf(id)).toMatchObject({ state: 'down', days: [{ checks: 3, down: 2 }] })
    expect((await ada.send(`GET /api/v1/events/${id}`)).body.siteState).toBe('website-down')
    expect((await ada.send('GET /api/v1/events/upcoming')).body).toEqual([
      { id, name: 'Hof', siteState: 'website-down' },
    ])
    // a change of its Notion page is a conversation of its own
    const notion = { teamId: ada.me.lastTeam, eventId: id, dedupeKey: `notion:${id}`, kind: 'page-changed' } as const
    await notify(app.db, { ...notion, data: { page: 'notion', title: 'Hof' } })
    const threads = (await ada.send(`GET /api/v1/inbox?event=${id}`)).body
    expect(threads.map((thread: { messages: number }) => thread.messages)).toEqual([1, 1])
    await app.db.execute(sql`delete from threads where dedupe_key = ${notion.dedupeKey}`)
    site.answerAs(undefined)
    for (const seconds of [320, 60]) {
      await elapse(seconds)
      await check()
    }
    const { state, failure, changes, days } = await siteOf(id)
    expect({ state, failure }).toEqual({ state: 'up', failure: undefined })
    // the website was down from the first failure to the first success
    expect(days).toMatchObject([{ checks: 5, down: 2 }])
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['up', 'down', 'up'])
    expect(await messagesAbout(id)).toEqual([
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
    ['/garbage', 'invalid-answer'],
  ])('that responds as %s has the failure %s', async (way, failure) => {
    site.answerAs(way)
    const id = await eventAt(address)
    await check()
    expect(await siteOf(id)).toMatchObject({ state: 'unchecked', failure, days: [{ checks: 1, down: 1 }] })
  })

  it.each(['/endless', '/large'])('that sends more than 2 MiB is judged by what was read: %s', async (way) => {
    const id = await eventAt(address)
    await check()
    site.answerAs(way)
    for (const _ of [1, 2, 3]) {
      await elapse(320)
      await check()
    }
    const { state, failure, changes } = await siteOf(id)
    expect({ state, failure, changes }).toMatchObject({ state: 'up', failure: undefined })
    // the same bytes are judged every time, however they arrive
    expect(changes.map(({ kind }: { kind: string }) => kind)).toEqual(['content', 'title', 'up'])
  })

  it('that has a certificate shows when it expires, and the inbox warns in time', async () => {
    const id = await eventAt(addressOf(secure))
    for (const _ of [1, 2]) {
      await check(outboundTo([secure], authority.cert))
      await elapse(320)
    }
    expect(await siteOf(id)).toMatchObject({ state: 'up', certificateExpiresAt: certificateUntil.toISOString() })
    expect(await messagesAbout(id)).toEqual([
      {
        kind: 'certificate-expiring',
        data: { url: addressOf(secure), expiresAt: certificateUntil.toISOString() },
      },
    ])
  })

  it('that changes its content has a history', async () => {
    const id = await eventAt(address)
    await check()
    site.show({ title: 'Hallenkonzert', text: 'Every Sunday.' })
    for (const _ of [1, 2]) {
      await elapse(320)
      await check()
    }
    expect((await siteOf(id)).changes).toMatchObject([
      { kind: 'content' },
      { kind: 'title', from: 'Hofkonzert', to: 'Hallenkonzert' },
      { kind: 'up' },
    ])
    expect(await messagesAbout(id)).toEqual([
      { kind: 'page-changed', data: { page: 'website', title: 'Hallenkonzert' } },
    ])
  })

  it('with another URL starts again, also during a check', async () => {
    const id = await eventAt(`${address}status/500`)
    await check()
    await elapse(320)
    const [leased] = await leaseDueWebsites(app.db, 10)
    await ada.send(`PATCH /api/v1/events/${id}`, { websiteUrl: address })
    if (leased) await recordChecks(app.db, [await checkWebsite(outboundTo([site]), leased)])
    expect(await siteOf(id)).toMatchObject({
      url: address,
      state: 'unchecked',
      days: [],
      responseTimes: [],
      changes: [{ kind: 'address', from: `${address}status/500`, to: address }],
    })
    expect(await messagesAbout(id)).toEqual([])
    await check()
    expect((await siteOf(id)).state).toBe('up')
  })

  it('is checked at once on request, but at most every ten seconds', async () => {
    const id = await eventAt(address)
    await check()
    await elapse(11)
    expect((await ada.send(`POST /api/v1/events/${id}/site/check`)).status).toBe(202)
    expect((await siteOf(id)).checking).toBe(true)
    await check()
    expect((await siteOf(id)).checking).toBe(false)
    await ada.send(`POST /api/v1/events/${id}/site/check`)
    await check()
    expect(site.asked).toHaveLength(2)
    await elapse(11)
    await check()
    expect(site.asked).toHaveLength(3)
  })

  it('of a port that is not watched is refused, unless the operator allows it; an older one stays', async () => {
    const refused = await ada.send('POST /api/v1/events', { title: 'Hof', urlLink: 'http://venue.example:8080' })
    expect(refused.body.errors).toMatchObject([{ path: 'body.urlLink', code: 'address-port' }])
    const id = await eventAt(address)
    const change = (changes: object) => ada.send(`PATCH /api/v1/events/${id}`, changes)
    expect((await change({ websiteUrl: 'http://venue.example:22' })).body.errors).toMatchObject([
      { path: 'body.websiteUrl', code: 'address-port' },
    ])
    await app.db.execute(sql`update events set website_url = 'http://venue.example:8080/' where id = ${id}`)
    expect((await change({ websiteUrl: 'http://venue.example:8080', name: 'Hall' })).body.name).toBe('Hall')
  })

  it('of another team is not found', async () => {
    const id = await eventAt(address)
    const bob = await signUp(app.publicUrl)
    for (const call of ['GET /api/v1/events/{id}/site', 'POST /api/v1/events/{id}/site/check'])
      expect((await bob.send(call.replace('{id}', id))).status).toBe(404)
  })
})

describe('checking', () => {
  const events = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => eventAt(`${address}?${at}`)))

  it('is shared by processes: each website is leased to one of them', async () => {
    await using other = await startTestApp({}, { databaseUrl: app.databaseUrl })
    await events(40)
    await Promise.all([check(), check(outboundTo([site]), other)])
    expect(site.asked.length).toBe(40)
    expect(new Set(site.asked).size).toBe(40)
  })

  it('continues in another process when the lease of a crashed one ends', async () => {
    await events(3)
    expect(await leaseDueWebsites(app.db, 10)).toHaveLength(3)
    await check()
    expect(site.asked).toEqual([])
    await elapse(60)
    await check()
    expect(site.asked).toHaveLength(3)
  })

  it('discards a slow check when another process has leased the website since', async () => {
    const [id = ''] = await events(1)
    const [slow] = await leaseDueWebsites(app.db, 10)
    await elapse(60)
    await check()
    const before = await siteOf(id)
    site.answerAs('/status/500')
    if (slow) await recordChecks(app.db, [await checkWebsite(outboundTo([site]), slow)])
    expect(await siteOf(id)).toEqual(before)
  })

  it('releases the websites of running checks when the process stops', async () => {
    const [id = ''] = await events(1)
    site.answerAs('/hang')
    const ending = new AbortController()
    const run = checkWebsites({
      ...app,
      outbound: outboundTo([site]),
      stopping: ending.signal,
      progress: () => undefined,
    })
    await expect.poll(() => site.asked.length).toBe(1)
    ending.abort()
    await run
    site.answerAs(undefined)
    await check()
    expect((await siteOf(id)).state).toBe('up')
  })

  it('records the other checks when one of them is discarded', async () => {
    const [deletedId = '', keptId = ''] = await events(2)
    const leased = await leaseDueWebsites(app.db, 10)
    const checks = await Promise.all(leased.map((website) => checkWebsite(outboundTo([site]), website)))
    await ada.send(`DELETE /api/v1/events/${deletedId}`)
    await recordChecks(app.db, checks)
    expect((await siteOf(keptId)).state).toBe('up')
  })
})

describe('when most checks fail at once', () => {
  const listening = (on: boolean) => Promise.all([site.listening(on), reference.listening(on)])
  const inboxOf = async (member: TestClient) =>
    (await member.send('GET /api/v1/inbox')).body.map(
      ({ last, messages }: { last: { kind: string }; messages: number }) => `${last.kind} (${messages})`,
    )
  const internet = async () => (await ada.send('GET /api/v1/installation')).body.checks.internet
  /** Two checks by each of these processes. */
  async function checkTwiceBy(...processes: ReturnType<typeof processOf>[]) {
    for (const seconds of [320, 75]) {
      await elapse(seconds)
      await Promise.all(processes.map((each) => check(outboundTo([site]), each)))
    }
  }

  it('they count as down while another address answers', async () => {
    const own = processOf(app)
    const ids = [await eventAt(address), await eventAt(`${address}?2`)]
    await check(outboundTo([site]), own)
    await site.listening(false)
    await checkTwiceBy(own)
    for (const id of ids) expect(await siteOf(id)).toMatchObject({ state: 'down', failure: 'refused' })
    expect(await inboxOf(ada)).toEqual(['website-down (1)', 'website-down (1)'])
    // one request serves all checks that fail together
    expect(reference.asked.length).toBeLessThan(3)
    await site.listening(true)
  })

  it('none is judged while no other address answers; the operator is notified once, and when it is over', async () => {
    await using other = await startTestApp({}, { databaseUrl: app.databaseUrl })
    const processes = [processOf(app), processOf(other)]
    const bob = await signUp(app.publicUrl)
    await bob.send('POST /api/v1/events', { title: 'Hall', urlLink: `${address}?bob` })
    const ids = [await eventAt(address), await eventAt(`${address}?2`), await eventAt(`${address}?3`)]
    await check()
    expect(await internet()).toBe('ok')
    await listening(false)
    for (const _ of [1, 2]) await checkTwiceBy(...processes)
    for (const id of ids) {
      const { state, failure, notJudgedSince, days } = await siteOf(id)
      expect({ state, failure, notJudgedSince, days }).toMatchObject({
        state: 'up',
        failure: undefined,
        notJudgedSince: expect.any(String),
        days: [{ checks: 1, down: 0 }],
      })
    }
    expect([await inboxOf(ada), await inboxOf(bob), await internet()]).toEqual([['connection-lost (1)'], [], 'failing'])
    await listening(true)
    // an answer ends the alert, but not while a process has found itself without a connection of late
    for (const _ of [1, 2]) await checkTwiceBy(processOf(app))
    for (const id of ids) expect(await siteOf(id)).not.toHaveProperty('notJudgedSince')
    expect([await inboxOf(ada), await inboxOf(bob), await internet()]).toEqual([['connection-back (2)'], [], 'ok'])
  })

  it('none is left without an answer to a member who asked for a check', async () => {
    const id = await eventAt(address)
    await check()
    await listening(false)
    await elapse(11)
    await ada.send(`POST /api/v1/events/${id}/site/check`)
    await check(outboundTo([site]), processOf(app))
    expect(await siteOf(id)).toMatchObject({ checking: false, notJudgedSince: expect.any(String) })
    await listening(true)
  })
})

it('checks are deleted after two days, days after ninety days, changes after a year', async () => {
  const id = await eventAt(address)
  await check()
  const website = sql`(select website_id from event_websites where event_id = ${id})`
  await app.db.execute(sql`insert into website_checks (website_id, at, failed)
    select ${website}, now() - interval '2 days' - n * interval '1 minute', false from generate_series(1, 5) n`)
  await app.db.execute(sql`insert into website_days (website_id, date, checks, down, answered, total_ms)
    select ${website}, current_date - n, 1, 0, 1, 5 from generate_series(85, 120) n`)
  await app.db.execute(sql`insert into website_changes (id, website_id, at, kind, data)
    values ('wch_old', ${website}, now() - interval '367 days', 'content', '{}')`)
  await deleteOldChecks(app.db)
  const countRows = async (table: string) =>
    (await app.db.execute(sql.raw(`select count(*)::int as n from ${table}`))).rows[0]?.['n']
  expect(await countRows('website_checks')).toBe(1)
  expect(await countRows('website_changes')).toBe(1)
  expect(await countRows('website_days')).toBe(8)
  expect((await siteOf(id)).days.length).toBeLessThanOrEqual(90)
})
