import sharp from 'sharp'
import { expect, it } from 'vitest'
import { unsubscribeToken } from '../features/inbox/rules.ts'
import { teams } from '../schema/teams.ts'
import { eventOnSale, imprint } from '../test/scenario.ts'
import { startTestBed } from '../test/test-bed.ts'
import { firstTicketOf } from '../test/ticket-links.ts'
import { handlers } from './routes.tsx'

const { app, organiser, buyer } = await startTestBed()
const event = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2500, capacity: 100 }] })
// as the organiser: the preview is for members only
const page = async (path: string): Promise<string> => await organiser.ok(`GET ${path}`)

const addresses = await addressOfEach()

/** An address of each page without its language, by the pattern of its handler. */
async function addressOfEach(): Promise<Record<string, string>> {
  const held = (await event.reserve()).token
  const { token } = await event.placeOrder({ email: 'walker@example.test' })
  await event.act(token, 'mark-paid')
  const ticket = await firstTicketOf(app, `ord_${token.slice(0, 26)}`)
  const asked = await buyer.ok(`POST /api/v1/public/events/${event.slug}/questions`, {
    ...{ name: 'Robin', email: 'asks@example.test', text: 'Is there a cloakroom?' },
  })
  const { lastTeam, id } = organiser.me
  return {
    '/e/{slug}': `/e/${event.slug}`,
    '/e/{slug}/choice': `/e/${event.slug}/choice?quantity.${event.types[0]}=1`,
    '/e/{slug}/preview': `/e/${event.slug}/preview`,
    '/imprint': '/imprint',
    '/privacy': '/privacy',
    '/e/{slug}/privacy': `/e/${event.slug}/privacy`,
    '/e/{slug}/question': `/e/${event.slug}/question`,
    '/e/{slug}/checkout/{token}': `/e/${event.slug}/checkout/${held}`,
    '/o/{token}': `/o/${token}`,
    '/o/{token}/cancel': `/o/${token}/cancel`,
    '/o/{token}/details': `/o/${token}/details`,
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

it.each(patterns)('%s leads to an imprint and a privacy notice', async (pattern) => {
  const html = await page(`/fr${addresses[pattern] ?? '/an address is missing above'}`)
  expect(html).toMatch(/<h2 id="imprint">|href="[^"]*(?:imprint)"/)
  expect(html).toMatch(/href="\/fr\/(?:privacy|e\/[\w-]+\/privacy)"/)
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
