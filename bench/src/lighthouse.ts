import { cookieHeader, signUp } from '@foyer/server/test/client'
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
          ...(await scores('event page', `${foyer.url}/en/e/${(await openSale(foyer.url, 1000)).slug}`, {}, 0.98)),
          ...(await scores('sign-in', `${foyer.url}/en/sign-in`, {})),
        ]
      } finally {
        await foyer.stop()
      }
    }),
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
