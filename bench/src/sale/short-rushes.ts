import type { EventOnSale } from '@foyer/server/test/scenario'
import { startFoyer } from '../foyer.ts'
import { openSale } from '../sale.ts'
import type { RushSettings } from './rush.ts'

const seconds = 5

/** The rushes that run once more, to count their statements and to profile them: their names and settings. */
export const shortRushes = [
  ['two requests', { requests: 'two', connections: 64, seconds }],
  ['one request', { requests: 'one', connections: 64, seconds }],
  ['through the pages, 16 buyers', { requests: 'pages', connections: 16, seconds }],
] as const satisfies [string, RushSettings][]

/** Opens a sale in a new data folder. Its server has no rate limits, and has stopped when this resolves. */
export async function openSaleIn(dataDir: string): Promise<EventOnSale> {
  const foyer = await startFoyer(dataDir)
  try {
    return await openSale(foyer.url, 1_000_000)
  } finally {
    await foyer.stop()
  }
}
