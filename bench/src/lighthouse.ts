import { cookieHeader, signUp } from '@foyer/server/test/client'
import { picture } from '@foyer/server/test/notion/picture'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Bench, Figure } from './figure.ts'
import { median } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { openSale } from './sale.ts'

const rounds = 3

type Scores = Record<'performance' | 'accessibility', number>

/** Lighthouse scores, on its simulated phone, of the pages that organisers and buyers open first. */
export const lighthouseScores: Bench = {
  title: 'Lighthouse, mobile',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const organiser = await signUp(foyer.url)
        for (const title of ['Winter Concert', 'Open Rehearsal', 'Silent Film Night', 'Lantern Walk'])
          await organiser.send('POST /api/v1/events', { title, urlLink: 'example.org' })
        const cookie = cookieHeader(organiser.cookies)
        return [
          ...(await scores('home', `${foyer.url}/en`, { cookie }, 0.95)),
          ...(await scores('event page', `${foyer.url}/en/e/${await richEvent(foyer.url)}`, {}, 0.98)),
          ...(await scores('sign-in', `${foyer.url}/en/sign-in`, {})),
        ]
      } finally {
        await foyer.stop()
      }
    }),
}

/** An event with a cover and 2,000 words of description. @returns its slug */
async function richEvent(url: string): Promise<string> {
  const { organiser, id, slug } = await openSale(url, 1000)
  const file = new Blob([new Uint8Array(picture(1600, 900, [24, 51, 38], [222, 178, 104]))], { type: 'image/png' })
  const { hash } = await organiser.ok(`POST /api/v1/events/${id}/pictures`, file)
  await organiser.ok(`PATCH /api/v1/events/${id}`, { cover: { hash, alt: 'The stage', focusX: 50, focusY: 50 } })
  const text = [{ type: 'text', text: 'Strings, woodwinds and a piano play what is rarely heard. '.repeat(10).trim() }]
  const blocks = Array.from({ length: 20 }, () => ({ type: 'paragraph', text, children: [] }))
  const description = { content: { en: blocks }, replacesNotion: false, version: 0 }
  await organiser.ok(`PUT /api/v1/events/${id}/description`, description)
  return slug
}

async function scores(
  name: string,
  url: string,
  extraHeaders: Record<string, string>,
  minPerformance?: number,
): Promise<Figure[]> {
  const runs: Scores[] = []
  for (let round = 0; round < rounds; round++) runs.push(await runLighthouse(url, extraHeaders))
  const medianOf = (category: 'performance' | 'accessibility') => median(runs.map((run) => run[category]))
  return [
    {
      name: `${name}: performance`,
      value: medianOf('performance') * 100,
      unit: '',
      ...(minPerformance !== undefined && { budget: minPerformance * 100, higherIsBetter: true as const }),
    },
    {
      name: `${name}: accessibility`,
      value: medianOf('accessibility') * 100,
      unit: '',
      budget: 100,
      higherIsBetter: true,
    },
  ]
}

async function runLighthouse(url: string, extraHeaders: Record<string, string>): Promise<Scores> {
  const chromePath = process.env['CHROMIUM_PATH']
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      extraHeaders,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'silent',
    })
    const { performance, accessibility } = result?.lhr.categories ?? {}
    return { performance: performance?.score ?? 0, accessibility: accessibility?.score ?? 0 }
  } finally {
    chrome.kill()
  }
}
