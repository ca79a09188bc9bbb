import { fileURLToPath } from 'node:url'
import { firstLoads } from '@foyer/tools/first-load'
import { firstLoadBudget } from '@foyer/tools/over-budget'
import type { Bench, Figure } from './figure.ts'

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
const kilobyte = 1000

/** The bytes that a browser with an empty cache loads for each page, after gzip. `npm test` checks the same budget. */
export const firstLoad: Bench = {
  title: 'First load, gzip',
  measure: async () =>
    firstLoads(dist).flatMap((load): Figure[] => {
      if (load.page !== 'HomePage')
        return [
          {
            name: `${load.page}: scripts of its own`,
            value: load.ownBytes / kilobyte,
            unit: 'KB',
            budget: firstLoadBudget.other / kilobyte,
          },
        ]
      return [
        {
          name: 'HomePage: all scripts',
          value: load.scriptBytes / kilobyte,
          unit: 'KB',
          budget: firstLoadBudget.home / kilobyte,
        },
        { name: 'HomePage: number of scripts', value: load.scripts, unit: '', budget: firstLoadBudget.scripts },
        {
          name: 'HomePage: styles',
          value: load.styleBytes / kilobyte,
          unit: 'KB',
          budget: firstLoadBudget.styles / kilobyte,
        },
      ]
    }),
}
