import { defaultMailFrequencies } from '@foyer/contract/inbox-kinds'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSigner } from '../../lib/signer.ts'
import { members } from '../../schema/teams.ts'
import { startTestApp } from '../../test/app.ts'
import type { Organiser } from '../../test/client.ts'
import { signUp, testClient } from '../../test/client.ts'
import { mailsTo, mailText, shownText } from '../../test/mails.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { disposeAfterAll } from '../../test/test-bed.ts'
import type { MailRow } from '../mails/queries.ts'
import { renderMail } from '../mails/service.tsx'
import { endSnoozes } from './commands/end-snooze.ts'
import { mailDaily, mailImmediately } from './commands/mail-members.ts'
import { notify } from './commands.ts'

let organiser: Organiser
let teamId: string

const app = disposeAfterAll(await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' }))
beforeEach(async () => {
  await app.db.execute(sql`delete from threads`)
  await app.db.execute(sql`delete from mails`)
  organiser = await signUp(app.publicUrl)
  teamId = organiser.me.lastTeam
})

const joined = (name = 'Bo') =>
  notify(app.db, { teamId, dedupeKey: `member:${name}`, kind: 'member-joined', data: { name, role: 'box-office' } })
const down = () =>
  notify(app.db, {
    teamId,
    dedupeKey: 'site:a',
    kind: 'website-down',
    data: { url: 'https://a.test', failure: 'server-error', status: 502 },
  })
const list = async (query = '') => (await organiser.send(`GET /api/v1/inbox${query}`)).body
const choose = (choices: object) => organiser.send('PATCH /api/v1/inbox/mail-frequencies', choices)
const mailed = async () => (await mailsTo(app, organiser.email)).map(({ subject }) => subject)

// at the place of the team
const hour = (at: number) =>
  app.db.execute(sql`update teams set time_zone = (
    select name from pg_timezone_names where name like 'Etc/GMT%'
      and extract(hour from now() at time zone name) = ${at} limit 1) where id = ${teamId}`)
/** Lets hours go by. */
async function wait(hours: number): Promise<void> {
  const ago = sql`make_interval(hours => ${hours})`
  await app.db.execute(sql`update messages set at = at - ${ago}`)
  await app.db.execute(sql`update threads set last_at = last_at - ${ago}`)
  await app.db.execute(sql`update mail_frequencies set daily_at = daily_at - ${ago}`)
  await app.db.execute(sql`update members set joined_at = joined_at - ${ago}`)
}
/** Lets the daily mail become due, and writes it. */
async function morning(): Promise<void> {
  await wait(2)
  await hour(9)
  await mailDaily(app.db, app)
}

it('a thread returns when its snooze ends: at the top, unread for the member who snoozed it', async () => {
  await down()
  const [{ id }] = await list()
  await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true, snoozedUntil: '2099-01-01T00:00:00.000Z' })
  expect(await endSnoozes(app.db)).toBe(0)
  await joined()
  await app.db.execute(sql`update threads set snoozed_until = now() - interval '1 second' where id = ${id}`)
  expect((await Promise.all([endSnoozes(app.db), endSnoozes(app.db)])).toSorted()).toEqual([0, 1])
  expect((await list())[0]).toMatchObject({ id, unread: true })
})

