import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { takeDueWebsites } from '@foyer/server/features/websites/commands'
import { recordChecks } from '@foyer/server/features/websites/commands/record'
import { clockAt } from '@foyer/server/features/websites/queries'
import { checkWebsite } from '@foyer/server/features/websites/tasks'
import type { Db } from '@foyer/server/lib/db'
import { openDatabase } from '@foyer/server/lib/db'
import { createLog } from '@foyer/server/lib/log'
import type { Outbound } from '@foyer/server/lib/outbound/outbound'
import { openOutbound } from '@foyer/server/lib/outbound/outbound'
import { signUp } from '@foyer/server/test/visitor'
import { databaseUrl, inDatabase } from './database.ts'
import type { Bench, Figure } from './figure.ts'
import { startFoyer, withDataDir } from './foyer.ts'

const sites = 10_000
const simulatedMinutes = 60
const atOnce = 200
const everyMs = 300_000

/**
 * Ten thousand websites watched by this process for an hour, with real requests and real rows: only the clock is
 * simulated. It goes on by a second, or by as long as a second's work took where that was more, so that a process that
 * cannot keep up is late here too.
 */
export const websites: Bench = {
  title: `${sites} websites watched by one process, ${simulatedMinutes} minutes`,
  measure: () =>
    withDataDir(async (dataDir) => {
      const foyer = await startFoyer(dataDir, { ROLE: 'web' })
      const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
      site.listen(0, '127.0.0.1')
      await once(site, 'listening')
      // `as`: a server that listens on a port has an address with one
      const pair = `127.0.0.1:${(site.address() as AddressInfo).port}`
      const { db, close } = openDatabase(databaseUrl(dataDir), createLog('silent'))
      try {
        await addSites(foyer.url, dataDir, `http://${pair}/`)
        return await watch(db, openOutbound({ allow: [pair] }))
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
      `insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency, search_text)
       select 'evt_' || n, $1, 'Evening ' || n, 'watched-' || n, now(), true, 'Europe/Berlin', $2, 'test', 'EUR', ''
       from generate_series(1, $3::int) n`,
      [organiser.me.lastTeam, url, sites],
    )
    await client.query(`insert into websites (event_id, url, next_check_at)
      select id, website_url, now() + random() * interval '5 minutes' from events`)
    await client.query('vacuum analyze events, websites')
  })
}

async function watch(db: Db, outbound: Outbound): Promise<Figure[]> {
  const start = Date.now()
  const end = start + simulatedMinutes * 60_000
  const lastAt = new Map<string, number>()
  const heaps: number[] = []
  let [now, checks, late, mostOff] = [start, 0, 0, 0]
  for (let minutes = 0; now < end; ) {
    const began = performance.now()
    for (const { id, at } of await checkDue(db, outbound, new Date(now))) {
      const off = Math.abs(at - (lastAt.get(id) ?? at - everyMs) - everyMs) / everyMs
      lastAt.set(id, at)
      checks++
      mostOff = Math.max(mostOff, off)
      if (off > 0.1) late++
    }
    now += Math.max(1000, performance.now() - began)
    if ((now - start) / 60_000 >= minutes + 15) {
      minutes += 15
      heaps.push(heapMb())
    }
  }
  const [early = 0] = heaps
  return [
    { name: 'checks', value: checks, unit: '' },
    { name: 'furthest from five minutes, in percent', value: 100 * mostOff, unit: '', budget: 10 },
    { name: 'checks more than 10 % early or late', value: late, unit: '', budget: 0 },
    { name: 'heap after a quarter of an hour', value: early, unit: 'MB' },
    { name: 'heap after an hour, against that', value: (heaps.at(-1) ?? 0) / early, unit: '×', budget: 1.1 },
  ]
}

/** Does what the task does, at a moment that is given. */
async function checkDue(db: Db, outbound: Outbound, now: Date): Promise<{ id: string; at: number }[]> {
  const clock = clockAt(now)
  const done = []
  for (
    let due = await takeDueWebsites(db, atOnce, clock);
    due.length > 0;
    due = await takeDueWebsites(db, atOnce, clock)
  ) {
    const checked = await Promise.all(due.map((website) => checkWebsite(outbound, website)))
    await recordChecks(db, checked, clock)
    for (const { website, seen } of checked) done.push({ id: website.eventId, at: seen.at.getTime() })
  }
  return done
}

setFlagsFromString('--expose-gc')
// `as`: that is what the flag puts there
const collectGarbage = runInNewContext('gc') as () => void

function heapMb(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
