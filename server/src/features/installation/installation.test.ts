import { readFileSync } from 'node:fs'
import type { Message } from '@foyer/contract/inbox'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { heartbeats } from '../../schema/health.ts'
import { idempotencyKeys } from '../../schema/idempotency-keys.ts'
import { mails } from '../../schema/mails.ts'
import { rateLimits } from '../../schema/rate-limits.ts'
import { startTestApp } from '../../test/app.ts'
import { signUp, testClient } from '../../test/client.ts'
import { startSmtpStandIn } from '../../test/smtp-stand-in.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { enqueueMail } from '../mails/commands.ts'
import { watchDisk } from './commands/watch-disk.ts'
import { deleteExpiredRateLimits, deleteOldHeartbeats, deleteOldIdempotencyKeys } from './commands.ts'
import { version } from './rules.ts'

const { app, organiser: operator } = await startTestBed({ SUPPORT_EMAIL: 'help@foyer.example' })
const bob = await signUp(app.publicUrl)

const enqueue = (n: number, lasts?: number) => {
  const data = { name: `N ${n}`, link: `https://foyer.example/en/reset-password?token=secret${n}` }
  const mail = { to: `${n}@example.test`, language: 'en' as const, kind: 'resetPassword' as const, data }
  return enqueueMail(app.db, app, { ...mail, ...(lasts !== undefined && { lifetimeSeconds: lasts }) })
}

describe('the installation', () => {
  it.each([
    'GET /api/v1/installation',
    'GET /api/v1/installation/mails',
    'GET /api/v1/installation/mails/mai_1',
    'POST /api/v1/installation/mails/send-kept',
  ])('%s is for the operator only', async (call) => {
    const stranger = await testClient(app.publicUrl).send(call)
    expect({ status: stranger.status, code: stranger.body.code }).toEqual({ status: 401, code: 'unauthenticated' })
    const member = await bob.send(call)
    expect({ status: member.status, code: member.body.code }).toEqual({ status: 403, code: 'forbidden' })
  })

  it('reports its settings, numbers and health', async () => {
    const { status, body } = await operator.send('GET /api/v1/installation')
    expect(status).toBe(200)
    expect(body).toEqual({
      version,
      publicUrl: app.publicUrl,
      database: 'embedded',
      databaseVersion: expect.stringMatching(/^\d+\.\d+/),
      signUp: 'open',
      mail: { smtp: false, from: 'Foyer <no-reply@localhost>', queued: 0, failed: 0, kept: 0 },
      supportEmail: 'help@foyer.example',
      accounts: 2,
      teams: 2,
      events: 0,
      checks: {
        database: 'ok',
        migrations: 'ok',
        disk: 'off',
        notices: 'ok',
        jobs: 'off',
        mail: 'off',
        internet: 'off',
      },
    })
  })

  it('has the version of the package', () => {
    const root = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
    expect(version).toBe(root.version)
  })
})

describe('a disk that fills', () => {
  const disk = (freeBytes: number) => watchDisk(app.db, { freeBytes, totalBytes: 1_000_000_000 })
  const notifications = async () =>
    (await operator.send('GET /api/v1/inbox')).body.filter(({ last }: { last: Message }) => last.kind === 'disk-low')

  it('notifies the operator once, and again after it had space in between', async () => {
    await disk(101_000_000)
    expect(await notifications()).toEqual([])
    await disk(99_000_000)
    await disk(50_000_000)
    expect(await notifications()).toMatchObject([
      { unread: true, messages: 1, last: { data: { freeBytes: 99_000_000 } } },
    ])
    // a little above the limit is not over yet
    await disk(110_000_000)
    await disk(90_000_000)
    expect(await notifications()).toMatchObject([{ messages: 1 }])
    await disk(500_000_000)
    await disk(90_000_000)
    expect(await notifications()).toMatchObject([{ messages: 2, last: { data: { freeBytes: 90_000_000 } } }])
    expect((await bob.send('GET /api/v1/inbox')).body).toEqual([])
  })
})

