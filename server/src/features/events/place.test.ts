import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { smtpMailer } from '../../lib/mail.ts'
import { mailHooks } from '../../routes/tasks.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startSmtpStandIn } from '../../test/smtp-stand-in.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { deliverMails } from '../mails/tasks.ts'

const smtp = disposeAfterAll(await startSmtpStandIn())
const { app, organiser: ada, buyer } = await startTestBed({ SMTP_URL: smtp.url, MAIL_FROM: 'kasse@foyer.example' })

const create = (body: object = {}) => ada.ok('POST /api/v1/events', { title: 'Night', urlLink: 'example.org', ...body })

const jo = { language: 'de', name: 'Jo', email: 'jo@example.test' } as const

async function deliverAll(): Promise<void> {
  const mailer = smtpMailer(smtp.url)
  const services = { ...app, mailer, stopping: new AbortController().signal, progress: () => undefined }
  await deliverMails(services, mailHooks).finally(() => mailer.close())
}

const textOf = (content: ArrayBuffer | Uint8Array | string | undefined) =>
  typeof content === 'string' ? content : Buffer.from(new Uint8Array(content ?? new ArrayBuffer(0))).toString()

const pageOf = async (path: string) => (await buyer.send(`GET ${path}`)).body as string
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('the place of an event', () => {
  it('is taken with the date of a new event, which needs no website; without one nothing is watched', async () => {
    const date = '2027-06-01T18:00:00.000Z'
    const body = await ada.ok('POST /api/v1/events', { title: 'Fest', date, venue: 'Hof', city: 'Köln' })
    expect(body).toMatchObject({ date, dateTba: false, venue: 'Hof', city: 'Köln', location: 'Hof, Köln' })
    expect(body).not.toHaveProperty('websiteUrl')
    const { website } = await ada.ok(`GET /api/v1/events/${body.id}/site`)
    expect(website).toMatchObject({ watching: false })
    expect(website).not.toHaveProperty('url')
    const watched = async () =>
      (await app.db.execute(`select from event_websites where event_id = '${body.id}'`)).rowCount
    await ada.ok(`PATCH /api/v1/events/${body.id}`, { websiteUrl: 'example.org' })
    expect(await watched()).toBe(1)
    await ada.ok(`PATCH /api/v1/events/${body.id}`, { websiteUrl: null })
    expect(await watched()).toBe(0)
    expect((await create({ online: true, venue: 'Hof', urlLink: undefined })).location).toBe('')
  })

  it('shows the whole address, the doors and a map, also to search engines and in the calendar', async () => {
    const place = {
      venue: 'Hof',
      street: 'Am Markt 1',
      postcode: '79098',
      city: 'Freiburg',
      region: 'Baden',
      country: 'DE',
    }
    const { id, slug } = await eventOnSale(ada, { changes: { ...place, doorsMinutesBefore: 30 } })
    const de = await pageOf(`/de/e/${slug}`)
    expect(de).toContain('Hof<span class="address">Am Markt 1, 79098 Freiburg, Baden, Deutschland</span>')
    expect(plainSpaces(de)).toMatch(
      /<dt>Einlass<\/dt><dd class="fact"><time dateTime="2099-11-20T18:00:00.000Z">19:00 Uhr/,
    )
    expect(de).toContain('href="https://www.openstreetmap.org/search?query=Am+Markt+1%2C+79098+Freiburg%2C+DE"')
    const dataOf = (html: string) => JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(dataOf(de)).toMatchObject({
      doorTime: '2099-11-20T19:00:00+01:00',
      startDate: '2099-11-20T19:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Hof',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Am Markt 1',
          postalCode: '79098',
          addressLocality: 'Freiburg',
          addressRegion: 'Baden',
          addressCountry: 'DE',
        },
      },
      organizer: { '@type': 'Organization' },
      offers: [{ '@type': 'Offer' }],
    })
    expect(dataOf(de).location).not.toHaveProperty('geo')
    const mapUrl = 'https://www.openstreetmap.org/?mlat=47.99&mlon=7.85'
    await ada.ok(`PATCH /api/v1/events/${id}`, { mapUrl, websiteUrl: null })
    await expect.poll(() => pageOf(`/de/e/${slug}`)).toContain('mlat=47.99')
    const mapped = await pageOf(`/de/e/${slug}`)
    expect(dataOf(mapped).location).toMatchObject({ hasMap: mapUrl, geo: { latitude: 47.99, longitude: 7.85 } })
    expect(mapped).toContain(`<a href="${mapUrl.replace('&', '&amp;')}" rel="noopener">Auf der Karte zeigen</a>`)
    expect(mapped).not.toContain('>Website<')
    const calendar = (await pageOf(`/de/e/${slug}/calendar.ics`)).replaceAll('\r\n ', '')
    expect(calendar).toContain('LOCATION:Hof\\, Am Markt 1\\, 79098 Freiburg\\, Baden\\, Deutschland')
    expect(calendar).toContain('GEO:47.99;7.85')
    expect(plainSpaces(calendar)).toContain('Einlass: 19:00 Uhr')
  })

  it('stores a whole address, a map and when the doors open, and copies them', async () => {
    const { id } = await create()
    const place = {
      venue: 'Hof',
      street: 'Am Markt 1',
      postcode: '10115',
      city: 'Berlin',
      region: 'Berlin',
      country: 'DE',
      mapUrl: 'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4',
      doorsMinutesBefore: 60,
    }
    expect(await ada.ok(`PATCH /api/v1/events/${id}`, place)).toMatchObject({
      ...place,
      location: 'Hof, Berlin, Berlin',
    })
    expect(await ada.ok(`POST /api/v1/events/${id}/duplicate`)).toMatchObject(place)
    const online = await ada.ok(`PATCH /api/v1/events/${id}`, { online: true })
    for (const part of ['street', 'postcode', 'country', 'mapUrl']) expect(online).not.toHaveProperty(part)
  })

  it.each([
    [{ country: 'XX' }, 'body.country', 'not-allowed'],
    [{ postcode: 'x'.repeat(21) }, 'body.postcode', 'too-long'],
    [{ street: 'a\nb' }, 'body.street', 'control-characters'],
    [{ mapUrl: 'javascript:alert(1)' }, 'body.mapUrl', 'address-scheme'],
    [{ doorsMinutesBefore: 721 }, 'body.doorsMinutesBefore', 'too-big'],
    [{ doorsMinutesBefore: -1 }, 'body.doorsMinutesBefore', 'too-small'],
    [{ onlineAccess: 'https://meet.example' }, 'body.onlineAccess', 'not-allowed'],
    [{ online: true, onlineAccess: 'x'.repeat(2001) }, 'body.onlineAccess', 'too-long'],
  ])('refuses %j', async (changes, path, code) => {
    const { id } = await create()
    const { status, body } = await ada.send(`PATCH /api/v1/events/${id}`, changes)
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path, code })]])
  })

  it('keeps the access to an online event encrypted, for members who may change it, and in no list', async () => {
    const onlineAccess = 'https://meet.example/geheim-4711'
    const { id } = await create({ online: true })
    expect(await ada.ok(`PATCH /api/v1/events/${id}`, { onlineAccess })).toMatchObject({ onlineAccess })
    expect((await ada.ok(`PATCH /api/v1/events/${id}`, { name: 'Other' })).onlineAccess).toBe(onlineAccess)
    const copy = await ada.ok(`POST /api/v1/events/${id}/duplicate`, undefined, { 'idempotency-key': 'copy' })
    expect(copy).not.toHaveProperty('onlineAccess')
    expect((await ada.ok(`GET /api/v1/events/${copy.id}`)).onlineAccess).toBe(onlineAccess)
    expect(JSON.stringify(await ada.ok('GET /api/v1/events'))).not.toContain('geheim')
    const { rows } = await app.db.execute(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    for (const { table_name: table } of rows) {
      const found = await app.db.execute(`select from "${table}" t where t::text like '%geheim-4711%'`)
      expect([table, found.rowCount]).toEqual([table, 0])
    }
    await app.db.execute("update members set role = 'viewer'")
    expect(await ada.ok(`GET /api/v1/events/${id}`)).not.toHaveProperty('onlineAccess')
    await app.db.execute("update members set role = 'owner'")
    expect(await ada.ok(`PATCH /api/v1/events/${id}`, { city: 'Köln' })).not.toHaveProperty('onlineAccess')
    expect(await ada.ok(`PATCH /api/v1/events/${id}`, { online: true })).not.toHaveProperty('onlineAccess')
  })
})

