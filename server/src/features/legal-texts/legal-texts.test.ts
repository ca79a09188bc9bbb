import type { ContentBlock } from '@foyer/contract/content'
import type { NewLegalText } from '@foyer/contract/legal-texts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TaskServices } from '../../lib/jobs/task.ts'
import { smtpMailer } from '../../lib/mail.ts'
import { mailHooks } from '../../routes/tasks.ts'
import { signUp } from '../../test/client.ts'
import { readPdf } from '../../test/pdf.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { bank, eventOnSale, robin } from '../../test/scenario.ts'
import { startSmtpStandIn } from '../../test/smtp-stand-in.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { deliverMails } from '../mails/tasks.ts'
import { drawNextText } from './commands/draw-texts.ts'
import { legalTextDrawing } from './pdf/legal-text-pdf.ts'

const smtp = disposeAfterAll(await startSmtpStandIn())
const { app, organiser, buyer } = await startTestBed({ SMTP_URL: smtp.url })

async function deliver(): Promise<void> {
  const mailer = smtpMailer(smtp.url)
  const services: TaskServices = { ...app, mailer, stopping: new AbortController().signal, progress: () => undefined }
  await deliverMails(services, mailHooks).finally(() => mailer.close())
}

const team = organiser.me.lastTeam ?? ''

const paragraph = (text: string): ContentBlock => ({ type: 'paragraph', text: [{ type: 'text', text }], children: [] })
const text = (words: string, changes: Partial<NewLegalText> = {}): NewLegalText => ({
  kind: 'terms',
  agreement: 'accepted',
  version: 0,
  content: { en: [paragraph(words)], de: [paragraph(`${words} auf Deutsch`)] },
  ...changes,
})
const ended = (version: number): NewLegalText => text('', { content: {}, version })

const types = [{ name: 'Seat', priceCents: 2500, capacity: 100 }]
const sold = () => eventOnSale(organiser, { types, team: { bank } })
const save = (sale: Pick<EventOnSale, 'id'>, body: NewLegalText) =>
  organiser.send(`PUT /api/v1/events/${sale.id}/legal-texts`, body)
async function saved(sale: Pick<EventOnSale, 'id'>, body: NewLegalText): Promise<string> {
  return (await organiser.ok(`PUT /api/v1/events/${sale.id}/legal-texts`, body)).versions[0].id
}
const validOf = async ({ slug }: EventOnSale) => (await buyer.ok(`GET /api/v1/public/events/${slug}`)).legalTexts
const agreedTo = async (sale: EventOnSale, token: string) => {
  const { id } = await sale.order(token)
  return await organiser.ok(`GET /api/v1/orders/${id}/legal-texts`)
}

