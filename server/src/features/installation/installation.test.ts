import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../../schema/idempotency-keys.ts'
import { mails } from '../../schema/mails.ts'
import { turns } from '../../schema/turns.ts'
import type { House } from '../../test/house.ts'
import { openHouse } from '../../test/house.ts'
import { openSmtp } from '../../test/smtp-stand-in.ts'
import type { Organiser } from '../../test/visitor.ts'
import { signUp, visitor } from '../../test/visitor.ts'
import { enqueueMail } from '../mails/commands.ts'
import { forgetAnswers, forgetTurnsOver } from './commands.ts'
import { version } from './rules.ts'

let house: House
let operator: Organiser
let bob: Organiser
beforeAll(async () => {
  house = await openHouse({ SUPPORT_EMAIL: 'help@foyer.example' })
  operator = await signUp(house.publicUrl)
  bob = await signUp(house.publicUrl)
})
afterAll(() => house[Symbol.asyncDispose]())

const write = (n: number, lasts?: number) => {
  const data = { name: `N ${n}`, link: `https://foyer.example/en/reset-password?token=secret${n}` }
  const mail = { to: `${n}@example.test`, language: 'en' as const, kind: 'resetPassword' as const, data }
  return enqueueMail(house.db, house, { ...mail, ...(lasts !== undefined && { lasts }) })
}

describe('the installation', () => {
  it.each(['GET /api/v1/installation', 'GET /api/v1/installation/mails', 'GET /api/v1/installation/mails/mai_1'])(
    '%s is for the operator alone',
    async (call) => {
      const stranger = await visitor(house.publicUrl).send(call)
      expect({ status: stranger.status, code: stranger.body.code }).toEqual({ status: 401, code: 'unauthenticated' })
      const member = await bob.send(call)
      expect({ status: member.status, code: member.body.code }).toEqual({ status: 403, code: 'forbidden' })
    },
  )

  it('says how it is', async () => {
    const { status, body } = await operator.send('GET /api/v1/installation')
    expect(status).toBe(200)
    expect(body).toEqual({
      version,
      publicUrl: house.publicUrl,
      database: 'embedded',
      databaseVersion: expect.stringMatching(/^\d+\.\d+/),
      signUp: 'open',
      mail: { smtp: false, from: 'Foyer <no-reply@localhost>', queued: 0, failed: 0 },
      supportEmail: 'help@foyer.example',
      accounts: 2,
      teams: 2,
      events: 0,
      checks: { database: 'ok', migrations: 'ok', jobs: 'off', mail: 'off' },
    })
  })

  it('has the version that the package has', () => {
    const root = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
    expect(version).toBe(root.version)
  })
})

describe('the mail log', () => {
  beforeAll(async () => {
    for (let n = 1; n <= 5; n++) await write(n)
  })

  it('lists the newest first, page by page, each once', async () => {
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

  it('can be narrowed to a state', async () => {
    expect((await operator.send('GET /api/v1/installation/mails?state=kept')).body).toHaveLength(5)
    expect((await operator.send('GET /api/v1/installation/mails?state=failed')).body).toEqual([])
    expect((await operator.send('GET /api/v1/installation/mails?state=lost')).status).toBe(422)
  })

  it('shows no words in the list, and no secrets beside them', async () => {
    const { body } = await operator.send('GET /api/v1/installation/mails')
    expect(Object.keys(body[0]).sort()).toEqual(['attempts', 'createdAt', 'id', 'state', 'subject', 'to'])
    expect(JSON.stringify(body)).not.toMatch(/secret\d|v1\./)
  })

  it('opens a kept mail, until its time is over', async () => {
    const [{ id }] = (await operator.send('GET /api/v1/installation/mails')).body
    const { body } = await operator.send(`GET /api/v1/installation/mails/${id}`)
    expect(body).toMatchObject({ id, state: 'kept', subject: 'Choose a new password' })
    expect(body.text).toContain('token=secret5')
    await house.db.update(mails).set({ expiresAt: sql`now()` })
    expect((await operator.send(`GET /api/v1/installation/mails/${id}`)).body).not.toHaveProperty('text')
  })

  it('knows no other ids and no cursors of its own making', async () => {
    expect((await operator.send('GET /api/v1/installation/mails/mai_none')).status).toBe(404)
    expect((await operator.send('GET /api/v1/installation/mails/%00')).status).toBe(404)
    const forged = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString('base64url')
    for (const cursor of ['x', '%00', forged([]), forged(['\u0000']), forged([{}]), forged('x')])
      expect((await operator.send(`GET /api/v1/installation/mails?limit=2&cursor=${cursor}`)).status).toBe(422)
  })

  it('keeps a mail that is on its way from the operator too', async () => {
    await using smtp = await openSmtp()
    await using sending = await openHouse({ SMTP_URL: smtp.url })
    const other = await signUp(sending.publicUrl)
    await visitor(sending.publicUrl).send('POST /api/auth/request-password-reset', { email: other.email })
    const [{ id }] = (await other.send('GET /api/v1/installation/mails')).body
    const { body } = await other.send(`GET /api/v1/installation/mails/${id}`)
    expect(body).toMatchObject({ state: 'queued' })
    expect(body).not.toHaveProperty('text')
  })
})

describe('what has served its time', () => {
  it('is forgotten: answers after a day, counts after their window', async () => {
    const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`
    await house.db.insert(idempotencyKeys).values([
      { scope: 's', key: 'old', requestHash: '', createdAt: hoursAgo(25) },
      { scope: 's', key: 'young', requestHash: '', createdAt: hoursAgo(23) },
    ])
    await house.db.insert(turns).values([
      { key: 'over', taken: 1, until: hoursAgo(1) },
      { key: 'running', taken: 1, until: hoursAgo(-1) },
    ])
    await forgetAnswers(house.db)
    await forgetTurnsOver(house.db)
    expect((await house.db.select().from(idempotencyKeys)).map(({ key }) => key)).toEqual(['young'])
    expect((await house.db.select().from(turns)).map(({ key }) => key)).toEqual(['running'])
  })
})