describe('a mail to a member', () => {
  it('is about the events that they work on', async () => {
    const { id } = await organiser.ok('POST /api/v1/events', { title: 'Concert', urlLink: 'example.com' })
    const member = async (events: string[]) => {
      const { me, email } = await signUp(app.publicUrl)
      await app.db.insert(members).values({ teamId, userId: me.id, role: 'manager', events })
      return email
    }
    const [chosen, other] = [await member([id]), await member(['evt_other'])]
    await notify(app.db, {
      teamId,
      eventId: id,
      dedupeKey: `website:${id}`,
      kind: 'website-unstable',
      data: { url: 'https://example.com' },
    })
    await down()
    await mailImmediately(app.db, app)
    const subjects = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject)
    expect({ chosen: await subjects(chosen), other: await subjects(other) }).toEqual({
      chosen: ['The website keeps going down: Concert'],
      other: [],
    })
    expect(await mailed()).toHaveLength(1)
  })

  it('is sent at once, one time, with the notification and a link to its thread', async () => {
    await down()
    await Promise.all([mailImmediately(app.db, app), mailImmediately(app.db, app)])
    expect(await mailed()).toEqual(['The website is down'])
    const text = await mailText(app, organiser.email, 'inboxDigest')
    expect(text).toContain('the server reports an internal error (502)')
    expect(text).toContain(`${app.publicUrl}/en/inbox?thread=${(await list())[0].id}`)
  })

  it('is sent for the topics that the member chose, except for threads that are read by then', async () => {
    await joined()
    await mailImmediately(app.db, app)
    expect(await mailed()).toEqual([])
    await choose({ team: 'at-once' })
    await joined('Zoë')
    const [{ id }] = await list()
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true })
    await mailImmediately(app.db, app)
    expect(await mailed()).toEqual([])
    await joined('Kim')
    await mailImmediately(app.db, app)
    expect(await mailed()).toEqual(['Kim has joined the team'])
  })

  it('about a changed page follows the frequency of its topic: website or Notion', async () => {
    await choose({ website: 'never', notion: 'at-once' })
    for (const page of ['website', 'notion'] as const)
      await notify(app.db, { teamId, dedupeKey: `site:${page}`, kind: 'page-changed', data: { page, title: page } })
    await mailImmediately(app.db, app)
    expect(await mailed()).toEqual(['The Notion page has changed'])
    await choose({ website: 'at-once', notion: 'never' })
    for (const page of ['website', 'notion'] as const)
      await notify(app.db, { teamId, dedupeKey: `site:${page}`, kind: 'page-changed', data: { page, title: page } })
    await mailImmediately(app.db, app)
    expect(await mailed()).toContain('The website has changed')
    expect(await mailed()).toHaveLength(2)
  })
})

const ask = (slug: string, name: string, text = 'Hello?') =>
  testClient(app.publicUrl).ok(`POST /api/v1/public/events/${slug}/questions`, {
    name,
    email: `${name.toLowerCase()}@example.test`,
    text,
  })
const withSupport = { ...app, config: { ...app.config, SUPPORT_EMAIL: 'support@example.test' } }
/** The mails to the organiser, by the first word of their subjects. */
const rendered = async () => {
  const each = (await mailsTo(app, organiser.email)).map((mail) => {
    const { replyTo, conversation, text, html } = renderMail(withSupport, mail)
    return [mail.subject.split(' ')[0], { replyTo, conversation, text, preview: shownText(html).slice(0, 60) }] as const
  })
  return Object.fromEntries(each)
}

describe('a reply to a mail', () => {
  it('about questions goes to the person who asked: each person gets a mail of their own', async () => {
    const { slug } = await eventOnSale(organiser)
    for (const name of ['Robin', 'Kim']) await ask(slug, name)
    await down()
    await mailImmediately(app.db, app)
    expect(await rendered()).toMatchObject({
      Robin: { replyTo: 'robin@example.test' },
      Kim: { replyTo: 'kim@example.test' },
      The: { replyTo: 'support@example.test' },
    })
    const { Robin: fromRobin, The: ofWebsite } = await rendered()
    expect(fromRobin?.text).toMatch(/\nRobin has sent you a message\nWinter Concert · .+\n\n> Hello\?\n/)
    expect(fromRobin?.text).toContain('or reply to this email to write to Robin directly.')
    // mailboxes show this after the subject
    expect([fromRobin?.preview, ofWebsite?.preview]).toEqual([
      expect.stringMatching(/^Hello\?/),
      expect.stringMatching(/^Two checks of/),
    ])
    expect(ofWebsite?.text).not.toContain('eply')
  })

  it('with questions of several people goes nowhere, and the mail says where to reply', async () => {
    await choose({ people: 'daily' })
    const { slug } = await eventOnSale(organiser)
    await ask(slug, 'Robin')
    await morning()
    expect(await rendered()).toMatchObject({ 1: { replyTo: 'robin@example.test' } })
    await app.db.execute(sql`delete from mails`)
    await ask(slug, 'Robin')
    await ask(slug, 'Kim')
    await morning()
    expect((await rendered())[2]?.replyTo).toBeUndefined()
    expect(await mailText(app, organiser.email, 'inboxDigest')).toContain('Reply to each message in the inbox')
  })

  it('stands beside the other mails about its thread', async () => {
    await down()
    await mailImmediately(app.db, app)
    const { The: first } = await rendered()
    expect(first?.conversation).toMatch(new RegExp(`^${(await list())[0].id}@`))
    await app.db.execute(sql`delete from mails`)
    await down()
    await mailImmediately(app.db, app)
    expect((await rendered())['The']?.conversation).toBe(first?.conversation)
    await app.db.execute(sql`delete from mails`)
    await choose({ team: 'at-once' })
    await down()
    await joined()
    await mailImmediately(app.db, app)
    expect(Object.values(await rendered())).toMatchObject([{ conversation: undefined }])
  })
})

