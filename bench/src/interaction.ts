import type { Organiser } from '@foyer/server/test/client'
import type { ElementHandle, Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import type { Bench, Figure } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { partsOfLongestTask } from './interaction/longest-task.ts'
import { organiserWith } from './organiser-with.ts'

const slowdown = 4
const budgetMs = { interaction: 200, task: 200, frame: 50 }

interface Interaction {
  name: string
  /** The path of the page, without the language. */
  path: string
  /** How many rows of the list are shown before. Default: the first page. */
  rows?: number
  /**
   * The elements that it uses. They are found before the measurement: to find one by role takes Playwright longer, in
   * the page, than what is measured.
   */
  find(page: Page): Locator
  act(page: Page, elements: ElementHandle[]): Promise<void>
}

/** Shows the next rows of a list, until that many are there. */
async function showRows(page: Page, count: number): Promise<void> {
  await moreButton(page).click()
  await page.getByText(`Showing ${count} of`).waitFor()
}

const moreButton = (page: Page) => page.getByRole('button', { name: 'Show more' })
const searchField = (page: Page) => page.getByRole('searchbox').first()
const menuOfEvent = (page: Page) => page.getByRole('button', { name: /^Actions for/ }).first()

const typing =
  (text: string): Interaction['act'] =>
  async (_, [field]) =>
    await field?.type(text, { delay: 60 })

const to200Rows: Interaction['act'] = async (page, [button]) => {
  await button?.click()
  await page.waitForFunction(() => document.body.textContent?.includes('Showing 200 of'))
}

/** Presses a button, waits for what it opens, and closes that. */
async function openAndClose(page: Page, button: ElementHandle, opened: string): Promise<void> {
  await button.click()
  await page.waitForSelector(opened)
  await page.keyboard.press('Escape')
  await page.waitForSelector(opened, { state: 'detached' })
}

/** In English. The page of an event is that of the first one listed. */
const interactions: Interaction[] = [
  { name: 'typing in the search of home', path: '', find: searchField, act: typing('harbour') },
  { name: 'typing in the search of home, 200 rows', path: '', rows: 200, find: searchField, act: typing('harbour') },
  {
    name: 'showing 20 more events of home, 180 rows',
    path: '',
    rows: 180,
    find: moreButton,
    act: to200Rows,
  },
  {
    name: 'a status menu of home and its end, 200 rows',
    path: '',
    rows: 200,
    find: (page) => page.getByRole('button', { name: /^Change status of/ }),
    async act(page, buttons) {
      for (const button of [buttons[2], buttons[4]]) if (button) await openAndClose(page, button, '[role=menuitem]')
    },
  },
  {
    name: 'the dialog that deletes, on home, and its end, 200 rows',
    path: '',
    rows: 200,
    find: (page) => page.getByRole('button', { name: /^Delete/ }),
    async act(page, buttons) {
      if (buttons[2]) await openAndClose(page, buttons[2], '[role=alertdialog]')
    },
  },
  {
    name: 'showing 20 more orders, 180 rows',
    path: '/orders',
    rows: 180,
    find: moreButton,
    act: to200Rows,
  },
  { name: 'typing in the search of events', path: '/events', find: searchField, act: typing('harbour') },
  { name: 'typing in the search of orders', path: '/orders', find: searchField, act: typing('rossi') },
  {
    name: 'the menu of an event',
    path: '/events',
    find: menuOfEvent,
    async act(page, [button]) {
      await button?.click()
      await page.waitForSelector('[role=menuitem]')
    },
  },
  {
    name: 'the dialog that deletes an event',
    path: '/events',
    find: menuOfEvent,
    async act(page, [button]) {
      await button?.click()
      await page.locator('[role=menuitem]', { hasText: 'Delete' }).click()
      await page.waitForSelector('[role=alertdialog]')
    },
  },
  {
    name: 'the command palette, and typing in it',
    path: '',
    find: searchField,
    async act(page) {
      await page.keyboard.press('Control+k')
      const field = await page.waitForSelector('dialog [role=combobox]')
      await field.type('harbour', { delay: 60 })
    },
  },
  {
    name: 'the tabs of an event',
    path: '/events/first',
    find: (page) => page.getByRole('navigation', { name: 'Event', exact: true }).getByRole('link'),
    async act(page, tabs) {
      for (const tab of tabs.slice(1)) {
        await tab.click()
        await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'))
      }
    },
  },
]

/**
 * The longest time from an input to the next frame (Event Timing API), in a browser whose processor is slowed down,
 * for a team with 1,000 events and 100,000 orders; and the longest frame while home scrolls through 200 events (Long
 * Animation Frames API, which reports frames from 50 ms on).
 */
export const interaction: Bench = {
  title: `Interaction in a browser with a ${slowdown} × slower processor`,
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const large = await organiserWith(foyer.url, dataDir, 1000, 100)
        const listed = await organiserWith(foyer.url, dataDir, 200, 1)
        const figures: Figure[] = []
        for (const each of interactions) figures.push(...(await figuresOf(foyer.url, large, each)))
        figures.push({
          name: 'the longest frame while home scrolls',
          value: await inBrowser(foyer.url, listed, (page) => longestFrame(page, foyer.url)),
          unit: 'ms',
          budget: budgetMs.frame,
        })
        return figures
      } finally {
        await foyer.stop()
      }
    }),
}

