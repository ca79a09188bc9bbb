import { setTimeout } from 'node:timers/promises'
import type { TestDevice } from '@foyer/server/test/door'
import { deviceAt } from '@foyer/server/test/door'
import { linkToFullEvent } from './check-in-offline.ts'
import { inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { median, percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

const deviceCount = 50

interface Pace {
  name: string
  scansPerDevice: number
  pauseMs: number
  budgetMs?: number
}

/** Not measured: the first scans of a process, whose code is not compiled yet. A door is open for hours. */
const warmUp: Pace = { name: 'warm-up', scansPerDevice: 4, pauseMs: 500 }
/** How often each device scans: as people walk through an entrance, and four times as often. */
const paces: Pace[] = [
  { name: 'each every 2 s', scansPerDevice: 20, pauseMs: 2000, budgetMs: 20 },
  { name: 'each every 0.5 s', scansPerDevice: 40, pauseMs: 500 },
]
const rosterBudgetMs = 2000

/** The server's part of a check-in with 25,000 tickets: reading the roster, and verdicts while 50 devices scan. */
export const checkIn: Bench = {
  title: `Check-in with 25,000 tickets and ${deviceCount} devices`,
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir, { LIMITS: 'on' })
      try {
        const token = await linkToFullEvent(foyer.url, dataDir)
        const rosterMs = await rosterTimes(deviceAt(foyer.url, token))
        const numbers = await ticketNumbers(dataDir)
        const figures: Figure[] = [
          { name: 'roster of 25,000 tickets', value: median(rosterMs), unit: 'ms', budget: rosterBudgetMs },
        ]
        const devices = Array.from({ length: deviceCount }, () => deviceAt(foyer.url, token))
        const scanAt = async (pace: Pace) => {
          const scanned = devices.map((device) => verdictTimes(device, pace, numbers.splice(0, pace.scansPerDevice)))
          return (await Promise.all(scanned)).flat()
        }
        await scanAt(warmUp)
        for (const pace of paces) figures.push(...verdictFigures(pace, await scanAt(pace)))
        return figures
      } finally {
        await foyer.stop()
      }
    }),
}

async function rosterTimes(device: TestDevice): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const began = performance.now()
    const { tickets } = await device.roster()
    if (tickets.length !== 25_000) throw new Error(`The roster has ${tickets.length} tickets.`)
    times.push(performance.now() - began)
  }
  return times
}

const ticketNumbers = (dataDir: string): Promise<string[]> =>
  inDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ number: string }>('select number from tickets order by id limit $1', [
      deviceCount * [warmUp, ...paces].reduce((sum, { scansPerDevice }) => sum + scansPerDevice, 0),
    ])
    return rows.map(({ number }) => number)
  })

/** Scans tickets one after the other. @returns how long each verdict took, in milliseconds */
async function verdictTimes(device: TestDevice, { pauseMs }: Pace, numbers: readonly string[]): Promise<number[]> {
  const times: number[] = []
  await setTimeout(Math.random() * pauseMs)
  for (const code of numbers) {
    const began = performance.now()
    const { verdict } = await device.scan({ code })
    if (verdict !== 'admitted') throw new Error(`${code} was answered with ${verdict}.`)
    times.push(performance.now() - began)
    await setTimeout(pauseMs)
  }
  return times
}

const verdictFigures = ({ name, budgetMs }: Pace, times: number[]): Figure[] => [
  { name: `verdict at ${deviceCount} devices, ${name}: median`, value: median(times), unit: 'ms' },
  {
    name: `verdict at ${deviceCount} devices, ${name}: p95`,
    value: percentile(times, 0.95),
    unit: 'ms',
    ...(budgetMs !== undefined && { budget: budgetMs }),
  },
]
