import { formatTime } from '@foyer/words/format/date-time'
import { describe, expect, it } from 'vitest'
import { pictureSize } from '../lib/picture-size.ts'
import { signUp, testClient } from '../test/client.ts'
import { eventOnSale, imprint } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'

const { app, organiser, buyer } = await startTestBed()

const get = (path: string, headers: Record<string, string> = {}) =>
  testClient(app.publicUrl).send(`GET ${path}`, undefined, headers)

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('the picture of an event for link previews', () => {
  const addressIn = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const pictureAt = async (url: string) => {
    const response = await fetch(url.replaceAll('&amp;', '&'))
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, size: pictureSize(bytes, response.headers.get('content-type') ?? ''), bytes }
  }

  it('is made for every event, described, and another one when the event changes', async () => {
    const { id, slug } = await eventOnSale(organiser, { title: 'Jazz <&> "Blues" 音楽', changes: { city: 'Freiburg' } })
    const html = (await get(`/de/e/${slug}`)).body
    expect(html).toContain('property="og:image:width" content="1200"')
    expect(html).toContain('property="og:image:height" content="630"')
    expect(html).toMatch(/property="og:image:alt" content="[^"]*Jazz[^"]*2099[^"]*Freiburg"/)
    expect(html).toContain('property="og:locale:alternate" content="fr_FR"')
    const first = await pictureAt(addressIn(html))
    expect(first).toMatchObject({ status: 200, size: { width: 1200, height: 630 } })
    await organiser.ok(`PATCH /api/v1/events/${id}`, { name: 'A title of many words. '.repeat(8).trim() })
    await expect.poll(async () => addressIn((await get(`/de/e/${slug}`)).body)).not.toBe(addressIn(html))
    const second = await pictureAt(addressIn((await get(`/de/e/${slug}`)).body))
    expect(second.size).toEqual({ width: 1200, height: 630 })
    expect(second.bytes.equals(first.bytes)).toBe(false)
  })

  it('of a draft is for the team only', async () => {
    const { slug } = await eventOnSale(organiser, { status: 'test' })
    expect((await get(`/en/e/${slug}/picture.jpg`)).status).toBe(404)
    expect((await organiser.send(`GET /en/e/${slug}/picture.jpg`)).headers.get('cache-control')).toContain('no-store')
  })
})

