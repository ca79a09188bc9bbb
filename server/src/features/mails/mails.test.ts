import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TaskServices } from '../../lib/jobs/task.ts'
import { smtpMailer } from '../../lib/mail.ts'
import { createSecrets } from '../../lib/secrets.ts'
import { users } from '../../schema/accounts.ts'
import { mails } from '../../schema/mails.ts'
import type { TestApp } from '../../test/app.ts'
import { startTestApp, testSecret } from '../../test/app.ts'
import { signUp, testClient } from '../../test/client.ts'
import { loseDatabaseOnce } from '../../test/lost-database.ts'
import { mailsTo, shownText } from '../../test/mails.ts'
import { startSmtpStandIn } from '../../test/smtp-stand-in.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import type { NewMail } from './commands/insert-mails.ts'
import { deleteOldMails, enqueueMail, expireMails, markRefused, reEncryptMails, takeDueMails } from './commands.ts'
import { isMailStuck } from './queries.ts'
import type { MailHooks } from './rules/mail-hooks.ts'
import { retryDelayMinutes } from './rules/retry-delay.ts'
import { renderMailText } from './service.tsx'
import type { HeldMails } from './tasks.ts'
import { deliverMails, noHeldMails } from './tasks.ts'
import { contentOf } from './templates/content.ts'
import { plainText } from './templates/plain-text.ts'

const smtp = disposeAfterAll(await startSmtpStandIn())
const app = disposeAfterAll(await startTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Kasse <kasse@foyer.example>' }))
beforeEach(async () => {
  await app.db.delete(mails)
  smtp.received.length = 0
  smtp.refuse(undefined)
})

const link = 'https://foyer.example/de/reset-password?token=abc_-123'
const reset: NewMail<'resetPassword'> = {
  to: 'juergen@example.test',
  language: 'de',
  kind: 'resetPassword',
  data: { name: 'Jürgen Groß', link },
}
const enqueue = (mail: Partial<typeof reset> = {}) => enqueueMail(app.db, app, { ...reset, ...mail })
async function deliver(
  at: TestApp = app,
  url: string | undefined = at.config.SMTP_URL,
  hooks: MailHooks = {},
  held?: HeldMails,
): Promise<void> {
  const mailer = url ? smtpMailer(url) : undefined
  const services: TaskServices = { ...at, mailer, stopping: new AbortController().signal, progress: () => undefined }
  await deliverMails(services, hooks, held).finally(() => mailer?.close())
}
const makeMailsDue = () => app.db.update(mails).set({ nextTryAt: sql`now()` })
const onlyMail = async () => {
  const [mail, ...more] = await app.db.select().from(mails)
  if (!mail || more.length > 0) throw new Error('not exactly one mail')
  return mail
}

describe('a mail', () => {
  it('arrives with its text, link and sender, as HTML and as plain text', async () => {
    await enqueue()
    await deliver()
    const [arrived] = smtp.received
    expect(arrived?.to).toEqual(['juergen@example.test'])
    expect(arrived?.mail).toMatchObject({
      from: { name: 'Kasse', address: 'kasse@foyer.example' },
      subject: 'Neues Passwort festlegen',
    })
    for (const text of [arrived?.mail.text, arrived?.mail.html]) {
      expect(text).toContain('Hallo Jürgen Groß,')
      expect(text).toContain(link)
    }
    expect(arrived?.mail.html).toContain('<html lang="de">')
    // mailboxes show this after the subject
    expect(shownText(arrived?.mail.html)).toMatch(/^Für Ihr Konto wurde ein neues Passwort angefordert/)
    expect(arrived?.raw).toMatch(/^Auto-Submitted: auto-generated$/im)
  })

  it.each(['en', 'de', 'fr'] as const)('is written in %s', async (language) => {
    const context = { path: '/fr/orders', language: 'fr', theme: 'dark', width: 1280 } as const
    const data = { id: 'sup_1', name: 'Zoë', email: 'z@example.test', subject: 'Frage', message: 'Eins\nZwei', context }
    await enqueueMail(app.db, app, { to: 'help@example.test', language, kind: 'supportRequest', data })
    await deliver()
    const words = { en: 'is asking for help', de: 'bittet um Hilfe', fr: 'demande de l’aide' }
    expect(smtp.received[0]?.mail.text).toContain(`Zoë (z@example.test) ${words[language]}`)
    expect(smtp.received[0]?.mail.text).toContain('> Eins\n> Zwei')
    const settings = {
      en: 'language French, theme Dark',
      de: 'Sprache Französisch, Farbschema „Dunkel“',
      fr: 'en français, thème « Sombre »',
    }
    expect(smtp.received[0]?.mail.text).toContain(settings[language])
  })

  it('is encrypted in the queue, and its content is deleted after it is sent', async () => {
    await enqueue()
    expect(JSON.stringify(await onlyMail())).not.toMatch(/abc_-123|Jürgen/)
    await deliver()
    const mail = await onlyMail()
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, encryptedContent: null, reason: null })
    expect(mail.sentAt).toBeInstanceOf(Date)
  })

  it('is re-encrypted after the installation’s secret is replaced', async () => {
    await enqueue()
    const next = 'the next secret, thirty-two characters'
    await reEncryptMails(app.db, createSecrets(next, testSecret))
    expect(await renderMailText({ ...app, secrets: createSecrets(next) }, await onlyMail())).toContain(link)
  })

  it('is not queued when its transaction is rolled back', async () => {
    const failed = app.db.transaction(async (tx) => {
      await enqueueMail(tx, app, reset)
      throw new Error('something went wrong')
    })
    await expect(failed).rejects.toThrow('something went wrong')
    expect(await app.db.select().from(mails)).toEqual([])
  })

  it('shows user input as text, not as HTML', async () => {
    await enqueue({ data: { name: '<img src=x onerror=alert(1)>', link } })
    await deliver()
    expect(smtp.received[0]?.mail.html).not.toContain('<img')
    expect(smtp.received[0]?.mail.html).toContain('&lt;img')
  })

  it('has no line breaks of user input in its headers', async () => {
    const ada = await signUp(app.publicUrl, { name: 'Ada' })
    // the API refuses such a name; an import or an older version may have stored it
    await app.db.update(users).set({ name: 'Ada\r\nBcc: all@example.test\r\n\r\nHello' })
    const sent = await ada.send('POST /api/v1/support/requests', { subject: 'Hi', message: 'Help' })
    expect(sent.status).toBe(201)
    const subject = 'Hi\r\nBcc: all@example.test'
    const data = { id: 'sup_2', name: 'A', email: 'a@example.test', subject, message: 'm', context: undefined }
    const to = 'help@example.test\r\nBcc: all@example.test'
    await enqueueMail(app.db, app, { to, replyTo: to, language: 'en', kind: 'supportRequest', data })
    const rows = await app.db.select({ to: mails.to, replyTo: mails.replyTo, subject: mails.subject }).from(mails)
    expect(rows.flatMap((row) => Object.values(row)).join('')).not.toMatch(/[\r\n]/)
    await deliver()
    expect(smtp.received).toHaveLength(2)
    for (const { raw, mail } of smtp.received) {
      const [header = ''] = raw.split('\r\n\r\n')
      expect(header).not.toMatch(/^Bcc:/im)
      expect(mail.bcc ?? []).toEqual([])
    }
  })
})

