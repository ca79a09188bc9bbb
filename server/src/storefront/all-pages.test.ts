import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { unsubscribeToken } from '../features/inbox/rules.ts'
import { teams } from '../schema/teams.ts'
import { startTestApp } from '../test/app.ts'
import { testClient } from '../test/client.ts'
import { invoiceSettings, issueInvoices, recipient } from '../test/invoices.ts'
import { unsafeHeaders } from '../test/safe-headers.ts'
import { eventOnSale, imprint } from '../test/scenario.ts'
import { takeSnapshot } from '../test/snapshot.ts'
import { disposeAfterAll, startTestBed } from '../test/test-bed.ts'
import { firstTicketOf } from '../test/ticket-links.ts'
import { handlers } from './routes.tsx'

const { app, organiser, buyer } = await startTestBed()
const event = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 100 }] })
// as the organiser: the preview is for members only
const page = async (path: string): Promise<string> => await organiser.ok(`GET ${path}`)

const statement = {
  kind: 'accessibility',
  agreement: 'shown',
  version: 0,
  content: { en: [{ type: 'paragraph', text: [{ type: 'text', text: 'A ramp leads to the hall.' }], children: [] }] },
}

const addresses = await addressOfEach()

/** An address of each page without its language, by the pattern of its handler. */
async function addressOfEach(): Promise<Record<string, string>> {
  const held = (await event.reserve()).token
  const { token } = await event.placeOrder({ email: 'walker@example.test' })
  await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/invoice-settings`, invoiceSettings)
  await buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, recipient)
  await event.act(token, 'mark-paid')
  await issueInvoices(app)
  await organiser.ok(`PUT /api/v1/events/${event.id}/legal-texts`, statement)
  const { documents } = await buyer.ok(`GET /api/v1/public/orders/${token}/invoicing`)
  const ticket = await firstTicketOf(app, `ord_${token.slice(0, 26)}`)
  const asked = await buyer.ok(`POST /api/v1/public/events/${event.slug}/questions`, {
    name: 'Robin',
    email: 'asks@example.test',
    text: 'Is there a cloakroom?',
  })
  const { lastTeam, id } = organiser.me
  return {
    '/e/{slug}': `/e/${event.slug}`,
    '/e/{slug}/choice': `/e/${event.slug}/choice?quantity.${event.types[0]}=1`,
    '/e/{slug}/preview': `/e/${event.slug}/preview`,
    '/imprint': '/imprint',
    '/privacy': '/privacy',
    '/e/{slug}/privacy': `/e/${event.slug}/privacy`,
    '/e/{slug}/legal/{kind}': `/e/${event.slug}/legal/accessibility`,
    '/e/{slug}/question': `/e/${event.slug}/question`,
    '/e/{slug}/checkout/{token}': `/e/${event.slug}/checkout/${held}`,
    '/o/{token}': `/o/${token}`,
    '/o/{token}/add-ons': `/o/${token}/add-ons`,
    '/o/{token}/cancel': `/o/${token}/cancel`,
    '/o/{token}/invoice': `/o/${token}/invoice`,
    '/o/{token}/invoice.pdf': `/o/${token}/invoice.pdf?document=${documents[0].id}`,
    '/o/{token}/details': `/o/${token}/details`,
    '/o/{token}/answers': `/o/${token}/answers`,
    '/o/{token}/pass-on': `/o/${token}/pass-on?ticket=${ticket.id}`,
    '/o/{token}/cancel-tickets': `/o/${token}/cancel-tickets`,
    '/t/{token}': `/t/${ticket.token}`,
    '/t/{token}/pass-on': `/t/${ticket.token}/pass-on`,
    '/find-tickets': '/find-tickets',
    '/m/{token}': `/m/${asked.token}`,
    '/unsubscribe/{token}': `/unsubscribe/${unsubscribeToken(app.signer, { team: lastTeam, account: id, from: 'daily' })}`,
  }
}

const isFile = (pattern: string) => /\.\w+$/.test(pattern)
const patterns = Object.keys(handlers).flatMap((call) =>
  call.startsWith('GET /{lang}') && !isFile(call) ? [call.slice('GET /{lang}'.length)] : [],
)

it.each(patterns)('%s leads to an imprint, to a privacy notice and to other languages', async (pattern) => {
  const html = await page(`/fr${addresses[pattern] ?? '/an address is missing above'}`)
  expect(html).toMatch(/<h2 id="imprint">|href="[^"]*(?:imprint)"/)
  expect(html).toMatch(/href="\/fr\/(?:privacy|e\/[\w-]+\/privacy)"/)
  expect(html).toMatch(/<nav class="languages".*hrefLang="de"/)
})

/** An address of a form or a file is below that of its page, unless it has one of its own. */
function addressOf(pattern: string): string {
  const [last = ''] = /\/[^/]+$/.exec(pattern) ?? []
  return addresses[pattern] ?? `${addresses[pattern.slice(0, -last.length)]}${last}`
}

// the browser may keep the checkout for its button Back, so that typed fields are not lost
const keptForBack = '/e/{slug}/checkout/{token}'

const patternsOf = (method: string) =>
  Object.keys(handlers).flatMap((call) =>
    call.startsWith(`${method} `) ? [call.slice(`${method} /{lang}`.length)] : [],
  )

describe('over https', async () => {
  const secure = disposeAfterAll(
    await startTestApp({ PUBLIC_URL: 'https://foyer.example' }, { databaseUrl: app.databaseUrl }),
  )
  const browser = testClient(`http://localhost:${secure.port}`)
  // the cookie of a member, for the preview
  for (const [name, value] of organiser.cookies) browser.cookies.set(`__Host-${name}`, value)

  it.each(patternsOf('GET'))('%s has the headers that keep a browser safe', async (pattern) => {
    const { status, headers } = await browser.send(`GET /de${addressOf(pattern)}`)
    const isPrivate = (pattern.includes('{token}') && pattern !== keptForBack) || pattern.endsWith('/preview')
    expect({ status, unsafe: unsafeHeaders(headers, { isPrivate, isSecure: true }) }).toEqual({
      status: 200,
      unsafe: [],
    })
  })
})

