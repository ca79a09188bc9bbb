import { setTimeout } from 'node:timers/promises'
import { failureOfStatus } from '@foyer/contract/website-failures'
import { batchByKey } from '../../lib/batch.ts'
import type { Task, TaskServices } from '../../lib/jobs/task.ts'
import { withinLimit } from '../../lib/outbound/body.ts'
import type { Connectivity } from '../../lib/outbound/connectivity.ts'
import type { Outbound } from '../../lib/outbound/outbound.ts'
import { digestOf } from '../../lib/page-digest.ts'
import { failureOf } from '../../lib/reason.ts'
import { endConnectionAlert, raiseAlert } from '../inbox/commands/operator-alerts.ts'
import type { CompletedCheck } from './commands/record-checks.ts'
import { recordChecks } from './commands/record-checks.ts'
import {
  deleteOldChecks,
  deleteUnusedWebsites,
  leaseDueWebsites,
  recordNotJudged,
  releaseWebsites,
} from './commands.ts'
import type { LeasedWebsite } from './queries.ts'
import type { CheckResult } from './rules.ts'
import { evaluateCheck } from './rules.ts'

export const websiteTasks: Task[] = [
  { name: 'websites.check', everySeconds: 1, run: checkWebsites },
  { name: 'websites.delete-old-checks', cron: '47 * * * *', run: ({ db }) => deleteOldChecks(db) },
  { name: 'websites.delete-unused', cron: '17 * * * *', run: ({ db }) => deleteUnusedWebsites(db) },
]

/** The most checks at once: enough for 10,000 websites, when a third of the checks run into the timeout. */
const maxConcurrentChecks = 200

/** How often the task leases more websites while checks are running. */
const leaseIntervalMs = 500

type Deps = Pick<TaskServices, 'db' | 'log' | 'stopping' | 'progress'> & {
  outbound: Pick<Outbound, 'get'>
  connectivity: Pick<Connectivity, 'isCutOff'>
}

/** Checks websites until none is due. A process that stops releases the websites whose checks have not finished. */
export async function checkWebsites(deps: Deps): Promise<void> {
  const { db, stopping } = deps
  const running = new Map<Promise<void>, LeasedWebsite>()
  const record = createCheckRecorder(deps)
  while (!stopping.aborted) {
    const capacity = maxConcurrentChecks - running.size
    const due = capacity > 0 ? await leaseDueWebsites(db, capacity) : []
    for (const website of due) {
      const done = checkWebsite(deps.outbound, website)
        .then(async (check) => record({ check, isJudged: !(await deps.connectivity.isCutOff(check.result.failure)) }))
        .finally(() => running.delete(done))
      running.set(done, website)
    }
    if (running.size === 0) return
    deps.progress()
    const allDone = Promise.all(running.keys())
    await Promise.race([allDone, setTimeout(leaseIntervalMs, undefined, { signal: stopping }).catch(() => undefined)])
  }
  await releaseWebsites(db, [...running.values()])
}

/** A check, and whether it says anything about the website: not while this process has no connection. */
interface JudgedCheck {
  check: CompletedCheck
  isJudged: boolean
}

/** Records checks that finish at the same time in one batch. When recording fails, they are due again after the lease. */
function createCheckRecorder({ db, log, stopping }: Deps): (check: JudgedCheck) => Promise<void> {
  const record = batchByKey<JudgedCheck, void>(async (_, calls) => {
    const checksThat = (isJudged: boolean) =>
      calls.flatMap(({ input }) => (input.isJudged === isJudged ? [input.check] : []))
    const [judged, others] = [checksThat(true), checksThat(false)]
    if (judged.length > 0) await recordJudged({ db, log }, judged)
    if (others.length > 0) await recordCutOff({ db, log }, others)
    for (const call of calls) call.resolve()
  })
  return (check) =>
    record('all', check).catch((error: unknown) => {
      // a process that stops has released these websites, and may have closed the database
      if (!stopping.aborted) log.error(failureOf(error), 'Website checks could not be recorded')
    })
}

async function recordJudged({ db, log }: Pick<Deps, 'db' | 'log'>, checks: CompletedCheck[]): Promise<void> {
  await recordChecks(db, checks)
  // an answer proves the connection
  if (checks.some(({ result }) => result.status !== undefined) && (await endConnectionAlert(db)))
    log.info('Foyer reaches the internet again. Websites are judged again')
}

async function recordCutOff({ db, log }: Pick<Deps, 'db' | 'log'>, checks: CompletedCheck[]): Promise<void> {
  await recordNotJudged(
    db,
    checks.map(({ website }) => website),
  )
  if (await raiseAlert(db, 'connection-lost', {}))
    log.warn('Foyer does not reach the internet: neither websites nor CONNECTIVITY_URLS answer. No website is judged')
}

/** Requests a website and evaluates the result. */
export async function checkWebsite(outbound: Deps['outbound'], website: LeasedWebsite): Promise<CompletedCheck> {
  const result = await requestWebsite(outbound, website)
  return { website, result, evaluation: evaluateCheck(website, result, Math.random()) }
}

async function requestWebsite(outbound: Deps['outbound'], { url, claimedAt: at }: LeasedWebsite): Promise<CheckResult> {
  const response = await outbound.get(url, (chunks, headers) =>
    digestOf(withinLimit(chunks), headers['content-type'] ?? ''),
  )
  const { status, firstByteMs, redirects, certificate } = response
  const failure = response.ok ? failureOfStatus(response.status) : response.failure.failure
  return {
    at,
    redirects,
    ...(failure && { failure }),
    ...(status !== undefined && { status }),
    ...(firstByteMs !== undefined && { firstByteMs }),
    ...(certificate && { certificate }),
    ...(response.ok && {
      contentHash: response.body.hash,
      ...(response.body.title !== undefined && { title: response.body.title }),
    }),
  }
}