describe('a mail to a buyer', () => {
  const facts: NewMail<'orderConfirmed'>['data'] = {
    ...{ name: 'Zoë', number: 'K7WX2M', event: 'Fest', date: undefined, timeZone: 'Europe/Berlin', where: 'Hof' },
    ...{ test: false, totalCents: 0, currency: 'EUR', dueAt: undefined, bank: undefined },
    ...{ organiser: 'Bühne', link: 'https://foyer.example/o/1' },
  }

  it.each([
    ['an ordinary name', 'Kulturhaus Wilde Rose'],
    ['quotes, commas and angle brackets', 'Bühne "Eins", Zwei; <drei@vier.example> \\'],
    ['an address of its own', 'boss@bank.example, all'],
    ['Arabic', 'مسرح المدينة'],
    ['200 characters', 'Kulturverein für Theater, Tanz & Musik '.repeat(6).slice(0, 200).trim()],
    ['200 letters without a space', 'ä'.repeat(200)],
    // the API refuses such a name; an import or an older version may have stored it
    ['line breaks', 'Bühne\r\nBcc: all@example.test\r\n\r\nHello'],
  ])('comes from its organiser: %s', async (_, organiser) => {
    const mail = { to: 'zoe@example.test', language: 'de' as const, kind: 'orderConfirmed' as const }
    await enqueueMail(app.db, app, { ...mail, data: { ...facts, organiser } })
    await deliver()
    const [arrived] = smtp.received
    const name = `${organiser.replace(/[\r\n]+/g, ' ')} via Foyer`
    expect(arrived?.mail.from).toEqual({ name, address: 'kasse@foyer.example' })
    const [header = ''] = arrived?.raw.split('\r\n\r\n') ?? []
    expect(header.match(/^(From|Bcc):/gim)).toEqual(['From:'])
    expect(Math.max(...header.split('\r\n').map(({ length }) => length))).toBeLessThan(998)
    expect(arrived?.mail.text).toContain(`Gesendet von Foyer (${app.publicUrl}) im Auftrag von`)
  })

  it('of an earlier version, without what was ordered, is rendered as far as it goes', () => {
    expect(plainText(contentOf('orderConfirmed', facts, 'fr', 'https://foyer.example'))).toMatch(
      /Total\u00a0: Gratuit\n\nVoir ma commande\u00a0:\nhttps:\/\/foyer\.example\/o\/1\n/,
    )
  })
})

