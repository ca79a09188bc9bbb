import { openDatabase } from '@foyer/server/lib/db'
import { createLog } from '@foyer/server/lib/log'
import type { Organiser } from '@foyer/server/test/client'
import { signUp } from '@foyer/server/test/client'
import { addPaidTickets, makeList } from '@foyer/server/test/door'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { databaseUrl, inDatabase } from './database.ts'
import type { Bench } from './figure.ts'
import { median, percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

const tickets = 25_000
const scans = 300
/** The scans at a gate with a queue that hardly moves, and the pause before each, in milliseconds. */
const paused = { scans: 20, pauseMs: 4000 }
const budgetMs = { roster: 2000, verdict: 20 }

/**
 * The page at the door in a browser, with a roster of 25,000 tickets: from opening the link to the stored roster, and
 * without a network from the last key of a scanner to the verdict on the screen: scan after scan, and with a pause before each
 * on a network that takes requests and answers none.
 */
export const checkInOffline: Bench = {
  title: `The page at the door with ${tickets.toLocaleString('en')} tickets`,
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      const executablePath = process.env['CHROMIUM_PATH']
      const browser = await chromium.launch({
        ...(executablePath && { executablePath }),
        args: ['--no-sandbox', '--disable-gpu'],
      })
      try {
        const address = `${foyer.url}/en/check-in/${await linkToFullEvent(foyer.url, dataDir)}`
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
        const page = await context.newPage()
        const began = performance.now()
        await page.goto(address)
        await page.getByText(/Attendee list as of/).waitFor()
        const shown = performance.now() - began
        await page.waitForFunction(isStored)
        const stored = performance.now() - began
        await context.setOffline(true)
        // the first one notices that there is no network
        const verdicts = (await timesOfVerdicts(page, { from: 1, count: scans, pauseMs: 0 })).slice(1)
        // it takes connections and answers none
        foyer.process.kill('SIGSTOP')
        await context.setOffline(false)
        const later = await timesOfVerdicts(page, { from: scans + 1, count: paused.scans, pauseMs: paused.pauseMs })
        return [
          { name: 'from opening the link to the attendee list', value: shown, unit: 'ms', budget: budgetMs.roster },
          { name: 'from opening the link to the stored attendee list', value: stored, unit: 'ms' },
          { name: 'verdict without a network: median', value: median(verdicts), unit: 'ms' },
          {
            name: 'verdict without a network: p95',
            value: percentile(verdicts, 0.95),
            unit: 'ms',
            budget: budgetMs.verdict,
          },
          {
            name: 'verdict on a network that hangs, a scan every 4 s: p95',
            value: percentile(later, 0.95),
            unit: 'ms',
            budget: budgetMs.verdict,
          },
        ]
      } finally {
        await browser.close()
        foyer.process.kill('SIGCONT')
        await foyer.stop()
      }
    }),
}

/** Makes an event with 25,000 paid tickets and a check-in link. @returns the token of the link */
export async function linkToFullEvent(url: string, dataDir: string): Promise<string> {
  const { organiser, eventId } = await fullEvent(url, dataDir)
  const { id } = await makeList(organiser, eventId)
  const { token } = await organiser.ok(`POST /api/v1/check-in-lists/${id}/links`, { gate: 'Main entrance' })
  return token
}

/** Makes an event with 25,000 paid tickets, of a team of its own. */
export async function fullEvent(url: string, dataDir: string): Promise<{ organiser: Organiser; eventId: string }> {
  const organiser = await signUp(url)
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: tickets }] })
  const database = openDatabase(databaseUrl(dataDir), createLog('warn'))
  await addPaidTickets(database, sale, tickets).finally(() => database.close())
  // numbers as tickets have them: the digits of their place as letters
  await inDatabase(dataDir, async (client) => {
    await client.query(
      `update tickets t set number = overlay(translate(lpad(to_hex(n.place), 8, '0'), '0123456789abcdef', 'ABCDEFGHJKLMNPQR')
         placing '-' from 5 for 0)
       from (
         select t.id, row_number() over (order by t.id) as place from tickets t join orders o on o.id = t.order_id
         where o.event_id = $1
       ) n where n.id = t.id`,
      [sale.id],
    )
    await client.query('vacuum analyze')
  })
  return { organiser, eventId: sale.id }
}

/** In the page: whether the head of the roster is stored, which comes after the tickets. */
async function isStored(): Promise<boolean> {
  const [{ name = '' } = {}] = await indexedDB.databases()
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const head = await new Promise((resolve) => {
    const request = db.transaction('head').objectStore('head').get('head')
    request.onsuccess = () => resolve(request.result)
  })
  db.close()
  return head !== undefined
}

interface Series {
  /** The place of the first ticket. */
  from: number
  count: number
  /** How long to wait before each scan, in milliseconds. */
  pauseMs: number
}

/** Scans tickets as a scanner that acts as a keyboard. @returns the times from Enter to the verdict, in milliseconds */
const timesOfVerdicts = (page: Page, series: Series): Promise<number[]> =>
  page.evaluate(async ({ from, count, pauseMs }) => {
    const result = document.querySelector('[aria-live=assertive]')
    if (!result) throw new Error('The page shows no result')
    // methods, since the loader of this file wraps functions in constants with a helper that the page does not have
    const scanner = {
      press(key: string) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      },
      numberOf(place: number) {
        const digits = place.toString(16).padStart(8, '0')
        return digits.replace(/./g, (digit) => 'ABCDEFGHJKLMNPQR'[Number.parseInt(digit, 16)] ?? '')
      },
      async untilShown(text: string) {
        await new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (!result.textContent?.includes(text)) return
            observer.disconnect()
            resolve()
          })
          observer.observe(result, { childList: true, characterData: true, subtree: true })
        })
      },
    }
    const times: number[] = []
    for (let place = from; place < from + count; place++) {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      const number = scanner.numberOf(place)
      for (const letter of number) scanner.press(letter)
      const shown = scanner.untilShown(`${number.slice(0, 4)}-${number.slice(4)}`)
      const began = performance.now()
      scanner.press('Enter')
      await shown
      times.push(performance.now() - began)
    }
    return times
  }, series)
