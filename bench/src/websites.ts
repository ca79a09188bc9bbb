import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { leaseDueWebsites } from '@foyer/server/features/websites/commands'
import { recordChecks } from '@foyer/server/features/websites/commands/record-checks'
import { fixedClock } from '@foyer/server/features/websites/queries'
import { checkWebsite } from '@foyer/server/features/websites/tasks'
import type { Db } from '@foyer/server/lib/db'
import { openDatabase } from '@foyer/server/lib/db'
import { createLog } from '@foyer/server/lib/log'
import type { Outbound } from '@foyer/server/lib/outbound/outbound'
import { createOutbound } from '@foyer/server/lib/outbound/outbound'
import { signUp } from '@foyer/server/test/client'
import { databaseUrl, inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

const siteCount = 10_000
const simulatedMinutes = 60
const batchSize = 200
const intervalMs = 300_000

/**
 * This process checks 10,000 websites for an hour, with real requests and real rows; only the clock is simulated. Each
 * step advances the clock by a second, or by the duration of the step when that is longer. A process that cannot keep up
 * therefore falls behind here too.
 */
export const websites: Bench = {
  title: `${siteCount} websites monitored by one process, ${simulatedMinutes} minutes`,
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir, { ROLE: 'web' })
      const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
      site.listen(0, '127.0.0.1')
      await once(site, 'listening')
      // `as`: a server that listens on a TCP port has an AddressInfo
      const hostAndPort = `127.0.0.1:${(site.address() as AddressInfo).port}`
      const { db, close } = openDatabase(databaseUrl(dataDir), createLog('silent'))
      try {
        await addSites(foyer.url, dataDir, `http://${hostAndPort}/`)
        return await monitor(db, createOutbound({ allow: [hostAndPort] }))
      } finally {
        await close()
        site.close()
        await foyer.stop()
      }
    }),
}

const page = `<title>Hall</title><p>${'A page like any other. '.repeat(400)}</p>`

async function addSites(foyerUrl: string, dataDir: string, url: string): Promise<void> {
  const organiser = await signUp(foyerUrl)
  await inDatabase(dataDir, async (client) => {
    await client.query(
      `insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency)
       select 'evt_' || n, $1, 'Evening ' || n, 'monitored-' || n, now(), true, 'Europe/Berlin', $2 || '?' || n, 'test', 'EUR'
       from generate_series(1, $3::int) n`,
      [organiser.me.lastTeam, url, siteCount],
    )
    await client.query(`insert into websites (id, team_id, address, url, next_check_at)
      select 'web_' || id, team_id, website_url, website_url, now() + random() * interval '5 minutes' from events`)
    await client.query("insert into event_websites (event_id, website_id) select id, 'web_' || id from events")
    await client.query('vacuum analyze events, websites, event_websites')
  })
}

async function monitor(db: Db, outbound: Outbound): Promise<Figure[]> {
  const start = Date.now()
  const end = start + simulatedMinutes * 60_000
  const lastAt = new Map<string, number>()
  const heaps: number[] = []
  let [now, checks, late, maxDeviation] = [start, 0, 0, 0]
  for (let minutes = 0; now < end; ) {
    const began = performance.now()
    for (const { id, at } of await checkDue(db, outbound, new Date(now))) {
      const deviation = Math.abs(at - (lastAt.get(id) ?? at - intervalMs) - intervalMs) / intervalMs
      lastAt.set(id, at)
      checks++
      maxDeviation = Math.max(maxDeviation, deviation)
      if (deviation > 0.1) late++
    }
    now += Math.max(1000, performance.now() - began)
    if ((now - start) / 60_000 >= minutes + 15) {
      minutes += 15
      heaps.push(heapMb())
    }
  }
  const [firstHeap = 0] = heaps
  return [
    { name: 'checks', value: checks, unit: '' },
    { name: 'largest deviation from the interval, in percent', value: 100 * maxDeviation, unit: '', budget: 10 },
    { name: 'checks more than 10 % early or late', value: late, unit: '', budget: 0 },
    { name: 'heap after 15 minutes', value: firstHeap, unit: 'MB' },
    { name: 'heap after an hour, relative to that', value: (heaps.at(-1) ?? 0) / firstHeap, unit: '×', budget: 1.1 },
  ]
}

/** Runs the due checks as the task does, at a given time. */
async function checkDue(db: Db, outbound: Outbound, now: Date): Promise<{ id: string; at: number }[]> {
  const clock = fixedClock(now)
  const done = []
  for (
    let due = await leaseDueWebsites(db, batchSize, clock);
    due.length > 0;
    due = await leaseDueWebsites(db, batchSize, clock)
  ) {
    const checked = await Promise.all(due.map((website) => checkWebsite(outbound, website)))
    await recordChecks(db, checked, clock)
    for (const { website, result } of checked) done.push({ id: website.id, at: result.at.getTime() })
  }
  return done
}

setFlagsFromString('--expose-gc')
// `as`: the flag --expose-gc defines this function
const collectGarbage = runInNewContext('gc') as () => void

function heapMb(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