describe('the cover of an event', () => {
  const upload = async (id: string, top: string, bottom: string) => {
    const half = (background: string) => ({ create: { width: 1200, height: 600, channels: 3 as const, background } })
    const lower = await sharp(half(bottom)).png().toBuffer()
    const both = sharp(half(top))
      .extend({ bottom: 600 })
      .composite([{ input: lower, left: 0, top: 600 }])
    return await ada.ok(
      `POST /api/v1/events/${id}/pictures`,
      new Blob([await both.png().toBuffer()], { type: 'image/png' }),
    )
  }
  const colorAt = async (picture: ArrayBuffer | Buffer, left: number, top: number) => {
    const { data } = await sharp(picture)
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data].map((value) => (value > 128 ? 1 : 0)).join('')
  }
  const coverColor = async (html: string) => {
    const url = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    return await colorAt(await (await fetch(url.replaceAll('&amp;', '&'))).arrayBuffer(), 600, 100)
  }

  it('is on its page, in link previews and for search engines, with its focus in view', async () => {
    const { id, slug } = await eventOnSale(ada, { changes: { venue: 'Hof' } })
    const picture = await upload(id, '#ff0000', '#0000ff')
    const cover = { hash: picture.hash, alt: 'Rot über <Blau>', focusX: 50, focusY: 0 }
    const event = await ada.ok(`PATCH /api/v1/events/${id}`, { cover })
    expect(event.cover).toEqual({ ...picture, ...cover })
    await expect.poll(() => pageOf(`/de/e/${slug}`)).toContain('class="cover x5 y0"')
    const html = await pageOf(`/de/e/${slug}`)
    expect(html).toMatch(/srcSet="[^"]+480w, [^"]+960w[^"]+" [^>]*alt="Rot über &lt;Blau&gt;"/)
    const { image } = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    const sizeOf = async (url: string) => {
      const { width, height } = await sharp(await (await fetch(url)).arrayBuffer()).metadata()
      return `${width} × ${height}`
    }
    expect(await Promise.all(image.map(sizeOf))).toEqual(['1280 × 720', '1200 × 900', '1080 × 1080', '1200 × 630'])
    expect(await coverColor(html)).toBe('100')
    await ada.ok(`PATCH /api/v1/events/${id}`, { cover: { ...cover, focusY: 100 } })
    await expect.poll(() => pageOf(`/de/e/${slug}`)).toContain('class="cover x5 y10"')
    expect(await coverColor(await pageOf(`/de/e/${slug}`))).toBe('001')
    const copy = await ada.ok(`POST /api/v1/events/${id}/duplicate`)
    expect(copy.cover).toMatchObject({ hash: picture.hash, focusY: 100 })
    expect(await ada.ok(`PATCH /api/v1/events/${copy.id}`, { cover })).toHaveProperty('cover')
    expect(await ada.ok(`PATCH /api/v1/events/${id}`, { cover: null })).not.toHaveProperty('cover')
  })

  it('is on tickets, which are drawn with another one after its focus has changed', async () => {
    const { id, reserve, complete } = await eventOnSale(ada, { types: [{ name: 'Seat', priceCents: 0, capacity: 5 }] })
    const { token } = await reserve()
    await complete(token, { paymentMethod: 'free' })
    // later tests read the mails that are sent
    await app.db.execute('delete from mails')
    const { hash } = await upload(id, '#ff0000', '#0000ff')
    const ticketColor = async (focusY: number) => {
      await ada.ok(`PATCH /api/v1/events/${id}`, { cover: { hash, alt: '', focusX: 50, focusY } })
      const pdf = Buffer.from(await (await fetch(`${app.publicUrl}/de/o/${token}/tickets.pdf`)).arrayBuffer())
      const [, picture = ''] = /\/DCTDecode.*?stream\n(.*?)\nendstream/s.exec(pdf.toString('latin1')) ?? []
      return await colorAt(Buffer.from(picture, 'latin1'), 5, 5)
    }
    expect([await ticketColor(0), await ticketColor(100), await ticketColor(0)]).toEqual(['100', '001', '100'])
  })

  it('is a picture of this event', async () => {
    const [own, other] = [await create(), await create()]
    const { hash } = await upload(other.id, 'red', 'red')
    const cover = { hash, alt: '', focusX: 50, focusY: 101 }
    const outside = await ada.send(`PATCH /api/v1/events/${own.id}`, { cover })
    expect(outside.body.errors).toMatchObject([{ path: 'body.cover.focusY', code: 'too-big' }])
    const foreign = await ada.send(`PATCH /api/v1/events/${own.id}`, { cover: { ...cover, focusY: 1 } })
    expect(foreign.body.errors).toMatchObject([{ path: 'body.cover.hash', code: 'picture-missing' }])
  })
})

