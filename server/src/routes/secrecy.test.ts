import { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { deliverMails } from '../features/mails/tasks.ts'
import { createLog } from '../lib/log.ts'
import { smtpMailer } from '../lib/mail.ts'
import { mails } from '../schema/mails.ts'
import { startTestApp, testSecret } from '../test/app.ts'
import { codeNow, turnTwoFactorOn } from '../test/authenticator.ts'
import type { ClientResponse } from '../test/client.ts'
import { signUp, testClient } from '../test/client.ts'
import { makeList, openDevice } from '../test/door.ts'
import { mailedToken } from '../test/mails.ts'
import { eventOnSale } from '../test/scenario.ts'
import { startSmtpStandIn } from '../test/smtp-stand-in.ts'
import { addPasskey, challengeFor } from '../test/software-passkey.ts'
import { storedTexts } from '../test/stored-texts.ts'
import { signedEvent, startStripeStandIn } from '../test/stripe-stand-in.ts'
import { disposeAfterAll } from '../test/test-bed.ts'
import { firstTicketOf } from '../test/ticket-links.ts'
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
// text that is printed beside the log counts as well
for (const stream of [process.stdout, process.stderr])
  vi.spyOn(stream, 'write').mockImplementation((text) => destination.write(text))
for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const)
  vi.spyOn(console, level).mockImplementation((...texts) => void destination.write(inspect(texts)))
const stripe = disposeAfterAll(await startStripeStandIn())
const app = disposeAfterAll(
  await startTestApp({ STRIPE_API_URL: stripe.url }, { log: createLog('debug', destination) }),
)
const stored = async () => (await storedTexts(app.db)).map(({ text }) => text).join('\n')

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

  const dump = await stored()
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
  const dump = await stored()
  for (const shown of [apiToken, secret, ...codes, proof.signature]) {
    expect(shown.length).toBeGreaterThan(15)
    expect(lines.slice(before)).not.toContain(shown)
    expect(dump).not.toContain(shown)
  }
})

it('keeps the codes of a sign-in, invitations and the content of webhooks out of the log', async () => {
  const ada = await signUp(app.publicUrl)
  const before = lines.length
  const { email, password } = ada
  const { secret, codes } = await turnTwoFactorOn(ada)
  const given = ['000000', codeNow(secret, 1), codes[0] ?? '', 'canary-wrong-code']
  for (const code of given) {
    const browser = testClient(app.publicUrl)
    await browser.send('POST /api/auth/sign-in/email', { email, password })
    await browser.send('POST /api/auth/sign-in/second-factor', { code })
  }
  const invited = 'canary-invited@example.test'
  const team = ada.me.lastTeam
  await ada.ok(`POST /api/v1/teams/${team}/invitations`, { emails: [invited], role: 'viewer' })
  const invitation = await mailedToken(app, invited, 'invitation')
  const guest = testClient(app.publicUrl)
  await guest.ok(`GET /api/v1/public/invitations/${invitation}`)
  await guest.send('POST /api/auth/sign-up/email', { name: 'Canary', email: invited, password, invitation })
  const [secretKey, webhookSecret] = ['sk_live_canarycanarycanarycan', 'whsec_canarycanarycanary']
  stripe.addKey(secretKey)
  await ada.ok(`PUT /api/v1/teams/${team}/stripe`, { secretKey, webhookSecret })
  const session = {
    id: 'cs_live_canary',
    object: 'checkout.session',
    customer_details: { email: 'canary-payer@example.test' },
  }
  const statuses: number[] = []
  for (const by of [webhookSecret, 'whsec_of_another_canary']) {
    const { payload, headers } = signedEvent(by, 'checkout.session.completed', session)
    const url = `${app.publicUrl}/api/webhooks/stripe/${team}`
    statuses.push((await fetch(url, { method: 'POST', headers, body: payload })).status)
  }
  expect(statuses).toEqual([200, 400])

  const logged = lines.slice(before)
  for (const route of ['POST /auth/sign-in/second-factor', 'GET /public/invitations/{token}', 'stripe'])
    expect(logged).toContain(route)
  const secrets = [email, password, secret, ...given, ...codes, invitation, secretKey, webhookSecret]
  // a line has numbers of six digits of its own
  for (const value of secrets.filter((each) => !/^\d{6}$/.test(each))) expect(logged).not.toContain(value)
  for (const code of given) expect(logged).not.toContain(`"${code}"`)
  expect(logged).not.toMatch(/canary/i)
})

it('keeps the secret of the installation and its connections out of the log', () => {
  for (const secret of [testSecret, new URL(app.databaseUrl).password]) {
    expect(secret.length).toBeGreaterThan(4)
    expect(lines).not.toContain(secret)
  }
})

it('keeps buyers, their links and bank accounts, and the keys of a sale out of the log', async () => {
  const ada = await signUp(app.publicUrl)
  const before = lines.length
  const keys = ['sk_live_kanarikanarikanarikan', 'whsec_kanarikanarikanari']
  stripe.addKey(keys[0] ?? '')
  const [secretKey, webhookSecret] = keys
  await ada.ok(`PUT /api/v1/teams/${ada.me.lastTeam}/stripe`, { secretKey, webhookSecret })
  const sale = await eventOnSale(ada, { types: [{ name: 'Seat', priceCents: 2500, capacity: 10 }] })
  const person = { name: 'Kanari Buyer', email: 'kanari-buyer@example.test' }
  const { token } = await sale.placeOrder(person)
  await sale.act(token, 'mark-paid')
  const ticket = await firstTicketOf(app, `ord_${token.slice(0, 26)}`)
  for (const path of [`o/${token}`, `t/${ticket.token}`, 'o/kanari-token-of-nothing'])
    await testClient(app.publicUrl).send(`GET /en/${path}`)
  await sale.buyer.ok('POST /api/v1/public/find-tickets', { email: person.email, language: 'en' })
  await sale.buyer.ok(`POST /api/v1/public/orders/${token}/questions`, { text: 'Kanari question' })
  const list = await makeList(ada, sale.id)
  const device = await openDevice(ada, list.id)
  await device.roster()
  await ada.ok(`GET /api/v1/orders?q=kanari`)
  await sale.act(token, 'refund', { reason: 'Kanari reason' })
  const iban = 'FR1420041010050500013M02606'
  await sale.buyer.ok(`PUT /api/v1/public/orders/${token}/refund-account`, { holder: 'Kanari Holder', iban })
  await app.db.execute(sql`alter table tickets rename to tickets_away`)
  const { body: page } = await testClient(app.publicUrl).send(`GET /en/o/${token}`)
  await app.db.execute(sql`alter table tickets_away rename to tickets`)
  expect(page).not.toMatch(/kanari/i)

  const logged = lines.slice(before)
  expect(logged).toContain('GET /{lang}/o/{token}')
  const secrets = [...keys, token, ticket.token, device.token]
  for (const secret of [...secrets, iban]) expect(logged).not.toContain(secret)
  expect(logged.toLowerCase()).not.toContain('kanari')
  const dump = await stored()
  for (const secret of [...keys, token, ticket.token, iban]) expect(dump).not.toContain(secret)
  expect(await (await fetch(`${app.publicUrl}/metrics`)).text()).not.toMatch(/kanari|example/i)
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
