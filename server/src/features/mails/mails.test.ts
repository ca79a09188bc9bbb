import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TaskServices } from '../../jobs/task.ts'
import { smtpMailer } from '../../lib/mail.ts'
import { secretsOf } from '../../lib/secrets.ts'
import { users } from '../../schema/accounts.ts'
import { mails } from '../../schema/mails.ts'
import type { House } from '../../test/house.ts'
import { openHouse, testSecret } from '../../test/house.ts'
import { mailsTo } from '../../test/mails.ts'
import type { SmtpStandIn } from '../../test/smtp-stand-in.ts'
import { openSmtp } from '../../test/smtp-stand-in.ts'
import { signUp, visitor } from '../../test/visitor.ts'
import type { NewMail } from './commands.ts'
import { enqueueMail, expireMails, forgetOldMails, markUnsent, resealMails, takeDueMails } from './commands.ts'
import { presentText } from './presenter.tsx'
import { isMailStuck } from './queries.ts'
import { pauseAfter } from './rules.ts'
import { deliverMails } from './tasks.ts'

let smtp: SmtpStandIn
let house: House
beforeAll(async () => {
  smtp = await openSmtp()
  house = await openHouse({ SMTP_URL: smtp.url, MAIL_FROM: 'Kasse <kasse@foyer.example>' })
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await house.db.delete(mails)
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
const write = (mail: Partial<typeof reset> = {}) => enqueueMail(house.db, house, { ...reset, ...mail })
async function deliver(at: House = house, url: string | undefined = at.config.SMTP_URL): Promise<void> {
  const mailer = url ? smtpMailer(url) : undefined
  const services: TaskServices = { ...at, mailer, stopping: new AbortController().signal }
  await deliverMails(services).finally(() => mailer?.close())
}
const due = () => house.db.update(mails).set({ nextTryAt: sql`now()` })
const only = async () => {
  const [mail, ...more] = await house.db.select().from(mails)
  if (!mail || more.length > 0) throw new Error('not exactly one mail')
  return mail
}

describe('a mail', () => {
  it('arrives with its words, its link and its sender, as HTML and as text', async () => {
    await write()
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
    expect(arrived?.raw).toMatch(/^Auto-Submitted: auto-generated$/im)
  })

  it.each(['en', 'de', 'fr'] as const)('is written in %s', async (language) => {
    const context = { path: `/${language}/orders`, language, theme: 'dark', width: 1280 }
    const data = { id: 'sup_1', name: 'Zoë', email: 'z@example.test', subject: 'Frage', message: 'Eins\nZwei', context }
    await enqueueMail(house.db, house, { to: 'help@example.test', language, kind: 'supportRequest', data })
    await deliver()
    const words = { en: 'asks for help', de: 'bittet um Hilfe', fr: 'demande de l’aide' }
    expect(smtp.received[0]?.mail.text).toContain(`Zoë (z@example.test) ${words[language]}`)
    expect(smtp.received[0]?.mail.text).toContain('> Eins\n> Zwei')
  })

  it('is encrypted while it waits and forgotten once it was sent', async () => {
    await write()
    expect(JSON.stringify(await only())).not.toMatch(/abc_-123|Jürgen/)
    await deliver()
    const mail = await only()
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, sealed: null, reason: null })
    expect(mail.sentAt).toBeInstanceOf(Date)
  })

  it('is encrypted anew while the installation’s secret is being replaced', async () => {
    await write()
    const next = 'the next secret, thirty-two characters'
    await resealMails(house.db, secretsOf(next, testSecret))
    expect(await presentText({ ...house, secrets: secretsOf(next) }, await only())).toContain(link)
  })

  it('is not written when what caused it did not happen', async () => {
    const failed = house.db.transaction(async (tx) => {
      await enqueueMail(tx, house, reset)
      throw new Error('something went wrong')
    })
    await expect(failed).rejects.toThrow('something went wrong')
    expect(await house.db.select().from(mails)).toEqual([])
  })

  it('shows what people wrote as text, not as HTML', async () => {
    await write({ data: { name: '<img src=x onerror=alert(1)>', link } })
    await deliver()
    expect(smtp.received[0]?.mail.html).not.toContain('<img')
    expect(smtp.received[0]?.mail.html).toContain('&lt;img')
  })

  it('keeps names out of its header lines', async () => {
    const ada = await signUp(house.publicUrl, { name: 'Ada' })
    // past every check of the API, as an import or an older version might have left it
    await house.db.update(users).set({ name: 'Ada\r\nBcc: all@example.test\r\n\r\nHello' })
    const sent = await ada.send('POST /api/v1/support/requests', { subject: 'Hi', message: 'Help' })
    expect(sent.status).toBe(201)
    const subject = 'Hi\r\nBcc: all@example.test'
    const data = { id: 'sup_2', name: 'A', email: 'a@example.test', subject, message: 'm', context: undefined }
    const to = 'help@example.test\r\nBcc: all@example.test'
    await enqueueMail(house.db, house, { to, replyTo: to, language: 'en', kind: 'supportRequest', data })
    const rows = await house.db.select({ to: mails.to, replyTo: mails.replyTo, subject: mails.subject }).from(mails)
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

describe('sending', () => {
  it('takes each mail to one process, however many send', async () => {
    await using other = await openHouse({ SMTP_URL: smtp.url }, { databaseUrl: house.databaseUrl })
    await Promise.all(Array.from({ length: 40 }, (_, n) => write({ to: `${n}@example.test` })))
    await Promise.all([deliver(), deliver(other), deliver(), deliver(other)])
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 40 }, (_, n) => `${n}@example.test`).sort(),
    )
  })

  it('tries again later while the server is away, and shows why', async () => {
    await write()
    await deliver(house, await deadAddress())
    const waiting = await only()
    expect(waiting).toMatchObject({ state: 'queued', attempts: 1, reason: expect.stringContaining('ECONNREFUSED') })
    const pause = waiting.nextTryAt.getTime() - Date.now()
    expect(pause).toBeGreaterThan(50_000)
    expect(pause).toBeLessThanOrEqual(60_000)
    await deliver()
    expect(smtp.received).toHaveLength(0)
    await due()
    await deliver()
    expect(smtp.received).toHaveLength(1)
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2, reason: null })
  })

  it('waits longer each time, and gives up in the end', () => {
    const pauses = Array.from({ length: 8 }, (_, n) => pauseAfter(n + 1) ?? 0)
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(pauseAfter(9)).toBeUndefined()
  })

  it('gives up a mail that was tried nine times, and says why', async () => {
    await write()
    smtp.refuse(451)
    for (let tries = 1; tries <= 9; tries++) {
      await due()
      await deliver()
    }
    expect(await only()).toMatchObject({ state: 'failed', attempts: 9, reason: expect.stringContaining('451') })
  })

  it('does not insist where the server says no for good', async () => {
    await write()
    smtp.refuse(550)
    await deliver()
    expect(await only()).toMatchObject({
      state: 'failed',
      attempts: 1,
      reason: expect.stringContaining('mailbox unavailable'),
    })
  })

  it('sends a mail again whose process died before it could say how it went, under the same Message-ID', async () => {
    await write()
    expect(await takeDueMails(house.db)).toHaveLength(1)
    await deliver()
    expect(smtp.received).toHaveLength(0)
    await due()
    await deliver()
    await house.db
      .update(mails)
      .set({ state: 'queued', sealed: house.secrets.seal(JSON.stringify(reset.data), `mail:${(await only()).id}`) })
    await due()
    await deliver()
    const ids = smtp.received.map(({ mail }) => mail.messageId)
    expect(ids).toEqual([`<${(await only()).id}@foyer.example>`, ids[0]])
  })

  it('leaves a mail to the process that has taken it over', async () => {
    await write()
    const [late] = await takeDueMails(house.db)
    await due()
    await takeDueMails(house.db)
    if (late) await markUnsent(house.db, late, 'too late', true)
    expect(await only()).toMatchObject({ state: 'queued', attempts: 2, reason: null })
  })

  it('reports mail as stuck once one was tried three times', async () => {
    await write()
    expect(await isMailStuck(house.db)).toBe(false)
    smtp.refuse(451)
    for (let tries = 1; tries <= 3; tries++) {
      await due()
      await deliver()
    }
    expect(await isMailStuck(house.db)).toBe(true)
  })
})