describe('a text', () => {
  it('has versions that never change, with their authors, until an empty one ends it', async () => {
    const sale = await sold()
    const first = await saved(sale, text('First'))
    const second = await saved(
      sale,
      text('Second', { version: 1, agreement: 'shown', content: { fr: [paragraph('Deux')] } }),
    )
    expect(await validOf(sale)).toEqual([{ id: second, kind: 'terms', agreement: 'shown', languages: ['fr'] }])
    await saved(sale, ended(2))
    expect(await validOf(sale)).toEqual([])
    expect(await organiser.ok(`GET /api/v1/events/${sale.id}/legal-texts`)).toMatchObject([
      {
        kind: 'terms',
        content: {},
        version: 3,
        versions: [
          { version: 3, languages: [], by: organiser.me.name },
          { id: second, version: 2, languages: ['fr'] },
          { id: first, version: 1, languages: ['en', 'de'] },
        ],
      },
    ])
    // anyone can still read what an order may refer to
    expect(await buyer.ok(`GET /api/v1/public/legal-texts/${first}`)).toMatchObject({
      version: 1,
      content: text('First').content,
    })
    const change = app.db.execute(sql`update legal_texts set content = '{}' where id = ${first}`)
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } })
  })

  it('is saved by one of several at the same time; the others learn that theirs is out of date', async () => {
    const sale = await sold()
    const calls = ['A', 'B'].map((words) => () => save(sale, text(words)))
    const answers = await raceOnLock(app, 'events', calls)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale')
  })

  it('of an event replaces that of its team, and is copied with it', async () => {
    const sale = await sold()
    const { versions } = await organiser.ok(`PUT /api/v1/teams/${team}/legal-texts`, text('House', { kind: 'refunds' }))
    expect(await validOf(sale)).toMatchObject([{ id: versions[0].id, kind: 'refunds' }])
    const own = await saved(sale, text('Own', { kind: 'refunds' }))
    expect(await validOf(sale)).toMatchObject([{ id: own }])
    const view = `GET /api/v1/public/events/${sale.slug}/legal-texts`
    expect((await buyer.ok(`${view}/refunds`)).content).toEqual(text('Own').content)
    expect((await buyer.send(`${view}/terms`)).status).toBe(404)
    const copy = await organiser.ok(`POST /api/v1/events/${sale.id}/duplicate`)
    const [copied] = await organiser.ok(`GET /api/v1/events/${copy.id}/legal-texts`)
    expect(copied).toMatchObject({ kind: 'refunds', content: text('Own').content, version: 1 })
    expect(copied.versions[0].id).not.toBe(own)
    // a draft is for its team
    expect((await buyer.send(`GET /api/v1/public/events/${copy.slug}/legal-texts/refunds`)).status).toBe(404)
    await organiser.ok(`PUT /api/v1/teams/${team}/legal-texts`, { ...ended(1), kind: 'refunds' })
  })

  it('has an age if it is an age limit, and asks for a box only where one makes sense', async () => {
    const sale = await sold()
    const wrong: [string, NewLegalText][] = [
      ['minimumAge required', text('18', { kind: 'age' })],
      ['minimumAge not-allowed', text('x', { minimumAge: 18 })],
      ['agreement not-allowed', text('x', { kind: 'age', minimumAge: 18, agreement: 'shown' })],
      ['agreement not-allowed', text('x', { kind: 'accessibility' })],
    ]
    for (const [expected, body] of wrong) {
      const { status, body: problem } = await save(sale, body)
      const [field, code] = expected.split(' ')
      expect([status, problem.errors]).toMatchObject([422, [{ path: `body.${field}`, code }]])
    }
  })

  it('is for those who may see the event', async () => {
    const sale = await sold()
    const other = await signUp(app.publicUrl)
    expect((await other.send(`GET /api/v1/events/${sale.id}/legal-texts`)).status).toBe(404)
    expect((await other.send(`PUT /api/v1/events/${sale.id}/legal-texts`, text('Theirs'))).status).toBe(404)
    expect((await other.send(`PUT /api/v1/teams/${team}/legal-texts`, text('Theirs'))).status).toBe(404)
  })

  it('is made as a PDF once, in each language, with every page of a long text', async () => {
    const sale = await sold()
    const long = [...Array(40).keys()].map((number) => `Clause ${number} ${'lorem ipsum dolor '.repeat(30)}`).join('')
    const list: ContentBlock = {
      type: 'numbered-list',
      items: [
        { text: [{ type: 'text', text: 'Doors', link: 'https://example.com/' }], children: [paragraph('at seven')] },
      ],
    }
    const content = { en: [paragraph(long), list], fr: [paragraph('Conditions')] }
    const id = await saved(sale, text('', { content }))
    while (await drawNextText(app.db, app));
    const { rows } = await app.db.execute<{ language: string; pdf: Buffer }>(
      sql`select language, pdf from legal_text_files where text_id = ${id} order by language`,
    )
    expect(rows.map(({ language }) => language)).toEqual(['en', 'fr'])
    const { pages } = await readPdf(rows[0]?.pdf ?? Buffer.of())
    const words = pages.join(' ').replace(/\s+/g, ' ')
    expect(words).toContain('Terms and conditions')
    expect(words).toMatch(/Version 1 of \w+, \d+ \w+ \d{4}/)
    expect(pages.length).toBeGreaterThan(4)
    for (const number of [0, 19, 39]) expect(words).toContain(`Clause ${number} lorem`)
    expect(words).toContain('1. Doors (example.com) at seven')
  })

  it('is made with page numbers, and no heading or first line alone at the end of a page', async () => {
    // each line is a passage, and the pages end at other ones
    const blocks = Array.from({ length: 60 }, (_, at): ContentBlock[] => [
      { type: 'heading', level: 2, text: [{ type: 'text', text: `§ ${at}` }] },
      paragraph(`Begin ${'of a clause that needs several lines '.repeat(6 + (at % 5))}`),
    ]).flat()
    const sheet = { kind: 'terms', language: 'en', organiser: 'Stage', version: 1, timeZone: 'UTC' } as const
    const facts = { ...sheet, createdAt: '2026-11-27T10:00:00Z' }
    const pdf = await legalTextDrawing.draw({ ...facts, blocks })
    const { pages, artifacts } = await readPdf(Buffer.from(pdf))
    expect(pages.length).toBeGreaterThan(5)
    for (const page of pages.slice(0, -1)) expect(page).not.toMatch(/§ \d+( Begin( [a-z]+){0,18})? ?\d+ \/ \d+$/)
    expect(artifacts).toEqual(pages.map((_, at) => `${at + 1} / ${pages.length}`))
    const short = await legalTextDrawing.draw({ ...facts, blocks: blocks.slice(0, 2) })
    expect((await readPdf(Buffer.from(short))).artifacts).toEqual([''])
  })
})