it.each([
  ['its own address', 'person@example.test', 'person@example.test'],
  ['the support of the installation', undefined, 'help@foyer.example'],
])('an answer to a mail goes to %s', async (_, replyTo, expected) => {
  await enqueue({ ...(replyTo && { replyTo }) })
  await deliver({ ...app, config: { ...app.config, SUPPORT_EMAIL: 'help@foyer.example' } })
  expect(smtp.received[0]?.mail.replyTo).toMatchObject([{ address: expected }])
})

describe('sending', () => {
  it('sends each mail once, with two processes', async () => {
    await using other = await startTestApp({ SMTP_URL: smtp.url }, { databaseUrl: app.databaseUrl })
    await Promise.all(Array.from({ length: 40 }, (_, n) => enqueue({ to: `${n}@example.test` })))
    await Promise.all([deliver(), deliver(other), deliver(), deliver(other)])
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 40 }, (_, n) => `${n}@example.test`).sort(),
    )
  })

  it('sends other mails while a host keeps ten mails waiting, and those that become due later', async () => {
    const release = smtp.holdHost('tarpit.example')
    for (let n = 0; n < 10; n++) await enqueue({ to: `${n}@TARPIT.example`.toLowerCase() })
    await enqueue({ to: 'first@example.test' })
    const delivered = deliver()
    await expect.poll(() => smtp.received.map(({ to }) => to[0])).toEqual(['first@example.test'])
    await enqueue({ to: 'second@example.test' })
    await expect.poll(() => smtp.received.map(({ to }) => to[0]), { timeout: 5000 }).toContain('second@example.test')
    release()
    await delivered
    expect(smtp.received).toHaveLength(12)
  })

  it('retries later while the server is unavailable, and records the reason', async () => {
    await enqueue()
    await deliver(app, await deadAddress())
    const queued = await onlyMail()
    expect(queued).toMatchObject({ state: 'queued', attempts: 1, reason: expect.stringContaining('ECONNREFUSED') })
    const delayMs = queued.nextTryAt.getTime() - Date.now()
    expect(delayMs).toBeGreaterThan(50_000)
    expect(delayMs).toBeLessThanOrEqual(60_000)
    await deliver()
    expect(smtp.received).toHaveLength(0)
    await makeMailsDue()
    await deliver()
    expect(smtp.received).toHaveLength(1)
    expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 2, reason: null })
  })

  it('retries after growing delays, and then gives up', () => {
    const delays = Array.from({ length: 8 }, (_, n) => retryDelayMinutes(n + 1) ?? 0)
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(retryDelayMinutes(9)).toBeUndefined()
  })

  it('marks a mail as failed after nine attempts, with the reason', async () => {
    await enqueue()
    smtp.refuse(451)
    for (let tries = 1; tries <= 9; tries++) {
      await makeMailsDue()
      await deliver()
    }
    expect(await onlyMail()).toMatchObject({ state: 'failed', attempts: 9, reason: expect.stringContaining('451') })
  })

  it('does not retry a mail that the server refuses for good', async () => {
    await enqueue()
    smtp.refuse(550)
    await deliver()
    expect(await onlyMail()).toMatchObject({
      state: 'failed',
      attempts: 1,
      reason: expect.stringContaining('mailbox unavailable'),
    })
  })

  it('sends a mail again, with the same Message-ID, when the process died before it stored the result', async () => {
    await enqueue()
    expect(await takeDueMails(app.db, { processId: app.processId, limit: 1 })).toHaveLength(1)
    await deliver()
    expect(smtp.received).toHaveLength(0)
    await makeMailsDue()
    await deliver()
    await app.db.update(mails).set({
      state: 'queued',
      encryptedContent: app.secrets.encrypt(JSON.stringify(reset.data), `mail:${(await onlyMail()).id}`),
    })
    await makeMailsDue()
    await deliver()
    const ids = smtp.received.map(({ mail }) => mail.messageId)
    expect(ids).toEqual([`<${(await onlyMail()).id}@foyer.example>`, ids[0]])
  })

  it('sends a mail once although the database goes away before the result is stored', async () => {
    const removeTrap = await loseDatabaseOnce(app.db, 'mails', `new.state = 'sent'`)
    await enqueue()
    await deliver()
    await removeTrap()
    await makeMailsDue()
    await deliver()
    expect(smtp.received).toHaveLength(1)
    expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('gives a mail back when the database goes away before it is sent, or when the answer of a lease is lost', async () => {
    await enqueue()
    let calls = 0
    const beforeSend = async () => {
      calls += 1
      if (calls === 1) throw Object.assign(new Error('the database system is shutting down'), { code: '57P03' })
      return { attachments: [] }
    }
    await deliver(app, smtp.url, { resetPassword: { beforeSend } })
    expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 1 })

    await app.db.delete(mails)
    await enqueue()
    // leased, but the answer never arrived
    await takeDueMails(app.db, { processId: app.processId, limit: 1 })
    await deliver()
    expect(await onlyMail()).toMatchObject({ state: 'queued' })
    await deliver(app, smtp.url, {}, { ...noHeldMails(), mayHoldOthers: true })
    expect(await onlyMail()).toMatchObject({ state: 'sent', attempts: 1 })
    expect(smtp.received).toHaveLength(2)
  })

  it('ignores the result of a process whose lease another process has taken over', async () => {
    await enqueue()
    const [late] = await takeDueMails(app.db, { processId: app.processId, limit: 1 })
    await makeMailsDue()
    await takeDueMails(app.db, { processId: app.processId, limit: 1 })
    if (late) await markRefused(app.db, {}, late, 'too late')
    expect(await onlyMail()).toMatchObject({ state: 'queued', attempts: 2, reason: null })
  })

  it('reports the queue as stuck after three attempts at one mail', async () => {
    await enqueue()
    expect(await isMailStuck(app.db)).toBe(false)
    smtp.refuse(451)
    for (let tries = 1; tries <= 3; tries++) {
      await makeMailsDue()
      await deliver()
    }
    expect(await isMailStuck(app.db)).toBe(true)
  })
})

