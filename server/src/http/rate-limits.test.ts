import { ProblemError } from '@foyer/contract/http/problem-error'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../lib/db.ts'
import { rateLimits } from '../schema/rate-limits.ts'
import { formKey } from '../storefront/test/form.ts'
import type { TestApp } from '../test/app.ts'
import { startTestApp } from '../test/app.ts'
import { testClient } from '../test/client.ts'
import { mailedToken, mailsTo } from '../test/mails.ts'
import { statementsOf } from '../test/query-plans.ts'
import { raceOnLock } from '../test/race-on-lock.ts'
import { eventOnSale } from '../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../test/test-bed.ts'
import { consumeRateLimit, consumeRateLimits, isOverLimit } from './rate-limits.ts'

// this machine is the proxy, so the tests may send `X-Forwarded-For`
const behindProxy = { LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' }

const { app, organiser: ada } = await startTestBed(behindProxy)
const other = disposeAfterAll(await startTestApp(behindProxy, { databaseUrl: app.databaseUrl }))
beforeEach(async () => {
  await app.db.delete(rateLimits)
})

const refusedAt = async (tries: number, take: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < tries; n++) {
    const refused = await take(n).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (refused instanceof ProblemError && refused.code === 'rate-limited') return n
    if (refused) throw refused
  }
  return undefined
}