describe('an order', () => {
  it('is completed only with the texts that are valid now, and keeps which these were', async () => {
    const sale = await sold()
    const terms = await saved(sale, text('Terms'))
    const rules = await saved(sale, text('Rules', { kind: 'house-rules', agreement: 'shown' }))
    const ramp = await saved(sale, text('Ramp', { kind: 'accessibility', agreement: 'shown' }))
    const { token } = await sale.reserve()
    const without = await sale.complete(token, { acceptedTexts: [rules, ramp] })
    expect([without.status, without.body.errors]).toMatchObject([
      422,
      [{ path: 'body.acceptedTexts.terms', code: 'required' }],
    ])
    const newTerms = await saved(sale, text('New terms', { version: 1 }))
    const outdated = await sale.complete(token, { acceptedTexts: [terms, rules, ramp] })
    expect(outdated.body.errors).toMatchObject([{ path: 'body.acceptedTexts.terms', code: 'legal-text-changed' }])
    const before = Date.now()
    expect((await sale.complete(token, { acceptedTexts: [newTerms, rules, ramp] })).status).toBe(200)
    // a repeated call, and one after the next version, finds the order
    await saved(sale, text('Newest', { version: 2 }))
    expect((await sale.complete(token, { acceptedTexts: [newTerms, rules, ramp] })).status).toBe(200)
    const agreed = await agreedTo(sale, token)
    const page = `${app.publicUrl}/en/e/${sale.slug}/legal`
    expect(agreed).toMatchObject([
      { id: newTerms, kind: 'terms', agreement: 'accepted', version: 2, page: `${page}/terms?version=${newTerms}` },
      { id: rules, kind: 'house-rules', agreement: 'shown', version: 1, page: `${page}/house-rules?version=${rules}` },
      { id: ramp, kind: 'accessibility', agreement: 'shown', version: 1 },
    ])
    for (const { at } of agreed) expect(Math.abs(Date.parse(at) - before)).toBeLessThan(60_000)
  })

  it('at once of free tickets needs them too; refused, it holds no seats', async () => {
    const sale = await eventOnSale(organiser)
    const terms = await saved(sale, text('Terms'))
    const order = (acceptedTexts?: string[]) =>
      buyer.send(`POST /api/v1/public/events/${sale.slug}/orders`, {
        items: [{ ticketTypeId: sale.types[0], quantity: 1 }],
        completion: { ...robin, paymentMethod: 'free', ...(acceptedTexts && { acceptedTexts }) },
      })
    const refused = await order()
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ path: 'body.completion.acceptedTexts.terms', code: 'required' }],
    ])
    expect((await app.db.execute(sql`select id from orders where event_id = ${sale.id}`)).rows).toEqual([])
    const ordered = await order([terms])
    expect(ordered.status).toBe(201)
    expect(await agreedTo(sale, ordered.body.token)).toMatchObject([{ id: terms }])
    // reserved first, and completed without being read
    const { token } = await sale.reserve()
    const path = { paymentMethod: 'free' }
    expect((await sale.complete(token, path)).body.errors).toMatchObject([{ path: 'body.acceptedTexts.terms' }])
    expect((await sale.complete(token, { ...path, acceptedTexts: [terms] })).status).toBe(200)
    expect(await agreedTo(sale, token)).toMatchObject([{ id: terms }])
  })

  it('is confirmed with a link and a PDF of each text as it was agreed to, also after the next version', async () => {
    const sale = await sold()
    const terms = await saved(sale, text('Alte Fassung'))
    const ramp = await saved(sale, text('Eine Rampe', { kind: 'accessibility', agreement: 'shown' }))
    const { token } = await sale.reserve(1, { language: 'de' })
    await sale.complete(token, { acceptedTexts: [terms, ramp] })
    await saved(sale, text('Neue Fassung', { version: 1 }))
    smtp.received.length = 0
    await deliver()
    await sale.act(token, 'mark-paid')
    await deliver()
    const sent = smtp.received.filter(({ mail }) => mail.text?.includes(token))
    expect(sent).toHaveLength(2)
    for (const { mail } of sent) {
      expect(mail.text).toContain(`/de/e/${sale.slug}/legal/terms?version=${terms}`)
      const file = mail.attachments.find(({ filename }) => filename?.startsWith('Allgemeine Geschäftsbedingungen'))
      // `as`: attachments arrive as bytes
      const { pages } = await readPdf(Buffer.from(file?.content as ArrayBuffer))
      expect(pages[0]).toContain('Alte Fassung auf Deutsch')
      expect(mail.text).toContain(`/de/e/${sale.slug}/legal/accessibility?version=${ramp}`)
      expect(mail.attachments.map(({ filename }) => filename)).toContainEqual(
        expect.stringContaining('Erklärung zur Barrierefreiheit'),
      )
    }
  })
})