describe('an expired mail', () => {
  it('is not sent, and its content is deleted', async () => {
    await enqueue({ lifetimeSeconds: 0 })
    await deliver()
    expect(smtp.received).toHaveLength(0)
    await expireMails(app.db, {})
    expect(await onlyMail()).toMatchObject({ state: 'failed', encryptedContent: null, reason: 'not sent in time' })
  })

  it('is deleted from the log after 90 days', async () => {
    await enqueue()
    await app.db.update(mails).set({ createdAt: sql`now() - interval '89 days'` })
    await deleteOldMails(app.db)
    expect(await app.db.select().from(mails)).toHaveLength(1)
    await app.db.update(mails).set({ createdAt: sql`now() - interval '91 days'` })
    await deleteOldMails(app.db)
    expect(await app.db.select().from(mails)).toEqual([])
  })
})

describe('without an SMTP server', () => {
  it('mails are kept, and sent once the operator agrees after one is configured', async () => {
    await using silent = await startTestApp()
    const ada = await signUp(silent.publicUrl)
    const kept = async (n: number, lifetimeSeconds?: number) =>
      enqueueMail(silent.db, silent, {
        ...reset,
        to: `${n}@example.test`,
        ...(lifetimeSeconds !== undefined && { lifetimeSeconds }),
      })
    for (const n of [1, 2]) await kept(n)
    await kept(3, 0)
    expect((await ada.send('POST /api/v1/installation/mails/send-kept')).status).toBe(409)
    await deliver(silent)
    await deliver(silent, smtp.url)
    expect(await mailsTo(silent, '1@example.test')).toMatchObject([{ state: 'stored', attempts: 0 }])
    expect(smtp.received).toHaveLength(0)

    await using sending = await startTestApp({ SMTP_URL: smtp.url }, { databaseUrl: silent.databaseUrl })
    const operator = testClient(sending.publicUrl)
    for (const [name, value] of ada.cookies) operator.cookies.set(name, value)
    expect((await operator.ok('GET /api/v1/installation')).mail).toMatchObject({ kept: 2, queued: 0 })
    const send = () => operator.ok('POST /api/v1/installation/mails/send-kept')
    const twice = await Promise.all([send(), send()])
    expect(twice.map(({ queued }) => queued).toSorted()).toEqual([0, 2])
    await deliver(sending)
    expect(smtp.received.flatMap(({ to }) => to)).toEqual(['1@example.test', '2@example.test'])
    expect((await operator.ok('GET /api/v1/installation')).mail).toMatchObject({ kept: 0, queued: 0 })
  })
})

/** The URL of an SMTP server that refuses connections. */
async function deadAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('no port')
  return `smtp://127.0.0.1:${address.port}`
}