describe('consumeRateLimit', () => {
  it('counts per account and address, per address, and per account', async () => {
    const signIn = (address: string, account: string) => consumeRateLimit(app, 'sign-in', { address, account })
    expect(await refusedAt(20, () => signIn('192.0.2.1', 'a@example.test'))).toBe(10)
    expect(await refusedAt(1, () => signIn('192.0.2.2', 'a@example.test'))).toBeUndefined()
    expect(await refusedAt(200, (n) => signIn('192.0.2.3', `${n}@example.test`))).toBe(100)
    expect(await refusedAt(200, (n) => signIn(`198.51.100.${n}`, 'b@example.test'))).toBe(100)
  })

  it('counts an IPv6 network of 64 bits as one address', async () => {
    const signUpFrom = (address: string) => consumeRateLimit(app, 'sign-up', { address })
    expect(await refusedAt(30, (n) => signUpFrom(`2001:db8:1:2::${n}`))).toBe(20)
    expect(await refusedAt(1, () => signUpFrom('2001:db8:1:3::1'))).toBeUndefined()
    expect(await refusedAt(30, () => signUpFrom('::ffff:192.0.2.9'))).toBe(20)
    expect(await refusedAt(1, () => signUpFrom('192.0.2.9'))).toBe(0)
  })

  it('allows as many concurrent requests as sequential ones, at two processes', async () => {
    const tries = Array.from({ length: 40 }, (_, n) =>
      consumeRateLimit(n % 2 ? app : other, 'sign-in', { address: '192.0.2.4', account: 'c@example.test' }).catch(
        () => 'no',
      ),
    )
    expect((await Promise.all(tries)).filter((outcome) => outcome !== 'no')).toHaveLength(10)
  })

  it('allows the first of concurrent requests', async () => {
    const asked = { address: '192.0.2.7', account: 'e@example.test' }
    const tries = Array.from({ length: 30 }, () =>
      consumeRateLimit(app, 'support', asked).then(
        () => true,
        () => false,
      ),
    )
    const outcomes = await Promise.all(tries)
    expect(outcomes).toEqual(outcomes.map((_, at) => at < 10))
  })

  it('is undone with its transaction, whose commit still waits for the disk', async () => {
    const asked = { address: '192.0.2.8', account: 'f@example.test' }
    const settingIn = async (db: Db) => (await db.execute(sql`show synchronous_commit`)).rows
    const outside = await settingIn(app.db)
    await app.db
      .transaction(async (tx) => {
        await consumeRateLimit({ ...app, db: tx }, 'support', asked)
        expect(await settingIn(tx)).toEqual(outside)
        throw new Error('rolled back')
      })
      .catch(() => undefined)
    expect(await refusedAt(11, () => consumeRateLimit(app, 'support', asked))).toBe(10)
  })

  it('counts no request against an account from an address over its limit', async () => {
    const attack = { address: '192.0.2.5', account: 'victim@example.test' }
    await refusedAt(300, () => consumeRateLimit(app, 'sign-in', attack).then(() => undefined))
    for (let n = 0; n < 300; n++) await consumeRateLimit(app, 'sign-in', attack).catch(() => undefined)
    const owner = { address: '203.0.113.1', account: 'victim@example.test' }
    await expect(consumeRateLimit(app, 'sign-in', owner)).resolves.toBeTypeOf('function')
  })

  it('counts no mail against its recipient from an address over its limit', async () => {
    const from = (address: string, account: string) => consumeRateLimit(app, 'order-mail', { address, account })
    const others = Array.from({ length: 600 }, (_, n) => from('192.0.2.20', `g${n}@example.test`))
    await Promise.all(others)
    for (let n = 0; n < 25; n++) await from('192.0.2.20', 'h@example.test').catch(() => undefined)
    await expect(from('203.0.113.2', 'h@example.test')).resolves.toBeTypeOf('function')
  })

  it('counts concurrent requests against an account only as far as their address is within its limit', async () => {
    const attack = { address: '192.0.2.10', account: 'target@example.test' }
    const mail = () =>
      consumeRateLimits(app, [
        ['reserve', { address: attack.address }],
        ['order-mail', attack],
      ] as const)
    await app.db.delete(rateLimits)
    await mail()
    await app.db.execute(sql`update rate_limits set count = 598`)
    await app.db.execute(sql`update rate_limits set count = 0 where resets_at > now() + interval '20 minutes'`)
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () =>
        mail().then(
          () => true,
          () => false,
        ),
      ),
    )
    expect(outcomes).toEqual(outcomes.map((_, at) => at < 2))
    const { rows } = await app.db.execute<{ count: number }>(sql`select count from rate_limits order by count`)
    expect(rows.map(({ count }) => count)).toEqual([2, 2, 628])
  })

  it('takes one statement for all limits of an order, and refunds those of the last action', async () => {
    const buyer = { address: '192.0.2.11', account: 'g@example.test' }
    const order = [
      ['reserve', { address: buyer.address }],
      ['order-mail', buyer],
    ] as const
    const statements = await statementsOf(app.databaseUrl, (db) => consumeRateLimits({ ...app, db }, order))
    expect(statements).toHaveLength(1)
    await (await consumeRateLimits(app, order))()
    const { rows } = await app.db.execute<{ count: number }>(sql`select count from rate_limits order by count`)
    expect(rows.map(({ count }) => count)).toEqual([1, 1, 2])
  })

  it('says how long to wait, and opens again when the window is over', async () => {
    const asked = { account: 'usr_1' }
    await refusedAt(11, () => consumeRateLimit(app, 'support', asked))
    const refused = await consumeRateLimit(app, 'support', asked).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'rate-limited', details: { retryAfter: expect.any(Number) } })
    // `as`: matched above
    const { retryAfter } = (refused as ProblemError).details
    expect(retryAfter).toBeGreaterThan(3500)
    expect(retryAfter).toBeLessThanOrEqual(3600)
    await app.db.update(rateLimits).set({ resetsAt: sql`now() - interval '1 second'` })
    expect(await refusedAt(20, () => consumeRateLimit(app, 'support', asked))).toBe(10)
  })

  it('tells callers that ask at the same time who is over a limit, in one statement', async () => {
    const addresses = ['192.0.2.20', '192.0.2.21', '192.0.2.22']
    await refusedAt(500, () => consumeRateLimit(app, 'promo-code', { address: '192.0.2.21' }))
    const ask = async (db: Db) =>
      await Promise.all(addresses.map((address) => isOverLimit({ ...app, db }, 'promo-code', { address })))
    expect(await ask(app.db)).toEqual([false, true, false])
    expect(await statementsOf(app.databaseUrl, ask)).toHaveLength(1)
    await app.db.update(rateLimits).set({ resetsAt: sql`now() - interval '1 second'` })
    expect(await ask(app.db)).toEqual([false, false, false])
  })

  it('counts the IPv6 networks of one customer together', async () => {
    const guess = (n: number) =>
      consumeRateLimit(app, 'reset-password', { address: `2001:db8:7:${n.toString(16)}::1` }).then(() => undefined)
    expect(await refusedAt(200, guess)).toBe(90)
    const elsewhere = { address: '2001:db8:8::1' }
    await expect(consumeRateLimit(app, 'reset-password', elsewhere)).resolves.toBeTypeOf('function')
  })

  it('stores no readable address', async () => {
    await consumeRateLimit(app, 'sign-in', { address: '192.0.2.6', account: 'd@example.test' })
    expect(JSON.stringify(await app.db.select().from(rateLimits))).not.toMatch(/192\.0|example/)
  })
})

