import { setTimeout } from 'node:timers/promises'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { NotionThrottle } from '../../../lib/notion/call.ts'
import type { Pacer } from '../../../lib/notion/pacer.ts'
import { createPacer } from '../../../lib/notion/pacer.ts'
import { keyRecord } from '../../events/rules.ts'
import { endConnectionAlert, raiseAlert } from '../../inbox/commands/operator-alerts.ts'
import type { PageLease } from './lease-page.ts'
import { endLease, leaseDuePage, releaseLease, renewLease } from './lease-page.ts'
import type { SyncResult } from './poll-page.ts'
import { pollPage } from './poll-page.ts'
import { recordOffline, recordSync } from './record-sync.ts'

interface Deps extends Pick<Infra, 'secrets' | 'notion' | 'outbound' | 'connectivity' | 'log'> {
  /** Aborted when the process is about to end. */
  stopping: AbortSignal
}

/** How often the lease is renewed: several times within `leaseSeconds`. */
const renewalIntervalMs = 20_000
/** The longest pause within a sync. A longer one ends the sync and releases the key. */
const maxPauseSeconds = 60

/** Syncs the page that has been due longest. @returns false when none is due */
export async function syncDuePage(db: Db, deps: Deps): Promise<boolean> {
  const lease = await leaseDuePage(db)
  if (!lease) return false
  const startedAt = performance.now()
  const { key, page } = lease
  const pace = createPacer({ calls: key.calls, agoMs: key.secondsSinceCalls * 1000 })
  const keeper = keepLease(db, lease, pace, deps.stopping)
  let result: SyncResult | undefined
  try {
    result = await pollWithKey(db, deps, lease, keeper)
    // the failure of a sync that this process has aborted says nothing about Notion
    if (keeper.hasEnded() || !(await record(db, deps, lease, result))) result = undefined
    if (keeper.hasEnded()) await releaseLease(db, lease)
  } finally {
    const pauseSeconds =
      result?.status === 'rate-limited' || result?.status === 'notion-down' ? result.retryAfter : undefined
    await endLease(db, lease, { calls: pace.recentCalls(), pauseSeconds, connection: result?.connection })
  }
  const facts = { event: page.eventId, status: result?.status ?? 'superseded', full: result?.tree !== undefined }
  deps.log.info(
    { ...facts, calls: pace.recentCalls(), ms: Math.round(performance.now() - startedAt) },
    'Notion page synced',
  )
  return true
}

async function pollWithKey(db: Db, deps: Deps, lease: PageLease, keeper: LeaseKeeper): Promise<SyncResult> {
  const apiKey = decryptKey(deps, lease)
  // encrypted with a lost secret: the organiser has to enter the key again, as for one that Notion refuses
  if (apiKey === undefined) return { status: 'key-refused' }
  return await pollPage(
    db,
    { ...deps, reader: deps.notion.reader(apiKey, keeper), ensureLease: keeper.ensureLease },
    lease,
  )
}

/** Records a poll, unless its failure comes from the own connection: then the operator is notified, not the team. */
async function record(db: Db, { connectivity, log }: Deps, lease: PageLease, result: SyncResult): Promise<boolean> {
  if (await connectivity.isOffline(result.outboundFailure)) {
    if (await raiseAlert(db, 'connection-lost', {}))
      log.warn('Foyer does not reach the internet: neither Notion nor CONNECTIVITY_URLS answer')
    return await recordOffline(db, lease)
  }
  // a page that Notion has returned proves the connection
  if (result.editedAt !== undefined && (await endConnectionAlert(db))) log.info('Foyer reaches the internet again')
  return await recordSync(db, lease, result)
}

function decryptKey({ secrets }: Deps, { event, page }: PageLease): string | undefined {
  try {
    return event.apiKey === null ? undefined : secrets.decrypt(event.apiKey, keyRecord(page.eventId))
  } catch {
    return undefined
  }
}

interface LeaseKeeper extends NotionThrottle {
  /** Renews the lease when it is time to. Throws when the lease is lost or the process stops. */
  ensureLease(): Promise<void>
  /** Whether the lease is lost or the process stops. */
  hasEnded(): boolean
}

/** Keeps the lease during a sync, and delays requests to stay within Notion's rate limit. */
function keepLease(db: Db, lease: PageLease, pace: Pacer, stopping: AbortSignal): LeaseKeeper {
  let renewedAt = performance.now()
  let ended = false

  async function ensureLease(): Promise<void> {
    ended ||= stopping.aborted
    if (!ended && performance.now() - renewedAt >= renewalIntervalMs) {
      renewedAt = performance.now()
      ended = !(await renewLease(db, lease, pace.recentCalls()))
    }
    if (ended) throw new Error('The sync was aborted: the process stops, or another process has taken the lease')
  }

  async function wait(ms: number): Promise<void> {
    for (let remaining = ms; remaining > 0; remaining -= renewalIntervalMs) {
      await setTimeout(Math.min(remaining, renewalIntervalMs), undefined, { signal: stopping }).catch(() => undefined)
      await ensureLease()
    }
  }

  return {
    ensureLease,
    hasEnded: () => ended,
    async acquire() {
      await ensureLease()
      for (let ms = pace.nextDelayMs(); ms > 0; ms = pace.nextDelayMs()) await wait(ms)
    },
    async backOff(seconds) {
      if (seconds > maxPauseSeconds) return false
      await wait(seconds * 1000)
      return true
    },
  }
}