describe('the access to an online event', () => {
  beforeEach(() => smtp.received.splice(0))

  const access = 'https://meet.example/geheim?pwd=1'

  it('is in the mail, the calendar and the page of a paid order, and nowhere before', async () => {
    const sale = await eventOnSale(ada, {
      title: 'Stream',
      types: [{ name: 'Platz', priceCents: 2500, capacity: 10 }],
      changes: { online: true, websiteUrl: null, onlineAccess: access },
    })
    const { token } = await sale.placeOrder({ ...jo, paymentMethod: 'transfer' })
    const places = [`/de/o/${token}`, `/de/e/${sale.slug}`, `/de/e/${sale.slug}/calendar.ics`, '/sitemap.xml']
    const calls = [`/api/v1/public/events/${sale.slug}`, `/api/v1/public/orders/${token}`]
    const calendar = `/api/v1/public/orders/${token}/calendar.ics`
    for (const path of [...places, ...calls, calendar])
      expect(JSON.stringify(await pageOf(path)), path).not.toContain('geheim')
    await deliverAll()
    await sale.act(token, 'mark-paid', {})
    await deliverAll()
    const [before, after] = smtp.received.map(({ mail }) => mail)
    expect(JSON.stringify(before)).not.toContain('geheim')
    expect(after?.text).toContain(`Online teilnehmen:\n${access}`)
    expect(after?.text).toContain('Wo: Online')
    const mailed = textOf(after?.attachments[1]?.content).replace(/\r?\n /g, '')
    expect(mailed).toContain(`LOCATION:${access}`)
    expect(mailed).toContain(`So nehmen Sie teil: ${access}`)
    expect((await pageOf(calendar)).replace(/\r?\n /g, '')).toContain(`LOCATION:${access}`)
    expect(await pageOf(`/de/o/${token}`)).toContain(`<a href="${access}" rel="noopener noreferrer">`)
    for (const path of [...places.slice(1), ...calls.slice(0, 1)])
      expect(await pageOf(path), path).not.toContain('geheim')
    await sale.act(token, 'refund', {})
    expect(await pageOf(`/de/o/${token}`)).not.toContain('geheim')
  })

  it('is mailed to the buyers of paid orders when it changes, once per save, if the organiser wants that', async () => {
    const sale = await eventOnSale(ada, {
      title: 'Stream',
      types: [
        { name: 'Platz', priceCents: 2500, capacity: 10 },
        { name: 'Frei', priceCents: 0, capacity: 10 },
      ],
      changes: { online: true, websiteUrl: null },
    })
    const unpaid = await sale.placeOrder({ ...jo, paymentMethod: 'transfer' })
    const paid = await sale.placeOrder({ ...jo, email: 'zoe@example.test', quantity: [0, 1], paymentMethod: 'free' })
    const cancelled = await sale.placeOrder({ ...jo, quantity: [0, 1], paymentMethod: 'free' })
    await sale.act(cancelled.token, 'cancel', {})
    await deliverAll()
    smtp.received.splice(0)
    const save = (changes: object) => ada.ok(`PATCH /api/v1/events/${sale.id}`, changes)
    await save({ onlineAccess: 'https://meet.example/1' })
    await save({ onlineAccess: 'https://meet.example/1', mailBuyers: true })
    await save({ name: 'Stream 2', mailBuyers: true })
    await deliverAll()
    expect(smtp.received).toHaveLength(0)
    // the first one is not sent yet when the second one replaces it
    await save({ onlineAccess: 'https://meet.example/2', mailBuyers: true })
    await save({ onlineAccess: access, mailBuyers: true })
    await deliverAll()
    const [sent, ...more] = smtp.received
    expect(more).toHaveLength(0)
    expect(sent?.to).toEqual(['zoe@example.test'])
    expect(sent?.mail.subject).toBe('So nehmen Sie teil: Stream 2')
    expect(sent?.mail.text).toContain(`Online teilnehmen:\n${access}`)
    const [calendar, ...attachments] = sent?.mail.attachments ?? []
    expect(attachments).toHaveLength(0)
    expect(textOf(calendar?.content).replace(/\r?\n /g, '')).toContain(`LOCATION:${access}`)
    const kindsOf = async (token: string) => (await sale.order(token)).mails.map(({ kind }: { kind: string }) => kind)
    expect(await kindsOf(paid.token)).toEqual(['orderConfirmed', 'accessChanged'])
    expect(await kindsOf(unpaid.token)).toEqual(['paymentInstructions'])
    await expect(save({ onlineAccess: 'x'.repeat(2001), mailBuyers: true })).rejects.toThrow()
  })

  it('may be a text, which is quoted', async () => {
    const changes = { online: true, onlineAccess: 'Raum 7\nKennwort <Sonne>' }
    const sale = await eventOnSale(ada, { types: [{ name: 'Platz', priceCents: 0, capacity: 10 }], changes })
    const { token } = await sale.placeOrder({ ...jo, paymentMethod: 'free' })
    await deliverAll()
    const texts = smtp.received.map(({ mail }) => mail.text).join()
    expect(texts).toContain('So nehmen Sie teil:\n\n> Raum 7\n> Kennwort <Sonne>')
    expect(await pageOf(`/de/o/${token}`)).toContain('Raum 7\nKennwort &lt;Sonne&gt;')
  })
})