it('a form that another site sends is refused, and changes nothing', async () => {
  await app.views.flush()
  const before = await takeSnapshot(app.db)
  // mail programs post this one from anywhere: its signed token is the permission
  const forms = patternsOf('POST').filter((pattern) => pattern !== '/unsubscribe/{token}')
  const taken: string[] = []
  for (const pattern of forms)
    for (const origin of ['https://other.example', 'null']) {
      const fields = { email: 'mallory@example.test', text: 'Cancel it' }
      const { status } = await buyer.form(`/en${addressOf(pattern)}`, fields, { origin })
      if (status !== 403) taken.push(`${pattern} from ${origin}: ${status}`)
    }
  expect({ taken, changed: await before.changed() }).toEqual({ taken: [], changed: [] })
})

it('a page that is not found leads to both, too', async () => {
  const { status, body } = await buyer.send('GET /de/e/no-such-event')
  expect(status).toBe(404)
  expect(body).toContain('href="/de/imprint"')
  expect(body).toContain('href="/de/privacy"')
})

it('the imprint of the installation is the one of the operator’s first team', async () => {
  const html = await page('/de/imprint')
  expect(html).toContain(imprint.name)
  expect(html).toContain(`mailto:${imprint.email}`)
})

it('an installation without an imprint says so', async () => {
  await app.db.update(teams).set({ imprint: null })
  const html = await page('/en/imprint')
  expect(html).toContain('haven’t added their imprint yet')
  await app.db.update(teams).set({ imprint })
})

it('pages of an event and of its orders show the logo of the team', async () => {
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const upload = new Blob([new Uint8Array(picture)], { type: 'image/png' })
  const { hash } = await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/logo`, upload)
  await expect.poll(() => page(`/en/e/${event.slug}`)).toContain(`src="/files/${hash}"`)
  expect(await page(`/en${addresses['/o/{token}']}`)).toContain(`src="/files/${hash}"`)
})
