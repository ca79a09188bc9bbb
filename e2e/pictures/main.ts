import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@foyer/contract/languages'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { importBankStatement } from '../fixtures/bank-statement.ts'
import { foundInstallation } from '../fixtures/operator.ts'
import { placeOrder, startOrderJob } from '../fixtures/orders.ts'
import { signInBrowser, signUp } from '../fixtures/organiser.ts'
import { addCover, seedSamples } from '../fixtures/samples.ts'
import { addressOf, views } from '../pages.ts'
import { startBuiltFoyer } from '../servers/foyer.ts'
import { addOnViews } from './add-ons.ts'
import { buyerViews } from './buyer.ts'
import { dialogViews } from './dialogs.ts'
import { doorViews } from './door.ts'
import { takeMails } from './mails.ts'
import { conferenceForm, questionViews } from './questions.ts'

// npm run pictures [part of a path …]: every page × theme × language × width into pictures/, for looking at.
// npm run pictures -- mails: every kind of mail instead.

const folder = fileURLToPath(new URL('../../pictures', import.meta.url))
const port = 4320
const url = `http://localhost:${port}`
const widths = [390, 1440]
const themes = ['light', 'dark'] as const
const wanted = process.argv.slice(2)
const sendForm = (page: Page) => page.locator('main form button.primary').click()
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  if (wanted.length === 0 || wanted.includes('mails')) await takeMails(browser, folder)
  if (wanted.length !== 1 || !wanted.includes('mails')) await takePages()
} finally {
  await browser.close()
}

async function takePages() {
  const foyer = await startBuiltFoyer({ PORT: String(port), SIGN_UP: 'open', LIMITS: 'off' })
  try {
    const operator = await foundInstallation(url)
    const newcomer = await signUp(url)
    const organiser = await signUp(url)
    await seedSamples(organiser)
    const [event] = (await organiser.send('GET /api/v1/events')).body
    await addCover(organiser, event.id)
    await organiser.ok(`PUT /api/v1/events/${event.id}/order-questions`, conferenceForm)
    const order = await placeOrder(organiser)
    await importBankStatement(organiser)
    const ids = {
      event: event.id,
      order: order.id,
      orderJob: await startOrderJob(organiser, order.id),
      team: organiser.me.lastTeam,
    }
    mkdirSync(folder, { recursive: true })
    for (const view of views.filter(({ page }) => isWanted(page))) {
      const reader = { guest: undefined, newcomer, organiser, operator }[view.as]
      const state = view.as === 'newcomer' ? 'new' : view.query && 'searched'
      const name = [view.page.replaceAll(/[/:]+/g, '-') || 'home', state].filter(Boolean).join('.')
      await take(name, (language) => addressOf(view, language, ids), reader)
      console.log(`/${view.page}${view.query ?? ''}`)
    }
    for (const { name, address, act } of dialogViews({ event: order.event.id, order: order.id }))
      if (isWanted(name)) await take(name, address, organiser, act)
    const ofBuyers = [
      ...(await buyerViews(await signUp(url), operator)),
      ...(await questionViews(await signUp(url))),
      ...(await addOnViews(await signUp(url))),
    ]
    for (const { name, address, sends, act, reader } of ofBuyers)
      if (isWanted(name)) await take(name, address, reader, sends ? sendForm : act)
    for (const { name, address, act } of await doorViews(await signUp(url)))
      if (isWanted(name)) await take(name, address, undefined, act)
  } finally {
    await foyer.stop()
  }
}

/** Takes a page in every language, theme and width. */
async function take(
  name: string,
  address: (language: (typeof languages)[number]) => string,
  reader?: Parameters<typeof signInBrowser>[1],
  act?: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' })
  if (reader) await signInBrowser(context, reader, url)
  const page = await context.newPage()
  for (const language of languages) {
    await page.goto(url + address(language), { waitUntil: 'networkidle' })
    await act?.(page)
    for (const theme of themes)
      for (const width of widths) {
        await page.emulateMedia({ colorScheme: theme })
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: `${folder}/${[name, language, theme, width].join('.')}.png`, fullPage: true })
      }
  }
  await context.close()
}