describe('the seats of an event that one network holds', () => {
  const types = [{ name: 'Seat', priceCents: 0, capacity: 2000, maxPerOrder: 20 }]
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  it('are limited across processes, and leave the others to everybody else', async () => {
    const sale = await eventOnSale(ada, { types })
    const buyers = [testClient(app.publicUrl), testClient(other.publicUrl)]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        sale.requestReservation(20, { ...from(`2001:db8:1:2::${n}`), buyer: buyers[n % 2] }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    const refused = answers.find(({ status }) => status !== 201)
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate-limited', errors: [{ path: 'body.items', code: 'network-limit', limit: 40 }] },
    })
    expect(refused?.headers.get('retry-after')).toBe('60')
    expect(await sale.seats()).toEqual({ held: 40, sold: 0 })
    expect((await sale.requestReservation(10, from('2001:db8:1:3::1'))).status).toBe(201)
  })

  it('are counted after the lock, so that two processes see what the other one reserved', async () => {
    const sale = await eventOnSale(ada, { types: [{ ...types[0], maxPerOrder: 30 }] })
    const reserve = (at: TestApp) => () =>
      sale.requestReservation(30, { ...from('192.0.2.31'), buyer: testClient(at.publicUrl) })
    const answers = await raceOnLock(app, 'inventory', [reserve(app), reserve(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429])
  })

  it('are those of orders without a payment, whose buyers see the reason in the form', async () => {
    const sale = await eventOnSale(ada, { types: [{ ...types[0], priceCents: 500, capacity: 20, maxPerOrder: 6 }] })
    const address = from('192.0.2.30')
    const [first, second] = [await sale.reserve(5, address), await sale.reserve(5, address)]
    const choose = () =>
      sale.buyer.form(`/de/e/${sale.slug}`, { once: formKey, [`quantity.${sale.types[0]}`]: '1' }, address.headers)
    const refused = await choose()
    expect(refused.status).toBe(429)
    expect(refused.body).toContain(
      'Aus Ihrem Netzwerk sind gerade zu viele Tickets reserviert oder noch nicht bezahlt.',
    )
    expect(refused.body).toContain('<option value="1" selected="">')
    // a transfer that may never arrive frees nothing, a payment does
    await sale.complete(first.token)
    expect((await choose()).status).toBe(429)
    await sale.act(first.token, 'mark-paid')
    expect((await choose()).status).toBe(303)
    await sale.reserve(4, address)
    expect((await sale.requestReservation(1, address)).status).toBe(429)
    await sale.buyer.ok(`POST /api/v1/public/orders/${second.token}/cancel`)
    await sale.complete((await sale.reserve(5, address)).token)
    const { rows } = await app.db.execute(sql`select distinct status, network is null as forgotten from orders
      where event_id = ${sale.id} order by status`)
    expect(rows).toEqual([
      { status: 'reserved', forgotten: false },
      { status: 'pending', forgotten: false },
      { status: 'paid', forgotten: true },
      { status: 'cancelled', forgotten: true },
    ])
  })
})