describe('the mail log', () => {
  beforeAll(async () => {
    // ids sort by the millisecond, so each mail gets its own
    const start = Date.now()
    const clock = vi.spyOn(Date, 'now')
    for (let n = 1; n <= 5; n++) {
      clock.mockReturnValue(start + n)
      await enqueue(n)
    }
    clock.mockRestore()
  })

  it('lists the newest first, in pages, each mail once', async () => {
    const first = await operator.send('GET /api/v1/installation/mails?limit=2')
    expect(first.headers.get('x-total-count')).toBe('5')
    const seen: string[] = []
    let next: string | undefined = '/api/v1/installation/mails?limit=2'
    while (next) {
      const page = await operator.send(`GET ${next}`)
      seen.push(...page.body.map((mail: { to: string }) => mail.to))
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual([5, 4, 3, 2, 1].map((n) => `${n}@example.test`))
  })

  it('can be filtered by state', async () => {
    expect((await operator.send('GET /api/v1/installation/mails?state=stored')).body).toHaveLength(5)
    expect((await operator.send('GET /api/v1/installation/mails?state=failed')).body).toEqual([])
    expect((await operator.send('GET /api/v1/installation/mails?state=lost')).status).toBe(422)
  })

  it('lists no contents and no secrets', async () => {
    const { body } = await operator.send('GET /api/v1/installation/mails')
    expect(Object.keys(body[0]).sort()).toEqual(['attempts', 'createdAt', 'id', 'state', 'subject', 'to'])
    expect(JSON.stringify(body)).not.toMatch(/secret\d|v1\./)
  })

  it('shows the text of a stored mail until it expires', async () => {
    const [{ id }] = (await operator.send('GET /api/v1/installation/mails')).body
    const { body } = await operator.send(`GET /api/v1/installation/mails/${id}`)
    expect(body).toMatchObject({ id, state: 'stored', subject: 'Choose a new password' })
    expect(body.text).toContain('token=secret5')
    await app.db.update(mails).set({ expiresAt: sql`now()` })
    expect((await operator.send(`GET /api/v1/installation/mails/${id}`)).body).not.toHaveProperty('text')
  })

  it('refuses unknown ids and forged cursors', async () => {
    expect((await operator.send('GET /api/v1/installation/mails/mai_none')).status).toBe(404)
    expect((await operator.send('GET /api/v1/installation/mails/%00')).status).toBe(404)
    const forged = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString('base64url')
    for (const cursor of ['x', '%00', forged([]), forged(['\u0000']), forged([{}]), forged('x')])
      expect((await operator.send(`GET /api/v1/installation/mails?limit=2&cursor=${cursor}`)).status).toBe(422)
  })

  it('does not show the operator the text of a queued mail', async () => {
    await using smtp = await startSmtpStandIn()
    await using sending = await startTestApp({ SMTP_URL: smtp.url })
    const other = await signUp(sending.publicUrl)
    await testClient(sending.publicUrl).send('POST /api/auth/request-password-reset', { email: other.email })
    const [{ id }] = (await other.send('GET /api/v1/installation/mails')).body
    const { body } = await other.send(`GET /api/v1/installation/mails/${id}`)
    expect(body).toMatchObject({ state: 'queued' })
    expect(body).not.toHaveProperty('text')
  })
})

describe('the clean-up', () => {
  it('deletes idempotency keys after a day, rate limits after their period, and rows of ended processes', async () => {
    const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`
    await app.db.insert(idempotencyKeys).values([
      { scope: 's', key: 'old', requestHash: '', createdAt: hoursAgo(25) },
      { scope: 's', key: 'young', requestHash: '', createdAt: hoursAgo(23) },
    ])
    await app.db.insert(rateLimits).values([
      { key: 'over', count: 1, resetsAt: hoursAgo(1) },
      { key: 'running', count: 1, resetsAt: hoursAgo(-1) },
    ])
    await app.db.delete(heartbeats)
    await app.db.insert(heartbeats).values([
      { processId: 'ended', role: 'all', at: hoursAgo(2) },
      { processId: 'running', role: 'all' },
    ])
    await deleteOldHeartbeats(app.db)
    expect((await app.db.select().from(heartbeats)).map(({ processId }) => processId)).toEqual(['running'])
    await deleteOldIdempotencyKeys(app.db)
    await deleteExpiredRateLimits(app.db)
    expect((await app.db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['young'])
    expect((await app.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['running'])
  })
})
