import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { deliverMails } from '../features/mails/tasks.ts'
import { createLog } from '../lib/log.ts'
import { smtpMailer } from '../lib/mail.ts'
import { mails } from '../schema/mails.ts'
import type { TestApp } from '../test/app.ts'
import { startTestApp } from '../test/app.ts'
import { turnTwoFactorOn } from '../test/authenticator.ts'
import type { ClientResponse } from '../test/client.ts'
import { signUp, testClient } from '../test/client.ts'
import { mailedToken } from '../test/mails.ts'
import { startSmtpStandIn } from '../test/smtp-stand-in.ts'
import { addPasskey, challengeFor } from '../test/software-passkey.ts'
import { storedTexts } from '../test/stored-texts.ts'
import { disposeAfterAll } from '../test/test-bed.ts'
import { mailHooks } from './tasks.ts'

// Every secret and address a person gives Foyer or gets from it, followed through answers, the log and the database
const canary = {
  name: 'Canary Name',
  email: 'canary-address@example.test',
  newEmail: 'canary-other@example.test',
  password: 'canary password one',
  newPassword: 'canary password two',
  notionKey: 'ntn_canaryKeyOfANotionPage',
}

let lines = ''
const destination = new Writable({
  write(chunk, _, done) {
    lines += String(chunk)
    done()
  },
})
const app = disposeAfterAll(await startTestApp({}, { log: createLog('debug', destination) }))

it('leaves no secret in an answer, in the log or readable in the database', async () => {
  const person = testClient(app.publicUrl)
  const answers: ClientResponse[] = []
  const send = async (call: string, body?: object) => {
    const answer = await person.send(call, body)
    answers.push(answer)
    return answer
  }
  const { name, email, newEmail, password, newPassword, notionKey } = canary
  await send('POST /api/auth/sign-up/email', { name, email, password })
  const first = [...person.cookies.values()]
  await send('POST /api/auth/sign-in/email', { email, password: 'canary wrong password' })
  await send('POST /api/auth/sign-up/email', { name, email, password })
  await send('GET /api/v1/me')
  await send('GET /api/v1/me/sessions')
  await send('POST /api/v1/me/email', { email: newEmail, password })
  const confirm = await mailedToken(app, newEmail, 'confirmEmail')
  const allow = await mailedToken(app, email, 'emailChange')
  const { body: event } = await send('POST /api/v1/events', { urlLink: 'example.org' })
  await send(`POST /api/v1/events/${event.id}/api-key`, { apiKey: notionKey })
  for (const token of [confirm, allow]) await send('POST /api/v1/me/email/confirmation', { token })
  await send('POST /api/auth/request-password-reset', { email: newEmail })
  const reset = await mailedToken(app, newEmail, 'resetPassword')
  await send('POST /api/auth/reset-password', { token: reset, newPassword })
  await send('POST /api/auth/sign-in/email', { email: newEmail, password: newPassword })
  const cookies = [...first, ...person.cookies.values()]
  await send('GET /api/v1/installation/mails')

  const tokens = cookies.map((cookie) => decodeURIComponent(cookie).split('.')[0] ?? '')
  const secrets = [password, newPassword, 'canary wrong password', notionKey, reset, confirm, allow, ...tokens]
  const addresses = [name, email, newEmail]
  // 32 characters of at least 62 are 190 bits
  for (const token of tokens) expect(token).toMatch(/^[\w-]{32,}$/)
  expect(new Set(tokens).size).toBe(tokens.length)
  const bodies = JSON.stringify(answers.map(({ body }) => body))
  for (const secret of secrets) {
    expect(bodies).not.toContain(secret)
    expect(lines).not.toContain(secret)
  }
  for (const address of addresses) expect(lines).not.toContain(address)
  expect(lines).toContain('POST /auth/sign-in/email')

  const dump = await readable(app)
  // sessions hold their tokens; without the installation's key no cookie can be made of one
  for (const secret of secrets.filter((each) => !tokens.includes(each))) expect(dump).not.toContain(secret)
  for (const cookie of cookies) expect(dump).not.toContain(decodeURIComponent(cookie))
})

it('keeps secrets that are shown once out of the log, the jobs and the database', async () => {
  const ada = await signUp(app.publicUrl)
  const before = lines.length
  const token = { name: 'Export', permissions: ['events:read'], days: 7 }
  const { secret: apiToken } = await ada.ok(`POST /api/v1/teams/${ada.me.lastTeam}/api-tokens`, token)
  await testClient(app.publicUrl).ok('GET /api/v1/events', undefined, { authorization: `Bearer ${apiToken}` })
  const { secret, codes } = await turnTwoFactorOn(ada)
  const { passkey } = await addPasskey(ada)
  const proof = passkey.prove(app.publicUrl, await challengeFor(ada))
  await testClient(app.publicUrl).ok('POST /api/auth/sign-in/passkey', proof)
  const stored = (await storedTexts(app.db)).map(({ text }) => text).join('\n')
  for (const shown of [apiToken, secret, ...codes, proof.signature]) {
    expect(shown.length).toBeGreaterThan(15)
    expect(lines.slice(before)).not.toContain(shown)
    expect(stored).not.toContain(shown)
  }
})

it('keeps what failed out of the log too', async () => {
  const before = lines.length
  await app.db.execute(sql`alter table sessions rename to sessions_away`)
  const { status, body } = await testClient(app.publicUrl).send('POST /api/auth/sign-in/email', {
    email: canary.newEmail,
    password: canary.newPassword,
  })
  await app.db.execute(sql`alter table sessions_away rename to sessions`)
  expect(status).toBeGreaterThanOrEqual(500)
  const logged = lines.slice(before)
  expect(logged).toContain('a request failed')
  for (const secret of [canary.newEmail, canary.newPassword, 'insert into']) {
    expect(logged.toLowerCase()).not.toContain(secret)
    expect(JSON.stringify(body).toLowerCase()).not.toContain(secret)
  }
})

it('keeps the words of a mail and its reader out of the log, sent or not', async () => {
  await using smtp = await startSmtpStandIn()
  await app.db.update(mails).set({ state: 'queued' })
  const before = lines.length
  for (const status of [451, 550, undefined]) {
    smtp.refuse(status)
    await app.db.update(mails).set({ nextTryAt: sql`now()` })
    const mailer = smtpMailer(smtp.url)
    await deliverMails({ ...app, mailer, stopping: new AbortController().signal, progress: () => undefined }, mailHooks)
    mailer.close()
  }
  const logged = lines.slice(before)
  expect(logged).toContain('a mail was not sent')
  for (const word of [canary.name, canary.email, canary.newEmail, 'token=']) expect(logged).not.toContain(word)
})

async function readable({ db }: TestApp): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const tables = await Promise.all(rows.map(({ name }) => db.execute(sql.raw(`select * from ${name}`))))
  return JSON.stringify(tables.map((table) => table.rows))
}
