import { sql } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { checkWebsites } from '../../features/websites/tasks.ts'
import type { Connectivity } from '../../lib/outbound/connectivity.ts'
import { createConnectivity } from '../../lib/outbound/connectivity.ts'
import type { Outbound } from '../../lib/outbound/outbound.ts'
import { createOutbound } from '../../lib/outbound/outbound.ts'
import type { TestApp } from '../app.ts'
import { disposeAfterAll, startTestBed } from '../test-bed.ts'
import type { WebsiteStandIn } from './website.ts'
import { startWebsiteStandIn } from './website.ts'

/** The stand-in as the operator allows it, under a public host name. */
const allowed = ({ hostAndPort }: WebsiteStandIn) => `venue.example:${hostAndPort.split(':')[1]}`

/** The URL of a stand-in as an organiser would enter it. */
export const addressOf = ({ url }: WebsiteStandIn): string =>
  `${url.replace('127.0.0.1', 'venue.example').replace('localhost', 'venue.example')}/`

/** The client that reaches these stand-ins. */
export const outboundTo = (sites: WebsiteStandIn[], ca?: string): Outbound =>
  createOutbound({
    allow: sites.map(allowed),
    resolve: async () => ['127.0.0.1'],
    ...(ca !== undefined && { ca }),
    limits: { timeoutMs: 2000 },
  })

/** A process, as far as `checkWebsites` needs it. */
type CheckingProcess = Pick<TestApp, 'db' | 'log'> & { connectivity: Connectivity }

/** An app with a website that its organiser watches, for all tests of a file. Each test has only its own websites. */
export async function startWebsiteBed(others: WebsiteStandIn[] = []) {
  const site = disposeAfterAll(await startWebsiteStandIn())
  const reference = disposeAfterAll(await startWebsiteStandIn())
  const { app, organiser } = await startTestBed({
    OUTBOUND_ALLOW: [site, ...others].map(allowed).join(),
    CONNECTIVITY_URLS: reference.url,
  })

  beforeEach(async () => {
    for (const table of ['events', 'websites', 'threads', 'alerts'])
      await app.db.execute(sql.raw(`delete from ${table}`))
    site.asked.length = 0
    reference.asked.length = 0
    site.answerAs(undefined)
    site.show({ title: 'Hofkonzert', text: 'Every Friday.' })
  })

  /** Creates an event. @returns its id */
  async function eventAt(urlLink: string): Promise<string> {
    const { body } = await organiser.send('POST /api/v1/events', { title: 'Hof', urlLink })
    return body.id
  }

  /** Runs the task of a process once. */
  const check = (outbound: Pick<Outbound, 'get'> = outboundTo([site]), at: CheckingProcess = app) =>
    checkWebsites({ ...at, outbound, stopping: new AbortController().signal, progress: () => undefined })

  return {
    app,
    organiser,
    site,
    address: addressOf(site),
    eventAt,
    check,
    /** The address of `CONNECTIVITY_URLS`. */
    reference,
    /** A process whose connection is checked without the answers of earlier tests. */
    processOf: (among: TestApp): CheckingProcess => ({
      ...among,
      connectivity: createConnectivity([reference.url], 'Foyer (test)'),
    }),
    siteOf: async (id: string) => (await organiser.send(`GET /api/v1/events/${id}/site`)).body.website,
    elapse: (seconds: number) => elapse(app, seconds),
    /** Two checks of the website that is shown as this path. */
    async checkTwice(path: string | undefined) {
      site.answerAs(path)
      for (const seconds of [320, 60]) {
        await elapse(app, seconds)
        await check()
      }
    },
    /** The inbox messages about an event, by thread. */
    async messagesAbout(id: string): Promise<{ kind: string; data: Record<string, unknown> }[]> {
      const threads: { id: string }[] = (await organiser.send(`GET /api/v1/inbox?event=${id}`)).body
      const histories = threads.map(async (each) => (await organiser.send(`GET /api/v1/inbox/${each.id}`)).body.history)
      return (await Promise.all(histories)).flat().map(({ kind, data }) => ({ kind, data }))
    },
  }
}

const moments = [
  ...['since', 'odd_since', 'changed_at', 'changed_before_at', 'unstable_since', 'change_notified_at'],
  ...['next_check_at', 'not_judged_since', 'claimed_at', 'check_requested_at', 'checked_at'],
]

/** Lets time pass: moves all times of the websites into the past. */
async function elapse({ db }: TestApp, seconds: number): Promise<void> {
  const older = (column: string) => sql.raw(`${column} = ${column} - interval '${seconds} seconds'`)
  await db.execute(sql`update websites set ${sql.join(moments.map(older), sql`, `)}`)
  await db.execute(sql`update website_checks set ${older('at')}`)
  await db.execute(sql`update alerts set ${older('seen_at')}`)
}
