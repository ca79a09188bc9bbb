import { setTimeout } from 'node:timers/promises'
import { failureOfStatus } from '@foyer/contract/website-failures'
import type { Task, TaskServices } from '../../jobs/task.ts'
import { gather } from '../../lib/gather.ts'
import type { Outbound } from '../../lib/outbound/outbound.ts'
import { digestOf } from '../../lib/page-digest.ts'
import { reasonOf } from '../../lib/reason.ts'
import type { Checked } from './commands/record.ts'
import { recordChecks } from './commands/record.ts'
import { forgetOldChecks, giveBack, takeDueWebsites } from './commands.ts'
import type { ClaimedWebsite } from './queries.ts'
import type { Seen } from './rules.ts'
import { judge } from './rules.ts'

export const websiteTasks: Task[] = [
  { name: 'websites.check', everySeconds: 1, run: checkWebsites },
  { name: 'websites.forget', cron: '47 * * * *', run: ({ db }) => forgetOldChecks(db) },
]

/** How many are checked at once: enough that a third of 10,000 may take until they are given up. */
const mostAtOnce = 200

type Needs = Pick<TaskServices, 'db' | 'log' | 'stopping'> & { outbound: Pick<Outbound, 'visit'> }

/** How often it is looked for more while checks are under way. */
const lookEveryMs = 500

/** Checks what is due, until nothing is. A process that is about to end leaves what it has begun to the others. */
export async function checkWebsites(needs: Needs): Promise<void> {
  const { db, stopping } = needs
  const underWay = new Map<Promise<void>, ClaimedWebsite>()
  const record = recorder(needs)
  while (!stopping.aborted) {
    const due = underWay.size < mostAtOnce ? await takeDueWebsites(db, mostAtOnce - underWay.size) : []
    for (const website of due) {
      const done = checkWebsite(needs.outbound, website)
        .then(record)
        .finally(() => underWay.delete(done))
      underWay.set(done, website)
    }
    if (underWay.size === 0) return
    const ended = Promise.all(underWay.keys())
    await Promise.race([ended, setTimeout(lookEveryMs, undefined, { signal: stopping }).catch(() => undefined)])
  }
  await giveBack(db, [...underWay.values()])
}

/** Writes down checks that end at the same time together. What cannot be written is due again after its lease. */
function recorder({ db, log, stopping }: Needs): (checked: Checked) => Promise<void> {
  const write = gather<Checked, void>(async (_, visits) => {
    await recordChecks(
      db,
      visits.map(({ asked }) => asked),
    )
    for (const visit of visits) visit.answer()
  })
  return (checked) =>
    write('all', checked).catch((error: unknown) => {
      // one who is about to end has given them back, and may have closed the database since
      if (!stopping.aborted) log.error({ reason: reasonOf(error) }, 'checks of websites were not written down')
    })
}

/** Looks at a website, and says what to make of it. */
export async function checkWebsite(outbound: Needs['outbound'], website: ClaimedWebsite): Promise<Checked> {
  const seen = await look(outbound, website)
  return { website, seen, verdict: judge(website, seen, Math.random()) }
}

async function look(outbound: Needs['outbound'], { url, claimedAt: at }: ClaimedWebsite): Promise<Seen> {
  const visit = await outbound.visit(url, (pieces, headers) => digestOf(pieces, headers['content-type'] ?? ''))
  const { status, firstByteInMs: firstByteMs, redirects, certificate } = visit
  const failure = visit.ok ? failureOfStatus(visit.status) : visit.failure.failure
  return {
    at,
    redirects,
    ...(failure && { failure }),
    ...(status !== undefined && { status }),
    ...(firstByteMs !== undefined && { firstByteMs }),
    ...(certificate && { certificate }),
    ...(visit.ok && {
      contentHash: visit.body.hash,
      ...(visit.body.title !== undefined && { title: visit.body.title }),
    }),
  }
}
