import { picture } from '@foyer/server/test/notion/picture'
import type { Bench, Figure } from './figure.ts'
import { median } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'
import { withDemo } from './lighthouse/demo.ts'
import type { MeasuredPage } from './lighthouse/pages.ts'
import { openPages, pagesOfOrganiser } from './lighthouse/pages.ts'
import type { LighthouseRun } from './lighthouse/run-lighthouse.ts'
import { runLighthouse } from './lighthouse/run-lighthouse.ts'
import { openSale } from './sale.ts'

const measuredRounds = 3

/** The scores of Lighthouse, on its simulated phone, of the pages of organisers with few and with many events, and of open pages. */
export const lighthouseScores: Bench = {
  title: 'Lighthouse, mobile',
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const pages = [
          ...(await pagesOfOrganiser(foyer.url, dataDir, 4)),
          ...(await pagesOfOrganiser(foyer.url, dataDir, 200)),
          ...(await openPages(foyer.url, dataDir)),
          { name: 'public event page', url: `${foyer.url}/en/e/${await richEvent(foyer.url)}`, atLeast: 100 },
        ]
        const figures: Figure[] = []
        for (const page of pages) figures.push(...(await figuresOf(page)))
        return [...figures, ...(await withDemo((url) => figuresOf({ name: 'home of the demo', url: `${url}en` })))]
      } finally {
        await foyer.stop()
      }
    }),
}

async function figuresOf({ name, url, cookie, atLeast }: MeasuredPage): Promise<Figure[]> {
  const runs: LighthouseRun[] = []
  for (let round = 0; round < measuredRounds; round++) runs.push(await runLighthouse(url, cookie ? { cookie } : {}))
  const medianOf = (key: keyof LighthouseRun) => median(runs.map((run) => run[key]))
  return [
    {
      name: `${name}: performance`,
      value: medianOf('performance'),
      unit: '',
      ...(atLeast !== undefined && { budget: atLeast, higherIsBetter: true as const }),
    },
    { name: `${name}: accessibility`, value: medianOf('accessibility'), unit: '', budget: 100, higherIsBetter: true },
    { name: `${name}: largest paint`, value: medianOf('largestPaint'), unit: 'ms' },
    { name: `${name}: main thread blocked`, value: medianOf('blocking'), unit: 'ms' },
    { name: `${name}: transferred`, value: medianOf('transferKb'), unit: 'KB' },
  ]
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