describe('over HTTP', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  /** Uses up every limit of an account for strangers. */
  const consumeAll = async (account: string) => {
    for (let n = 0; n < 101; n++)
      await consumeRateLimit(app, 'sign-in', { address: `198.51.100.${n}`, account }).catch(() => undefined)
  }
  const testClientOf = async (email: string) => {
    const client = testClient(app.publicUrl)
    const account = { name: 'Bob', email, password: 'correct horse battery' }
    await client.ok('POST /api/auth/sign-up/email', account, from('203.0.113.42'))
    return client
  }
  const signIn = (at: TestApp, address: string, password = 'wrong') =>
    testClient(at.publicUrl).send('POST /api/auth/sign-in/email', { email: ada.email, password }, from(address))

  it('stops guessing after ten wrong passwords, at two processes, with 429 and when to come again', async () => {
    const tries = await Promise.all(Array.from({ length: 14 }, (_, n) => signIn(n % 2 ? app : other, '192.0.2.20')))
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10)
    const [late] = tries.filter(({ status }) => status === 429)
    expect(late?.body.code).toBe('rate-limited')
    expect(late?.headers.get('content-type')).toBe('application/problem+json')
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(800)
    // the right password is not tried either: it would tell the guesser
    expect((await signIn(app, '192.0.2.20', ada.password)).status).toBe(429)
    // the owner comes from elsewhere
    expect((await signIn(app, '203.0.113.20', ada.password)).status).toBe(200)
  })

  it('lets a browser in that the account has signed in with, while strangers guess', async () => {
    const owner = testClient(app.publicUrl)
    const signInAs = (client: typeof owner, password: string, address = '203.0.113.40') =>
      client.send('POST /api/auth/sign-in/email', { email: ada.email, password }, from(address))
    expect((await signInAs(owner, ada.password)).status).toBe(200)
    const elsewhere = testClient(app.publicUrl)
    expect((await signInAs(elsewhere, ada.password)).status).toBe(200)
    const cookie = owner.cookies.get('foyer_device') ?? ''
    expect(cookie).not.toContain('example')
    await consumeAll(ada.email)
    const stranger = testClient(app.publicUrl)
    expect((await signInAs(stranger, ada.password, '203.0.113.41')).status).toBe(429)
    expect((await signInAs(owner, ada.password)).status).toBe(200)
    // a forged cookie, another account's, and one that is too long count as none
    const [id = '', signature = ''] = cookie.split('.')
    const bob = await testClientOf('bob@example.test')
    for (const value of [
      `${id}.${'0'.repeat(signature.length)}`,
      `${id}x.${signature}`,
      id,
      `.${signature}`,
      bob.cookies.get('foyer_device') ?? '',
      `${'~'.repeat(50)}${cookie}`,
      'x'.repeat(3000),
    ]) {
      stranger.cookies.set('foyer_device', value)
      expect([value, (await signInAs(stranger, ada.password, '203.0.113.41')).status]).toEqual([value, 429])
    }
    // the device has its own counter: a stolen cookie guesses no faster than anyone else
    for (let n = 0; n < 10; n++) expect((await signInAs(owner, 'wrong')).status).toBe(401)
    expect((await signInAs(owner, ada.password)).status).toBe(429)
    expect((await signInAs(elsewhere, ada.password)).status).toBe(200)
  })

  it('counts only failures', async () => {
    for (let n = 0; n < 12; n++) expect((await signIn(app, '192.0.2.21', ada.password)).status).toBe(200)
  })

  it('does not count what Foyer itself could not do', async () => {
    await app.db.execute(sql`alter table sessions rename to sessions_away`)
    for (let n = 0; n < 11; n++)
      expect((await signIn(app, '192.0.2.25', ada.password)).status).toBeGreaterThanOrEqual(500)
    await app.db.execute(sql`alter table sessions_away rename to sessions`)
    expect((await signIn(app, '192.0.2.25', ada.password)).status).toBe(200)
  })

  it('lets the owner back in at once after a new password', async () => {
    for (let n = 0; n < 11; n++) await signIn(app, '192.0.2.22')
    expect((await signIn(app, '192.0.2.22', ada.password)).status).toBe(429)
    const owner = testClient(app.publicUrl)
    await owner.send('POST /api/auth/request-password-reset', { email: ada.email }, from('192.0.2.22'))
    // strangers asked too often: the owner still has a link that works, and gets the same answer
    for (let n = 0; n < 12; n++)
      await consumeRateLimit(app, 'reset-mail', { address: `198.51.100.${n}`, account: ada.email }).catch(
        () => undefined,
      )
    const again = await owner.send('POST /api/auth/request-password-reset', { email: ada.email }, from('192.0.2.22'))
    expect([again.status, again.body]).toEqual([200, { status: true }])
    expect((await mailsTo(app, ada.email)).filter(({ kind }) => kind === 'resetPassword')).toHaveLength(1)
    const token = await mailedToken(app, ada.email, 'resetPassword')
    const newPassword = 'another horse battery'
    await owner.send('POST /api/auth/reset-password', { token, newPassword }, from('192.0.2.22'))
    expect((await signIn(app, '192.0.2.22', newPassword)).status).toBe(200)
    // strangers go on guessing: the browser in which the password was set gets in
    await consumeAll(ada.email)
    const credentials = { email: ada.email, password: newPassword }
    expect((await owner.send('POST /api/auth/sign-in/email', credentials, from('192.0.2.22'))).status).toBe(200)
    ada.password = newPassword
  })

  it('lets the owner set a new password after 1,000 networks have asked for one, and sends few mails', async () => {
    const email = 'victim@example.test'
    await testClientOf(email)
    const ask = async (address: string) =>
      (await testClient(app.publicUrl).send('POST /api/auth/request-password-reset', { email }, from(address))).status
    const networks = Array.from({ length: 1000 }, (_, n) => `2001:db8:${n.toString(16)}::1`)
    const statuses = new Set<number>()
    while (networks.length > 0)
      for (const status of await Promise.all(networks.splice(0, 25).map(ask))) statuses.add(status)
    expect([...statuses]).toEqual([200])
    expect(await ask('203.0.113.60')).toBe(200)
    expect((await mailsTo(app, email)).filter(({ kind }) => kind === 'resetPassword')).toHaveLength(10)
    const token = await mailedToken(app, email, 'resetPassword')
    const owner = testClient(app.publicUrl)
    await owner.ok(
      'POST /api/auth/reset-password',
      { token, newPassword: 'another horse battery' },
      from('203.0.113.60'),
    )
  })

  it('takes no caller’s word for their address', async () => {
    await using direct = await startTestApp({ LIMITS: 'on' }, { databaseUrl: app.databaseUrl })
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) {
      const headers = {
        ...from(`198.51.100.${n}`),
        'x-foyer-client': `198.51.100.${n}`,
        'x-real-ip': `198.51.100.${n}`,
      }
      const body = { email: 'guess@example.test', password: 'wrong' }
      statuses.push((await testClient(direct.publicUrl).send('POST /api/auth/sign-in/email', body, headers)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('limits how often links are asked for, by address', async () => {
    const statuses: number[] = []
    await app.db.delete(rateLimits)
    for (let n = 0; n < 25; n++) await consumeRateLimit(app, 'forgot-password', { address: '192.0.2.23' })
    for (let n = 0; n < 6; n++) {
      const body = { email: 'no@example.test' }
      const asked = testClient(app.publicUrl).send('POST /api/auth/request-password-reset', body, from('192.0.2.23'))
      statuses.push((await asked).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('limits sign-ups from one address', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) {
      const account = { name: 'Many', email: ada.email, password: 'correct horse battery' }
      const asked = testClient(app.publicUrl).send('POST /api/auth/sign-up/email', account, from('192.0.2.24'))
      statuses.push((await asked).status)
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429])
  })
})