describe('the link that unsubscribes a member', () => {
  /** The path of the link in the newest mail. */
  async function path(): Promise<string> {
    const { unsubscribe = '' } = renderMail(app, (await mailsTo(app, organiser.email))[0] as MailRow)
    return unsubscribe.slice(app.publicUrl.length)
  }
  const open = (at: string) => testClient(app.publicUrl).send(`GET ${at}`)
  /** As a server of a mail provider does: without cookies. Some send the origin of their webmail. */
  const oneClick = (at: string) => {
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    return fetch(app.publicUrl + at, {
      method: 'POST',
      body,
      redirect: 'manual' as const,
      headers: { origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' },
    })
  }
  const frequencies = async () => (await organiser.send('GET /api/v1/inbox/mail-frequencies')).body
  const mailDown = async () => {
    await down()
    await mailImmediately(app.db, app)
  }

  it('stops mails at once about the topics of the mail, with one click, and however often it is used', async () => {
    await mailDown()
    const link = await path()
    expect(link).toMatch(/^\/en\/unsubscribe\//)
    expect(await mailText(app, organiser.email, 'inboxDigest')).toContain(
      `you can turn them on again in your profile):\n${app.publicUrl}${link}`,
    )
    for (const _ of [1, 2]) {
      const answer = await oneClick(link)
      // a mail provider follows no redirect
      expect(answer.status).toBe(200)
      expect(await answer.text()).toMatch(/You’ll no longer get these emails .+: Event websites\. You can turn these/)
    }
    expect(await frequencies()).toEqual({ ...defaultMailFrequencies, website: 'never' })
    await app.db.execute(sql`delete from mails`)
    await mailDown()
    expect(await mailed()).toEqual([])
    await choose({ website: 'at-once' })
    await mailDown()
    expect(await mailed()).toEqual(['The website is down'])
  })

  it('stops the daily mail, and nothing else', async () => {
    await choose({ website: 'daily', trouble: 'never' })
    await down()
    await morning()
    const link = await path()
    expect((await oneClick(link)).status).toBe(200)
    const stopped = { website: 'never', notion: 'never', sales: 'never', trouble: 'never' }
    expect(await frequencies()).toEqual({ ...defaultMailFrequencies, ...stopped })
    expect((await open(link)).body).toContain('You’ll no longer get the daily email')
  })

  it('asks first when it is opened, as programs that scan mails do, in every language and without a session', async () => {
    await mailDown()
    const link = await path()
    const asks = { en: 'Unsubscribe?', de: 'E‑Mails abbestellen?', fr: 'Vous désabonner ?' }
    for (const [language, title] of Object.entries(asks)) {
      const { status, body, headers } = await open(link.replace('/en/', `/${language}/`))
      expect([status, headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
      expect(body).toContain(`<h1>${title}</h1>`)
      expect(body).toContain(`<form action="${link.replace('/en/', `/${language}/`)}" method="post">`)
    }
    expect(await frequencies()).toEqual(defaultMailFrequencies)
    await testClient(app.publicUrl).form(link, {})
    expect((await open(link)).body).toContain('<h1>You’re unsubscribed</h1>')
  })

  it('that was altered, or comes from another installation, changes nothing and says so', async () => {
    await mailDown()
    const link = await path()
    const token = link.split('/').at(-1) ?? ''
    const signature = token.split('.').at(-1) ?? ''
    const other = createSigner(Buffer.alloc(32, 7))
    const text = token.slice(0, -signature.length - 1)
    const altered = [
      token.replace('website', 'people'),
      token.replace('website', 'daily'),
      token.replace(/^./, '7'),
      token.slice(0, -1),
      `${text}.${other.sign('unsubscribe', text)}`,
      `${text}.${app.signer.sign('thread', text)}`,
      ...['a', 'a.', '..a', 'daily', signature, '-'.repeat(5000)],
    ]
    for (const each of altered) {
      const at = `/en/unsubscribe/${each}`
      for (const { status, text: body } of [
        await open(at).then((answer) => ({ status: answer.status, text: answer.body })),
        await oneClick(at).then(async (answer) => ({ status: answer.status, text: await answer.text() })),
      ]) {
        expect([each, status]).toEqual([each, 404])
        expect(body).toContain('<h1>This link isn’t valid</h1>')
      }
    }
    expect(await frequencies()).toEqual(defaultMailFrequencies)
  })

  it('of a member who has left the team changes nothing', async () => {
    await mailDown()
    const link = await path()
    await app.db.execute(sql`delete from members where team_id = ${teamId}`)
    for (const { status, body } of [await open(link), await testClient(app.publicUrl).form(link, {})]) {
      expect(status).toBe(200)
      expect(body).toContain('You’re no longer a member of this team')
    }
    const { rows } = await app.db.execute(sql`select from mail_frequencies where team_id = ${teamId}`)
    expect(rows).toEqual([])
  })
})

describe('a daily mail', () => {
  beforeEach(async () => {
    await choose({ website: 'daily', team: 'daily' })
  })
  const oneUpdate = expect.stringMatching(/^1 update in the .+ inbox$/)
  const task = () => mailDaily(app.db, app)

  it('is sent in the morning of the team’s time zone, once, with all unread threads', async () => {
    await down()
    await joined()
    await wait(2)
    await hour(7)
    await task()
    expect(await mailed()).toEqual([])
    await hour(9)
    await Promise.all([task(), task()])
    await task()
    expect(await mailed()).toEqual([expect.stringMatching(/^2 updates in the .+ inbox$/)])
    const text = await mailText(app, organiser.email, 'inboxDigest')
    for (const { id } of await list())
      expect(text).toContain(`Open in the inbox:\n${app.publicUrl}/en/inbox?thread=${id}`)
    // the time of each
    expect(text.match(/\d{4},\s\d\d:\d\d\s\S+$/gm)).toHaveLength(2)
    expect(text).toContain(`and how often:\n${app.publicUrl}/en/my-profile`)
  })

  it('is sent late on the same day when no process ran in the morning, and covers the time until then', async () => {
    await down()
    await wait(16)
    await joined()
    await hour(22)
    await task()
    await task()
    expect(await mailed()).toEqual([oneUpdate])
    expect(await mailText(app, organiser.email, 'inboxDigest')).toContain('The website is down')
  })

  it('has on the next day only the notifications since the last one', async () => {
    await down()
    await wait(15)
    await hour(21)
    await task()
    expect(await mailed()).toEqual([oneUpdate])
    await app.db.execute(sql`delete from mails`)
    await joined()
    await wait(12)
    await hour(9)
    await task()
    expect(await mailed()).toEqual([oneUpdate])
    expect(await mailText(app, organiser.email, 'inboxDigest')).toContain('Bo has joined the team')
  })

  it('covers days on which no process ran, without threads that are read', async () => {
    await hour(9)
    await wait(80)
    await app.db.execute(sql`update mail_frequencies set daily_at = now() - interval '73 hours'`)
    await joined('Zoë')
    const [{ id }] = await list()
    await organiser.send(`PATCH /api/v1/inbox/${id}`, { read: true })
    await down()
    await app.db.execute(sql`update messages set at = at - interval '49 hours'`)
    await app.db.execute(sql`update threads set last_at = last_at - interval '49 hours'`)
    await task()
    expect(await mailed()).toEqual([oneUpdate])
    expect(await mailText(app, organiser.email, 'inboxDigest')).toContain('The website is down')
  })
})
