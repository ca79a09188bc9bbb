import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../test/house.ts'
import { openHouse } from '../test/house.ts'
import type { Organiser } from '../test/visitor.ts'
import { signUp, visitor } from '../test/visitor.ts'
import { openSale, sent } from './test/on-sale.ts'

let house: House
let organiser: Organiser

beforeAll(async () => {
  house = await openHouse()
  organiser = await signUp(house.publicUrl)
})
afterAll(() => house[Symbol.asyncDispose]())

const look = (path: string, headers: Record<string, string> = {}) =>
  visitor(house.publicUrl).send(`GET ${path}`, undefined, headers)

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('the page of an event', () => {
  it('says in each language when and where it is, what tickets cost and who sells them', async () => {
    const { slug } = await openSale(organiser, {
      title: 'Jazz & "Blues"',
      types: [
        { name: 'Seat', priceCents: 2500, taxRateBp: 700, capacity: 500, description: 'Row 1\nto 9' },
        { name: 'Guest', priceCents: 0, capacity: 20 },
      ],
      changes: { venue: 'Alte Halle', city: 'Freiburg', region: 'Baden' },
    })
    const pages = await Promise.all(['en', 'de', 'fr'].map((language) => look(`/${language}/e/${slug}`)))
    const [en, de, fr] = pages.map(({ body }) => plainSpaces(body))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const page of [en, de, fr]) {
      expect(page).toContain('Jazz &amp; &quot;Blues&quot;</h1>')
      expect(page).toContain('Alte Halle, Freiburg, Baden')
      expect(page).toContain('Kulturhaus e. V.')
      expect(page).not.toContain('style=')
    }
    expect(en).toContain('Fri, 20 Nov 2099, 19:30 CET')
    expect(de).toContain('Fr., 20. Nov. 2099, 19:30 MEZ')
    expect(en).toContain('€25.00<small>incl. 7% VAT')
    expect(de).toContain('25,00 €<small>inkl. 7 % MwSt.')
    expect(fr).toContain('25,00 €<small>TVA 7 % incluse')
    expect([en, de, fr].map((page) => /class="price">([^<]*)<\/p>/.exec(page ?? '')?.[1])).toEqual([
      'Free',
      'Kostenlos',
      'Gratuit',
    ])
  })

  it('says how many are left in words, and offers only what can be bought', async () => {
    const { slug, types } = await openSale(organiser, {
      types: [
        { name: 'Plenty', priceCents: 0, capacity: 500 },
        { name: 'Few', priceCents: 0, capacity: 3, maxPerOrder: 3 },
        { name: 'None', priceCents: 0, capacity: 0 },
        { name: 'Later', priceCents: 0, capacity: 5, salesFrom: '2099-01-01T11:00:00Z' },
        { name: 'Before', priceCents: 0, capacity: 5, salesUntil: '2020-01-01T11:00:00Z' },
        { name: 'Secret', priceCents: 0, capacity: 5, hidden: true },
      ],
    })
    await sent(visitor(house.publicUrl) as Organiser, `POST /api/v1/public/events/${slug}/orders`, {
      items: [{ ticketTypeId: types[1], quantity: 2 }],
    })
    const { body } = await look(`/en/e/${slug}`)
    const said = [...body.matchAll(/class="availability[^"]*">([^<]*)</g)].map(([, text]) => text)
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

  it('asks for at least and at most as many as an order may have', async () => {
    const { slug } = await openSale(organiser, {
      types: [
        { name: 'Pairs', priceCents: 0, capacity: 500, minPerOrder: 2, maxPerOrder: 4 },
        { name: 'Groups', priceCents: 0, capacity: 500, maxPerOrder: 50 },
      ],
    })
    const { body } = await look(`/en/e/${slug}`)
    expect([...body.matchAll(/<option value="(\d+)"/g)].map(([, value]) => value)).toEqual(['0', '2', '3', '4'])
    expect(body).toContain('2 to 4 per order')
    expect(body).toMatch(/<input type="number"[^>]*min="0" max="50"/)
  })

  it('is described for search engines and for those who link to it', async () => {
    const title = 'Nasty </script><script>alert(1)</script>'
    const { slug } = await openSale(organiser, {
      title,
      types: [{ name: 'Seat', priceCents: 1250, capacity: 500 }],
      changes: { venue: 'Hall', endsAt: '2099-11-20T21:00:00Z' },
    })
    const { body } = await look(`/de/e/${slug}`)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Event',
      name: title,
      startDate: '2099-11-20T18:30:00.000Z',
      endDate: '2099-11-20T21:00:00.000Z',
      location: { '@type': 'Place', name: 'Hall' },
      offers: [{ price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' }],
    })
    expect(body.match(/<script/g)).toHaveLength(2)
    expect(body).toContain(`<link rel="canonical" href="${house.publicUrl}/de/e/${slug}"/>`)
    for (const language of ['en', 'de', 'fr'])
      expect(body).toContain(`hrefLang="${language}" href="${house.publicUrl}/${language}/e/${slug}"`)
    expect(body).toContain(`<meta property="og:url" content="${house.publicUrl}/de/e/${slug}"/>`)
    expect(body).not.toContain('noindex')
  })

  it('stays when the sale is closed, and sells nothing', async () => {
    const { slug } = await openSale(organiser, { status: 'Closed' })
    const { status, body } = await look(`/en/e/${slug}`)
    expect(status).toBe(200)
    expect(body).toContain('Ticket sales are closed.')
    expect(body).not.toContain('name="quantity')
  })

  it('of a test is there for members only, marked, and kept by nobody', async () => {
    const { slug } = await openSale(organiser, { status: 'test' })
    const stranger = await signUp(house.publicUrl)
    expect((await look(`/en/e/${slug}`)).status).toBe(404)
    expect((await stranger.send(`GET /en/e/${slug}`)).status).toBe(404)
    const own = await organiser.send(`GET /en/e/${slug}`)
    expect(own.status).toBe(200)
    expect(own.body).toContain('Test: only your team sees this page.')
    expect(own.body).toContain('noindex')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect((await look(`/en/e/${slug}`)).status).toBe(404)
  })

  it.each([
    ['en', 'Page not found'],
    ['de', 'Seite nicht gefunden'],
    ['fr', 'Page introuvable'],
  ])('that is not there is not found in %s', async (language, said) => {
    const { status, headers, body } = await look(`/${language}/e/nothing-here`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain(said)
  })

  it('comes with a file for calendars, unless the date is open', async () => {
    const { slug } = await openSale(organiser, { title: 'Grüße, Welt; 1', changes: { venue: 'Halle' } })
    const { status, headers, body } = await look(`/de/e/${slug}/calendar.ics`)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH'])
    expect(body).toContain('DTSTART;TZID=Europe/Berlin:20991120T193000')
    expect(body).toContain('SUMMARY:Grüße\\, Welt\\; 1')
    expect(body).toContain('LOCATION:Halle')
    const open = await sent(organiser, 'POST /api/v1/events', { title: 'Open', urlLink: 'www.example.com' })
    expect((await organiser.send(`GET /en/e/${open.slug}/calendar.ics`)).status).toBe(404)
  })

  it('comes with a calendar file that can be read, at the end of the last year and across the world, too', async () => {
    const changes = { date: '2199-12-31T22:30:00Z', endsAt: '2199-12-31T23:59:00Z', timeZone: 'Pacific/Kiritimati' }
    const { slug } = await openSale(organiser, { changes })
    const { body } = await look(`/en/e/${slug}/calendar.ics`)
    expect(body).toContain('DTSTART;TZID=Pacific/Kiritimati:22000101T123000')
    expect(body).toContain('DTEND;TZID=Pacific/Kiritimati:22000101T135900')
    expect((await look(`/en/e/${slug}`)).body).toContain('2200')
  })

  it('needs files that are there, kept for good by their names, and little script', async () => {
    const { slug } = await openSale(organiser)
    const { body } = await look(`/en/e/${slug}`)
    const files = [...new Set([...body.matchAll(/"(\/public\/[^"]+)"/g)].map(([, path]) => path as string))]
    expect(files).toHaveLength(5)
    for (const path of files) {
      const { status, headers } = await look(path)
      expect([path, status]).toEqual([path, 200])
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    const script = await look(files.find((path) => path.endsWith('.js')) ?? '')
    expect(script.body.length).toBeLessThan(15_000)
    const styles = await look(files.find((path) => path.endsWith('.css')) ?? '')
    for (const [, path] of styles.body.matchAll(/url\("([^"]+)"\)/g)) expect((await look(path ?? '')).status).toBe(200)
  })
})
