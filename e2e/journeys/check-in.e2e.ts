import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Roster, ScanResults } from '@foyer/contract/check-in-devices'
import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import { readPdf } from '@foyer/server/test/pdf'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { Page } from '@playwright/test'
import { chromium, expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/axe.ts'
import { filmCode } from '../fixtures/camera.ts'
import { test } from '../fixtures/signed-in.ts'
import { foyerUrl } from '../ports.ts'

const folder = mkdtempSync(join(tmpdir(), 'foyer-door-'))
test.afterAll(() => rmSync(folder, { recursive: true }))

/** Opens the browser of a phone. The same name opens the same browser again, with all that it has stored. */
async function openPhone(name: string, link: string, { film, offline = false }: { film?: string; offline?: boolean }) {
  const executablePath = process.env['CHROMIUM_PATH']
  const camera = film
    ? [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ]
    : []
  const context = await chromium.launchPersistentContext(join(folder, name), {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...camera],
    viewport: { width: 390, height: 844 },
  })
  await context.setOffline(offline)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${foyerUrl}/en/check-in/${link}`)
  return { context, page }
}

/** Waits until the page works without a network, in every language. */
async function untilReady(page: Page): Promise<void> {
  await expect(page.getByText(/Attendee list as of/)).toBeVisible()
  const activeWorkers = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      return registrations.filter(({ active }) => active?.state === 'activated').length
    })
  await expect.poll(activeWorkers).toBe(languages.length)
}

const result = (page: Page) => page.getByRole('region', { name: 'Result' })

/** Scans tickets with a scanner that acts as a keyboard. */
async function scan(page: Page, tickets: Roster['tickets']): Promise<void> {
  for (const { number } of tickets) {
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await expect(result(page)).toContainText(number)
  }
}

async function chooseLanguage(page: Page, language: Language): Promise<void> {
  // the heading of the settings is in the language of the page
  await page.locator('details > summary').click()
  await page.locator('select').selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.locator('details > summary').click()
  await page.locator('details > summary').blur()
}

test('scans the code of a ticket with the camera, and works through a lost network, a reload and a restart', async ({
  page,
  organiser,
}) => {
  test.setTimeout(120_000)
  if (!organiser) throw new Error('This journey needs the server')
  const types = [{ name: 'Seat', priceCents: 0, capacity: 100, maxPerOrder: 60 }]
  const sale = await eventOnSale(organiser, { types })
  const order = await sale.placeOrder({ quantity: 51, paymentMethod: 'free' })
  const list = await organiser.ok(`POST /api/v1/events/${sale.id}/check-in-lists`, { name: 'Everyone' })
  const linkOf = async (gate: string) =>
    (await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, { gate })).token as string
  const [north, south] = [await linkOf('North'), await linkOf('South')]
  const { tickets }: Roster = await organiser.ok(`GET /api/v1/check-in/${north}/roster`)
  const dashboard = () => organiser.ok(`GET /api/v1/check-in-lists/${list.id}/dashboard`)

  const file = await fetch(`${foyerUrl}/api/v1/public/orders/${order.token}/tickets.pdf`)
  const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()))
  const film = join(folder, 'ticket.y4m')
  filmCode(film, pdf.codes[0] ?? [])
  const shown = tickets.findIndex(({ number }) => pdf.pages[0]?.includes(number))
  const [first] = tickets.splice(shown, 1)

  // online, by camera
  const phone = await openPhone('north', north, { film })
  await untilReady(phone.page)
  await phone.page.getByRole('button', { name: 'Start camera' }).click()
  await expect(result(phone.page)).toContainText('Come in')
  await expect(result(phone.page)).toContainText(first?.number ?? '')
  expect(await dashboard()).toMatchObject({ inside: 1, gates: [{ gate: 'North', entries: 1 }, { entries: 0 }] })
  await result(phone.page).getByRole('button', { name: 'Undo' }).click()
  await expect(result(phone.page)).toContainText('Undone')
  expect(await dashboard()).toMatchObject({ inside: 0 })

  // the browser offers to install the page
  const { installabilityErrors } = await (await phone.context.newCDPSession(phone.page)).send(
    'Page.getInstallabilityErrors',
  )
  expect(installabilityErrors).toEqual([])

  // the network is cut and the page reloaded, in the language that was chosen here
  await chooseLanguage(phone.page, 'de')
  await phone.context.setOffline(true)
  await phone.page.reload()
  await expect(phone.page.getByText(/Teilnehmerliste, Stand/)).toBeVisible()
  await chooseLanguage(phone.page, 'en')
  await phone.page.getByRole('button', { name: 'Start camera' }).click()
  await expect(result(phone.page)).toContainText('Checked offline')
  await expect(result(phone.page)).toContainText('Come in')
  await phone.page.getByRole('button', { name: 'Stop camera' }).click()
  await scan(phone.page, tickets.slice(0, 20))
  await expect(phone.page.getByText('21 scans not sent yet')).toBeVisible()
  await phone.context.close()

  // the browser is restarted, and a second phone admits the last of these tickets too
  const again = await openPhone('north', north, { offline: true })
  await expect(again.page.getByText('21 scans not sent yet')).toBeVisible()
  // the last ticket is let in by mistake, which is noticed only now
  const latest = again.page.getByRole('region', { name: 'Latest scans on this device' })
  await expect(latest.getByRole('listitem').first()).toContainText('Come in')
  await latest.getByRole('button', { name: 'Undo' }).first().click()
  await expect(result(again.page)).toContainText('Undone')
  await expect(again.page.getByText('20 inside')).toBeVisible()
  await scan(again.page, tickets.slice(19, 25))
  const other = await openPhone('south', south, {})
  await untilReady(other.page)
  await other.context.setOffline(true)
  await scan(other.page, tickets.slice(24, 50))
  expect(await dashboard()).toMatchObject({ inside: 0 })

  // the network is back
  await page.goto(`${foyerUrl}/en/events/${sale.id}/check-in`)
  const inside = page.locator('dl > div').filter({ has: page.getByText('Inside', { exact: true }) })
  await expect(inside.getByRole('definition')).toHaveText('0')
  // one after the other: who sends first is in
  for (const { context, page } of [again, other]) {
    await context.setOffline(false)
    await expect(page.getByText(/not sent yet/)).toBeHidden()
  }
  for (const { page } of [again, other]) {
    await expect(page.getByRole('heading', { name: 'Conflicts (1)' })).toBeVisible()
    await expect(page.getByText('51 inside')).toBeVisible()
  }
  await again.context.close()
  await other.context.close()
  // on the dashboard too, which was told
  await expect(inside.getByRole('definition')).toHaveText('51')
  await expect(page.getByRole('status').filter({ hasText: '1 conflict' })).toContainText(
    /let in at .+ \(South\), already in since .+ \(North\)/,
  )
  const counted = await dashboard()
  expect(counted).toMatchObject({ inside: 51, admitted: 51, expected: 51 })
  expect(counted.conflicts).toMatchObject([{ ticket: { id: tickets[24]?.id }, verdict: 'already-in' }])
  // the second entry of the ticket that both let in counts once
  expect(counted.gates).toMatchObject([{ entries: 26 }, { entries: 25 }])

  // every ticket is in by the scan that let it in: shown once more, it says where
  const at = new Date().toISOString()
  const scans = [first, ...tickets].map((each, index) => ({
    id: `again-${index}`.padEnd(16, '-'),
    kind: 'entry',
    ticket: each?.id,
    at,
  }))
  const batch = { device: 'a-third-device-here', sentAt: at, scans }
  const { results }: ScanResults = await organiser.ok(`POST /api/v1/check-in/${north}/scans`, batch)
  expect(results.map(({ verdict, earlier }) => `${verdict} ${earlier?.gate}`)).toEqual([
    ...Array.from({ length: 26 }, () => 'already-in North'),
    ...Array.from({ length: 25 }, () => 'already-in South'),
  ])
})

/** Expects that the page is accessible in each language, and returns to English. */
async function expectAccessibleInAll(page: Page): Promise<void> {
  for (const language of [...languages.filter((each) => each !== 'en'), 'en'] as const) {
    await page.locator('select').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectAccessible(page, language)
  }
}

test('takes money with the keyboard alone, and axe finds nothing in any state, language, theme and width', async ({
  page,
  organiser,
}) => {
  test.setTimeout(120_000)
  if (!organiser) throw new Error('This journey needs the server')
  const types = [{ name: 'Seat', priceCents: 2500, capacity: 100 }]
  const sale = await eventOnSale(organiser, { types })
  await sale.placeOrder({ quantity: 2 })
  const list = await organiser.ok(`POST /api/v1/events/${sale.id}/check-in-lists`, { name: 'Everyone', exits: true })
  const link = await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, { gate: 'Till', takesMoney: true })
  const { tickets }: Roster = await organiser.ok(`GET /api/v1/check-in/${link.token}/roster`)
  const [first, second] = tickets.map(({ number }) => number)

  await page.goto(`${foyerUrl}/en/check-in/${link.token}`)
  await untilReady(page)
  await page.getByText('Settings').click()
  await expectAccessibleInAll(page)

  const read = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await page.getByText('Settings').blur()
  await read('a code of something else')
  await expect(result(page)).toContainText('Not a ticket')
  await expectAccessible(page, 'en')

  await page.getByText('Settings').focus()
  await read(first ?? '')
  await expect(result(page)).toContainText('€50.00 to pay')
  await expectAccessibleInAll(page)
  await result(page).getByRole('button', { name: 'Cash' }).focus()
  await page.keyboard.press('Enter')
  await expect(result(page)).toContainText('€50.00 taken in cash')
  await expect(result(page)).toContainText('Come in')
  await expectAccessible(page, 'en')
  const dashboard = await organiser.ok(`GET /api/v1/check-in-lists/${list.id}/dashboard`)
  expect(dashboard).toMatchObject({ inside: 1, takings: [{ gate: 'Till', method: 'cash', amountCents: 5000 }] })

  // a ticket that another device admits without a network too
  const device = { device: 'another-device-here', sentAt: new Date().toISOString() }
  const scan = { id: 'scan-of-another-device', kind: 'entry', code: first, at: device.sentAt, shown: 'admitted' }
  await organiser.ok(`POST /api/v1/check-in/${link.token}/scans`, { ...device, scans: [scan] })
  await expect(page.getByRole('heading', { name: 'Conflicts (1)' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('textbox', { name: 'Ticket number or name' }).fill('Rob')
  await expect(page.getByRole('button', { name: new RegExp(second ?? '') })).toBeVisible()
  await expectAccessibleInAll(page)

  await organiser.ok(`PATCH /api/v1/check-in-links/${link.id}`, { revoked: true })
  await expect(page.getByRole('heading', { name: 'This link was revoked' })).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page, 'de')
})
