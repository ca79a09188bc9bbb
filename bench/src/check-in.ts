import { setTimeout } from 'node:timers/promises'
import type { TestDevice } from '@foyer/server/test/door'
import { deviceAt } from '@foyer/server/test/door'
import { linkToFullEvent } from './check-in-offline.ts'
import { inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { median, percentile } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

const deviceCount = 50
const scansPerDevice = 40
/** Four times as often as people walk through an entrance. */
const pauseMs = 500
const budgetMs = { roster: 2000, verdict: 20 }

/** The server's part of a check-in with 25,000 tickets: reading the roster, and verdicts while 50 devices scan. */
export const checkIn: Bench = {
  title: `Check-in with 25,000 tickets and ${deviceCount} devices`,
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir)
      try {
        const token = await linkToFullEvent(foyer.url, dataDir)
        const rosterMs = await rosterTimes(deviceAt(foyer.url, token))
        const numbers = await ticketNumbers(dataDir)
        const devices = Array.from({ length: deviceCount }, () => deviceAt(foyer.url, token))
        const times = await Promise.all(
          devices.map((device, at) =>
            verdictTimes(device, numbers.slice(at * scansPerDevice, (at + 1) * scansPerDevice)),
          ),
        )
        return figures(rosterMs, times.flat())
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
      deviceCount * scansPerDevice,
    ])
    return rows.map(({ number }) => number)
  })

/** Scans tickets one after the other. @returns how long each verdict took, in milliseconds */
async function verdictTimes(device: TestDevice, numbers: readonly string[]): Promise<number[]> {
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

const figures = (rosterMs: number[], verdictMs: number[]): Figure[] => [
  { name: 'roster of 25,000 tickets', value: median(rosterMs), unit: 'ms', budget: budgetMs.roster },
  { name: `verdict at ${deviceCount} devices: median`, value: median(verdictMs), unit: 'ms' },
  {
    name: `verdict at ${deviceCount} devices: p95`,
    value: percentile(verdictMs, 0.95),
    unit: 'ms',
    budget: budgetMs.verdict,
  },
]