/** The figures of an interaction. Of a task that is over its budget, the parts say why. */
async function figuresOf(url: string, organiser: Organiser, each: Interaction): Promise<Figure[]> {
  const { input, task } = await inBrowser(url, organiser, (page) => slowest(page, url, each))
  const figures: Figure[] = [
    { name: each.name, value: input, unit: 'ms', budget: budgetMs.interaction },
    { name: `${each.name}: longest task`, value: task, unit: 'ms', budget: budgetMs.task },
  ]
  if (task <= budgetMs.task) return figures
  const parts = await inBrowser(url, organiser, async (page) => {
    const elements = await prepare(page, url, each)
    return await partsOfLongestTask(page, () => each.act(page, elements))
  })
  const partOf = ([kind, share]: [string, number]): Figure => ({
    name: `${each.name}: of the longest task, ${kind}`,
    value: share * 100,
    unit: '%',
  })
  return [...figures, ...parts.map(partOf)]
}

/** Runs some work on a page of a signed-in organiser, and ends the browser. */
async function inBrowser<T>(url: string, { cookies }: Organiser, work: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
    return await work(await context.newPage())
  } finally {
    await browser.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** The entries of performance observers that the page has seen, in milliseconds. */
interface Observed {
  observed: Partial<Record<EntryType, number[]>>
}
type EntryType = 'event' | 'longtask' | 'long-animation-frame'

/** Opens the page of an interaction and slows the browser down. @returns the elements that the interaction uses */
async function prepare(page: Page, url: string, { path, rows = 0, find }: Interaction): Promise<ElementHandle[]> {
  await page.goto(`${url}/en${path === '/events/first' ? '/events' : path}`, { waitUntil: 'networkidle' })
  if (path === '/events/first') {
    await page
      .getByRole('main')
      .getByRole('link', { name: /Evening/ })
      .first()
      .click()
    await page.waitForLoadState('networkidle')
  }
  for (let shown = 40; shown <= rows; shown += 20) await showRows(page, shown)
  await find(page).first().waitFor()
  const elements = await find(page).elementHandles()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  return elements
}

/** The longest time from an input to the next frame, and the longest task. */
async function slowest(page: Page, url: string, each: Interaction) {
  const elements = await prepare(page, url, each)
  await observe(page, 'event')
  await observe(page, 'longtask')
  await each.act(page, elements)
  return { input: await longest(page, 'event'), task: await longest(page, 'longtask') }
}

async function longestFrame(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/en`, { waitUntil: 'networkidle' })
  for (let shown = 40; shown <= 200; shown += 20) {
    await page.getByRole('button', { name: 'Show more' }).click()
    await page.getByText(`Showing ${shown} of 200`).waitFor()
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  await slowDown(page)
  await observe(page, 'long-animation-frame')
  await page.mouse.move(700, 600)
  for (let step = 0; step < 120; step++) {
    await page.mouse.wheel(0, 240)
    await nextFrame(page)
  }
  return await longest(page, 'long-animation-frame')
}

const nextFrame = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))

const observe = (page: Page, type: EntryType) =>
  page.evaluate((observedType) => {
    const seen: number[] = []
    // `as`: absent before the first observer
    const { observed } = globalThis as unknown as Partial<Observed>
    Object.assign(globalThis, { observed: { ...observed, [observedType]: seen } } satisfies Observed)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration)
    }).observe({ type: observedType, durationThreshold: 16 } as PerformanceObserverInit)
  }, type)

/** The longest entry, once two frames have passed in which no other came in; 0 without one. */
async function longest(page: Page, type: EntryType): Promise<number> {
  await page.waitForLoadState('networkidle')
  await nextFrame(page)
  await nextFrame(page)
  return await page.evaluate((of) => Math.max(0, ...((globalThis as unknown as Observed).observed[of] ?? [])), type)
}
