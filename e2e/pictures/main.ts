import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@foyer/contract/languages'
import { chromium } from '@playwright/test'
import { foundInstallation } from '../fixtures/operator.ts'
import { placeOrder } from '../fixtures/orders.ts'
import { enter, signUp } from '../fixtures/organiser.ts'
import { seedSamples } from '../fixtures/samples.ts'
import { addressOf, views } from '../pages.ts'
import { startBuiltFoyer } from '../servers/foyer.ts'

// npm run pictures [part of a path …]: every page × theme × language × width into pictures/, for looking at.

const folder = fileURLToPath(new URL('../../pictures', import.meta.url))
const port = 4320
const url = `http://localhost:${port}`
const widths = [390, 1440]
const themes = ['light', 'dark'] as const
const wanted = process.argv.slice(2)

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const foyer = await startBuiltFoyer({ PORT: String(port), SIGN_UP: 'open', LIMITS: 'off' })
try {
  const operator = await foundInstallation(url)
  const organiser = await signUp(url)
  await seedSamples(organiser)
  const [event] = (await organiser.send('GET /api/v1/events')).body
  const order = await placeOrder(organiser)
  const ids = { event: event.id, order: order.id, team: organiser.me.lastTeam }
  mkdirSync(folder, { recursive: true })
  for (const view of views.filter(({ page }) => wanted.length === 0 || wanted.some((part) => page.includes(part)))) {
    const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' })
    const reader = { guest: undefined, organiser, operator }[view.as]
    if (reader) await enter(context, reader, url)
    const page = await context.newPage()
    for (const language of languages) {
      await page.goto(url + addressOf(view, language, ids), { waitUntil: 'networkidle' })
      for (const theme of themes)
        for (const width of widths) {
          await page.emulateMedia({ colorScheme: theme })
          await page.setViewportSize({ width, height: 900 })
          const name = [view.page.replaceAll(/[/:]+/g, '-') || 'home', view.query && 'searched', language, theme, width]
          await page.screenshot({ path: `${folder}/${name.filter(Boolean).join('.')}.png`, fullPage: true })
        }
    }
    await context.close()
    console.log(`/${view.page}${view.query ?? ''}`)
  }
} finally {
  await browser.close()
  await foyer.stop()
}