describe('the page of an event', () => {
  it('shows in each language the date, the venue, the prices and the seller', async () => {
    const { slug } = await eventOnSale(organiser, {
      title: 'Jazz & "Blues"',
      types: [
        { name: 'Seat', priceCents: 2500, taxRateBp: 700, capacity: 500, description: 'Row 1\nto 9' },
        { name: 'Guest', priceCents: 0, capacity: 20 },
      ],
      changes: { venue: 'Alte Halle', city: 'Freiburg', region: 'Baden' },
    })
    const pages = await Promise.all(['en', 'de', 'fr'].map((language) => get(`/${language}/e/${slug}`)))
    const [en, de, fr] = pages.map(({ body }) => plainSpaces(body))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const page of [en, de, fr]) {
      expect(page).toContain('Jazz &amp; &quot;Blues&quot;</h1>')
      expect(page).toContain('Alte Halle, Freiburg, Baden')
      expect(page).toContain('Kulturhaus e. V.')
      expect(page).not.toContain('style=')
    }
    expect(en).toContain('Fri, 20 Nov 2099, 19:30 CET')
    expect(fr).toContain('ven. 20 nov. 2099, 19:30 CET')
    expect(de).toContain('Fr., 20. Nov. 2099, 19:30 Uhr MEZ')
    expect(en).toContain('€25.00<small>incl. 7% VAT')
    expect(de).toContain('25,00 €<small>inkl. 7 % MwSt.')
    expect(fr).toContain('25,00 €<small>dont TVA 7 %')
    expect([en, de, fr].map((page) => /class="price">([^<]*)<\/p>/.exec(page ?? '')?.[1])).toEqual([
      'Free',
      'Kostenlos',
      'Gratuit',
    ])
  })

  it('shows the availability in words, and fields only for ticket types that are available', async () => {
    const sale = await eventOnSale(organiser, {
      types: [
        { name: 'Plenty', priceCents: 0, capacity: 500 },
        { name: 'Few', priceCents: 0, capacity: 3, maxPerOrder: 3 },
        { name: 'None', priceCents: 0, capacity: 0 },
        { name: 'Later', priceCents: 0, capacity: 5, salesFrom: '2099-01-01T11:00:00Z' },
        { name: 'Before', priceCents: 0, capacity: 5, salesUntil: '2020-01-01T11:00:00Z' },
        { name: 'Secret', priceCents: 0, capacity: 5, hidden: true },
      ],
    })
    await sale.reserve([0, 2])
    const { body } = await get(`/en/e/${sale.slug}`)
    const said = [...body.matchAll(/class="availability[^"]*">([^<]*)</g)].map(([, text = '']) => plainSpaces(text))
    expect(said).toEqual([
      'Available',
      'Only 1 left',
      'Sold out',
      'On sale from Thu, 1 Jan 2099, 12:00 CET',
      'No longer on sale',
    ])
    expect(body.match(/<select/g)).toHaveLength(2)
    expect(body).not.toContain('Secret')
  })

  it('has the minimum and maximum quantity of an order', async () => {
    const { slug } = await eventOnSale(organiser, {
      types: [
        { name: 'Pairs', priceCents: 0, capacity: 500, minPerOrder: 2, maxPerOrder: 4 },
        { name: 'Groups', priceCents: 0, capacity: 500, maxPerOrder: 50 },
      ],
    })
    const { body } = await get(`/en/e/${slug}`)
    expect([...body.matchAll(/<option value="(\d+)"/g)].map(([, value]) => value)).toEqual(['0', '2', '3', '4'])
    expect(body).toContain('2 to 4 per order')
    expect(body).toMatch(/<input type="number"[^>]*min="0" max="50"/)
  })

  it('names the discounts in the price, and those of larger orders; the checkout has the price without them', async () => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 3000, capacity: 50 }] })
    const discounts = [
      { name: 'Early bird', until: '2099-01-01T11:00:00.000Z', rule: { kind: 'amount', cents: 500 } },
      { name: 'Groups', rule: { kind: 'quantity', from: 5, bp: 2000 } },
      { name: 'Clubs', rule: { kind: 'some-free', of: 3, free: 1 } },
      { name: 'Weaker', rule: { kind: 'quantity', from: 2, bp: 1000 } },
    ]
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { discounts })
    const textOf = async (language: string) => plainSpaces((await get(`/${language}/e/${sale.slug}`)).body)
    const en = await textOf('en')
    expect(en).toMatch(/€25\.00<small>instead of €30\.00<\/small>/)
    expect(en).toMatch(/>Early bird · until [^<]*2099[^<]*12:00/)
    expect(en).toContain('>Groups: 20% off each when you order 5 or more<')
    expect(en).toContain('>Clubs: 1 in every 3 tickets is free<')
    expect(en).not.toContain('Weaker')
    const de = await textOf('de')
    expect(de).toContain('>Clubs: von je 3 Tickets ist eines kostenlos<')
    expect(de).toContain('statt 30,00 €')
    expect(await textOf('fr')).toContain('>Groups : 20 % de réduction par billet dès 5 billets<')
    const { token } = await sale.reserve(5)
    const checkout = plainSpaces((await sale.buyer.send(`GET /en/e/${sale.slug}/checkout/${token}`)).body)
    // a group of three at two thirds, and two a fifth cheaper
    expect(checkout).toMatch(/3 × Seat<small[^>]*>instead of €90\.00<.*?<dd>€60\.00</s)
    expect(checkout).toMatch(/2 × Seat<small[^>]*>instead of €60\.00<.*?<dd>€48\.00</s)
    expect(checkout).toContain('€108.00')
  })

  it('says that all tickets are reserved, until when, and offers to look again', async () => {
    const sale = await eventOnSale(organiser, {
      types: [
        { name: 'Seat', priceCents: 0, capacity: 2 },
        { name: 'Gone', priceCents: 0, capacity: 0 },
      ],
    })
    const { token, holdExpiresAt } = await sale.reserve(2)
    const { body } = await get(`/de/e/${sale.slug}`)
    const time = formatTime(holdExpiresAt, 'Europe/Berlin', 'de')
    expect([...body.matchAll(/class="availability[^"]*">([^<]*)</g)].map(([, text]) => text)).toEqual([
      `Zurzeit alle reserviert. Tickets aus Bestellungen, die bis ${time} nicht abgeschlossen sind, können wieder frei werden.`,
      'Ausverkauft',
    ])
    expect(body).toContain(`<a class="button" href="/de/e/${sale.slug}">Erneut prüfen</a>`)
    await sale.complete(token, { paymentMethod: 'free' })
    const after = await buyer.ok(`GET /api/v1/public/events/${sale.slug}`)
    expect(after.ticketTypes[0]).toMatchObject({ availability: 'sold-out' })
  })

  it('says it of every ticket type when the event has an overall capacity', async () => {
    const types = ['A', 'B'].map((name) => ({ name, priceCents: 0, capacity: 9 }))
    const sale = await eventOnSale(organiser, { types, changes: { capacity: 1 } })
    const { holdExpiresAt } = await sale.reserve(1)
    const { ticketTypes } = await buyer.ok(`GET /api/v1/public/events/${sale.slug}`)
    const reserved = { availability: 'reserved', reservedUntil: holdExpiresAt }
    expect(ticketTypes).toMatchObject([reserved, reserved])
  })

  it('names each quantity by its label and its ticket type', async () => {
    const sale = await eventOnSale(organiser)
    const { body } = await get(`/en/e/${sale.slug}`)
    const id = `quantity.${sale.types[0]}`
    for (const part of [`<label for="${id}" id="${id}-label">Quantity<`, `<h3 id="${id}-type">Seat<`])
      expect(body).toContain(part)
    expect(body).toContain(`aria-labelledby="${id}-label ${id}-type"`)
  })

  it('has structured data for search engines and metadata for link previews', async () => {
    const title = 'Nasty </script><script>alert(1)</script>'
    const { slug } = await eventOnSale(organiser, {
      title,
      types: [{ name: 'Seat', priceCents: 1250, capacity: 500 }],
      changes: { venue: 'Hall', endsAt: '2099-11-20T21:00:00Z' },
    })
    const { body } = await get(`/de/e/${slug}`)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Event',
      name: title,
      // its facts, without a text about it
      description: expect.stringMatching(/, veranstaltet von .* · Fr\.,\s20\.\sNov\.\s2099,.* · Hall$/),
      startDate: '2099-11-20T19:30:00+01:00',
      endDate: '2099-11-20T22:00:00+01:00',
      location: { '@type': 'Place', name: 'Hall' },
      offers: [{ price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }],
    })
    expect(body.match(/<script/g)).toHaveLength(4)
    expect(body).toContain(`<link rel="canonical" href="${app.publicUrl}/de/e/${slug}"/>`)
    for (const language of ['en', 'de', 'fr'])
      expect(body).toContain(`hrefLang="${language}" href="${app.publicUrl}/${language}/e/${slug}"`)
    expect(body).toContain(`<meta property="og:url" content="${app.publicUrl}/de/e/${slug}"/>`)
    expect(body).not.toContain('noindex')
  })

  it('stays without a form when the sale is closed', async () => {
    const { slug } = await eventOnSale(organiser, { status: 'Closed' })
    const { status, body } = await get(`/en/e/${slug}`)
    expect(status).toBe(200)
    expect(body).toContain('Ticket sales are closed.')
    expect(body).not.toContain('name="quantity')
  })

  it('of a draft is for members only, marked as a draft, and never cached', async () => {
    const { slug } = await eventOnSale(organiser, { status: 'test' })
    const stranger = await signUp(app.publicUrl)
    expect((await get(`/en/e/${slug}`)).status).toBe(404)
    expect((await stranger.send(`GET /en/e/${slug}`)).status).toBe(404)
    const own = await organiser.send(`GET /en/e/${slug}`)
    expect(own.status).toBe(200)
    expect(own.body).toContain('Draft: only your team can see this page.')
    expect(own.body).toContain('noindex')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect((await get(`/en/e/${slug}`)).status).toBe(404)
  })

  it.each([
    ['en', 'Page not found'],
    ['de', 'Seite nicht gefunden'],
    ['fr', 'Page introuvable'],
  ])('that is not there is not found in %s', async (language, said) => {
    const { status, headers, body } = await get(`/${language}/e/nothing-here`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain(said)
  })

  it('leads to the tickets from the lowest price that can be bought, and can be shared', async () => {
    const types = [
      { name: 'Gone', priceCents: 500, capacity: 0 },
      { name: 'Seat', priceCents: 900, capacity: 9 },
      { name: 'Box', priceCents: 2000, capacity: 9 },
    ]
    const { id, slug } = await eventOnSale(organiser, { types })
    const de = (await get(`/de/e/${slug}`)).body
    expect(plainSpaces(de)).toContain('<p class="bar"><span>Ab 9,00 €</span><a class="button primary" href="#tickets">')
    expect(de).toContain(
      `data-copy="${app.publicUrl}/de/e/${slug}" data-copied="Link kopiert" data-share="Teilen" hidden`,
    )
    await organiser.ok(`PUT /api/v1/events/${id}/status`, { status: 'Closed' })
    await expect.poll(async () => (await get(`/de/e/${slug}`)).body).not.toContain('class="bar"')
    const free = { name: 'Guest list', priceCents: 0, capacity: 9 }
    const bar = async (sold: object[]) => {
      const shown = (await get(`/en/e/${(await eventOnSale(organiser, { types: sold })).slug}`)).body
      return /class="bar"><span>([^<]*)/.exec(shown)?.[1]
    }
    expect(await bar([free])).toBe('Free')
    expect(await bar([free, { ...free, name: 'Seat', priceCents: 900 }])).toBe('Free, or from €9.00')
    expect(await bar([{ ...free, priceCents: 900 }])).toBe('€9.00')
  })

  it('of an online event says so, and gives its times to the script for the reader’s time zone', async () => {
    const { slug } = await eventOnSale(organiser, { changes: { online: true } })
    const { body } = await get(`/fr/e/${slug}`)
    expect(body).toContain('<dd class="fact">En ligne</dd>')
    expect(body).toMatch(/<time dateTime="2099-11-20T18:30:00.000Z" data-zone="Europe\/Berlin" [^>]*horaire">ven\./)
    expect(body).toContain('OnlineEventAttendanceMode')
  })

  it('of an event whose place is not known says neither a place nor that it is online', async () => {
    const { slug } = await eventOnSale(organiser)
    const { body } = await get(`/en/e/${slug}`)
    expect(body).not.toMatch(/<dt>Location|data-zone|AttendanceMode|VirtualLocation/)
  })

  it('has a calendar file, unless the date is open', async () => {
    const { slug } = await eventOnSale(organiser, { title: 'Grüße, Welt; 1', changes: { venue: 'Halle' } })
    const { status, headers, body } = await get(`/de/e/${slug}/calendar.ics`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH'])
    expect(body).toContain('DTSTART;TZID=Europe/Berlin:20991120T193000')
    expect(body).toContain('SUMMARY:Grüße\\, Welt\\; 1')
    expect(body).toContain('LOCATION:Halle')
    const open = await organiser.ok('POST /api/v1/events', { title: 'Open', urlLink: 'www.example.com' })
    expect((await organiser.send(`GET /en/e/${open.slug}/calendar.ics`)).status).toBe(404)
  })

  it('has a valid calendar file at the end of the last permitted year and in remote time zones', async () => {
    const changes = { date: '2199-12-31T22:30:00Z', endsAt: '2199-12-31T23:59:00Z', timeZone: 'Pacific/Kiritimati' }
    const { slug } = await eventOnSale(organiser, { changes })
    const { body } = await get(`/en/e/${slug}/calendar.ics`)
    expect(body).toContain('DTSTART;TZID=Pacific/Kiritimati:22000101T123000')
    expect(body).toContain('DTEND;TZID=Pacific/Kiritimati:22000101T135900')
    expect((await get(`/en/e/${slug}`)).body).toContain('2200')
  })

  it('needs only files that exist and are cached for ever, and a short script', async () => {
    const { slug } = await eventOnSale(organiser)
    const { body } = await get(`/en/e/${slug}`)
    const files = [...new Set([...body.matchAll(/"(\/public\/[^"]+)"/g)].map(([, path]) => path as string))]
    expect(files).toHaveLength(6)
    for (const path of files) {
      const { status, headers } = await get(path)
      expect([path, status]).toEqual([path, 200])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    const scripts = await Promise.all(files.filter((path) => path.endsWith('.js')).map((path) => get(path)))
    expect(scripts.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(15_000)
    const styles = await get(files.find((path) => path.endsWith('.css')) ?? '')
    for (const [, path] of styles.body.matchAll(/url\("([^"]+)"\)/g)) expect((await get(path ?? '')).status).toBe(200)
  })
})

describe('the privacy notice', () => {
  const markup = 'Wir löschen <b>alles</b> </p><script>alert(1)</script>\nnach 30 Tagen.'

  it('is linked from the footer of every public page, and above the order button', async () => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 10 }] })
    const { token } = await sale.reserve()
    const notice = `href="/de/e/${sale.slug}/privacy"`
    const checkout = (await buyer.send(`GET /de/e/${sale.slug}/checkout/${token}`)).body
    expect(checkout.indexOf(notice)).toBeGreaterThan(0)
    expect(checkout.indexOf(notice)).toBeLessThan(checkout.indexOf('value="order"'))
    await sale.complete(token, { paymentMethod: 'free' })
    for (const path of [
      `/de/e/${sale.slug}`,
      `/de/e/${sale.slug}/question`,
      `/de/e/${sale.slug}/choice`,
      `/de/o/${token}`,
    ]) {
      const [, footer = ''] = (await buyer.send(`GET ${path}`)).body.split('<footer')
      expect(footer).toContain(notice)
    }
    const missing = (await buyer.send('GET /de/e/no-such-event')).body
    expect(missing.split('<footer')[1]).toContain('href="/de/privacy"')
  })

  it.each([
    ['en', 'The organiser is responsible for your data', 'Your rights'],
    ['de', 'Für Ihre Daten ist der Veranstalter verantwortlich', 'Ihre Rechte'],
    ['fr', 'L’organisateur est responsable de vos données', 'Vos droits'],
  ])('in %s names the team as controller, and shows its text as text', async (language, controller, rights) => {
    const url = 'https://kulturhaus.example/datenschutz'
    const sale = await eventOnSale(organiser, { team: { privacyNotice: { text: markup, url } } })
    const { status, body } = await buyer.send(`GET /${language}/e/${sale.slug}/privacy`)
    expect(status).toBe(200)
    for (const text of [controller, rights, imprint.name, imprint.email, `href="${url}"`]) expect(body).toContain(text)
    expect(body).toContain('Wir löschen &lt;b&gt;alles&lt;/b&gt; &lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;\nnach')
    expect(body).not.toContain('<script>alert')
    expect((await buyer.send(`GET /${language}/privacy`)).body).toContain('foyer_session')
  })

  it('of a team is refused with another scheme, keeps a link and a text, and goes away', async () => {
    const call = `PATCH /api/v1/teams/${organiser.me.lastTeam}`
    const wrong = await organiser.send(call, { privacyNotice: { url: 'javascript:alert(1)' } })
    expect([wrong.status, wrong.body.errors[0]]).toMatchObject([422, { path: 'body.privacyNotice.url' }])
    const { privacyNotice } = await organiser.ok(call, { privacyNotice: { url: 'kulturhaus.example/privacy' } })
    expect(privacyNotice).toEqual({ url: 'https://kulturhaus.example/privacy' })
    expect((await organiser.ok(call, { privacyNotice: null })).privacyNotice).toBeUndefined()
  })
})

describe('for search engines', () => {
  it('robots.txt keeps them out of orders, and the sitemap lists the coming events on sale in every language', async () => {
    const sale = await eventOnSale(organiser)
    const draft = await eventOnSale(organiser, { title: 'Not yet', status: 'test' })
    const over = await eventOnSale(organiser, { title: 'Bygone', changes: { date: '2020-06-01T18:00:00Z' } })
    const robots = await fetch(`${app.publicUrl}/robots.txt`)
    expect(robots.headers.get('content-type')).toContain('text/plain')
    const rules = await robots.text()
    for (const path of ['/api/', '/*/o/', '/*/t/', '/*/m/', '/*/e/*/checkout/'])
      expect(rules).toContain(`Disallow: ${path}\n`)
    expect(rules).toContain(`Sitemap: ${app.publicUrl}/sitemap.xml`)
    const sitemap = await (await fetch(`${app.publicUrl}/sitemap.xml`)).text()
    for (const language of ['en', 'de', 'fr'])
      expect(sitemap).toContain(`<loc>${app.publicUrl}/${language}/e/${sale.slug}</loc>`)
    for (const { slug } of [draft, over]) expect(sitemap).not.toContain(slug)
  })

  it('the icon is at the address that browsers ask for', async () => {
    const icon = await fetch(`${app.publicUrl}/favicon.ico`)
    expect(icon.headers.get('content-type')).toBe('image/x-icon')
    expect([...new Uint8Array(await icon.arrayBuffer()).slice(0, 4)]).toEqual([0, 0, 1, 0])
  })

  it('readers of other languages are led to the language of the team', async () => {
    const { slug } = await eventOnSale(organiser, { team: { language: 'fr' } })
    const { body } = await get(`/en/e/${slug}`)
    expect(body).toContain(`hrefLang="x-default" href="${app.publicUrl}/fr/e/${slug}"`)
  })
})

it('a title of 150 characters is set smaller', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaft '.repeat(5).slice(0, 150).trim()
  const { slug } = await eventOnSale(organiser, { title })
  expect((await get(`/de/e/${slug}`)).body).toContain('<h1 class="long">')
})
