import type { Bench } from './figure.ts'
import { median } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

const measuredRounds = 5

/** Time from starting the process until it is ready, on a new data folder (cold) and on an existing one (warm). */
export const start: Bench = {
  title: 'Start',
  measure: () =>
    withDataDir(async (dataDir) => {
      const cold = await startFoyer(dataDir)
      await cold.stop()
      const warm: number[] = []
      for (let round = 0; round < measuredRounds; round++) {
        const running = await startFoyer(dataDir)
        warm.push(running.readyInMs)
        await running.stop()
      }
      return [
        { name: 'cold start, with initdb and migrations', value: cold.readyInMs, unit: 'ms' },
        { name: `warm start, median of ${measuredRounds}`, value: median(warm), unit: 'ms', budget: 3000 },
      ]
    }),
}