describe('a mail whose time is over', () => {
  it('is not sent and says nothing any more', async () => {
    await write({ lasts: 0 })
    await deliver()
    expect(smtp.received).toHaveLength(0)
    await expireMails(house.db)
    expect(await only()).toMatchObject({ state: 'failed', sealed: null, reason: 'not sent in time' })
  })

  it('leaves the log after 90 days', async () => {
    await write()
    await house.db.update(mails).set({ createdAt: sql`now() - interval '89 days'` })
    await forgetOldMails(house.db)
    expect(await house.db.select().from(mails)).toHaveLength(1)
    await house.db.update(mails).set({ createdAt: sql`now() - interval '91 days'` })
    await forgetOldMails(house.db)
    expect(await house.db.select().from(mails)).toEqual([])
  })
})

describe('without a mail server', () => {
  it('mails are kept, also when one is set up later', async () => {
    await using silent = await openHouse()
    const ada = await signUp(silent.publicUrl)
    await visitor(silent.publicUrl).send('POST /api/auth/request-password-reset', { email: ada.email })
    await deliver(silent)
    await deliver(silent, smtp.url)
    expect(await mailsTo(silent, ada.email)).toMatchObject([{ state: 'kept', attempts: 0 }])
    expect(smtp.received).toHaveLength(0)
  })
})

async function deadAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('no port')
  return `smtp://127.0.0.1:${address.port}`
}
