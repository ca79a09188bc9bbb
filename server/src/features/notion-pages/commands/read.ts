import { setTimeout } from 'node:timers/promises'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import type { Turns } from '../../../lib/notion/ask.ts'
import type { Pace } from '../../../lib/notion/pace.ts'
import { openPace } from '../../../lib/notion/pace.ts'
import { keyRecord } from '../../events/rules.ts'
import type { Claim } from './claim.ts'
import { claimDue, endClaim, giveBack, keepClaim } from './claim.ts'
import type { Look } from './look.ts'
import { lookAt } from './look.ts'
import { record } from './record.ts'

interface Needs extends Pick<Services, 'secrets' | 'notion' | 'outbound' | 'log'> {
  /** Aborted when the process is about to end. */
  stopping: AbortSignal
}

/** How often a process says that it still reads, in ms: several times within its lease. */
const pulseMs = 20_000
/** The longest that is waited with a page half read, in seconds. */
const longestRest = 60

/** Looks at the page that is due. @returns false when none is */
export async function readDuePage(db: Db, needs: Needs): Promise<boolean> {
  const claim = await claimDue(db)
  if (!claim) return false
  const began = performance.now()
  const { key, page } = claim
  const pace = openPace({ calls: key.calls, agoMs: key.secondsSinceCalls * 1000 })
  const hold = holdOn(db, claim, pace, needs.stopping)
  let look: Look | undefined
  try {
    look = await lookWith(db, needs, claim, hold)
    // what a look came to that was broken off by us says nothing of Notion
    if (hold.isOver() || !(await record(db, claim, look))) look = undefined
    if (hold.isOver()) await giveBack(db, claim)
  } finally {
    const restsFor = look?.seen === 'rate-limited' || look?.seen === 'notion-down' ? look.retryAfter : undefined
    await endClaim(db, claim, { calls: pace.used(), restsFor, connection: look?.connection })
  }
  const facts = { event: page.eventId, seen: look?.seen ?? 'overtaken', whole: look?.tree !== undefined }
  needs.log.info({ ...facts, calls: pace.used(), ms: Math.round(performance.now() - began) }, 'a Notion page was read')
  return true
}

async function lookWith(db: Db, needs: Needs, claim: Claim, hold: Hold): Promise<Look> {
  const apiKey = openKey(needs, claim)
  // under a secret that is gone: to the organiser the same as a key that is good for nothing
  if (apiKey === undefined) return { seen: 'key-refused' }
  return await lookAt(db, { ...needs, reader: needs.notion.reader(apiKey, hold), alive: hold.alive }, claim)
}

function openKey({ secrets }: Needs, { event, page }: Claim): string | undefined {
  try {
    return event.apiKey === null ? undefined : secrets.open(event.apiKey, keyRecord(page.eventId))
  } catch {
    return undefined
  }
}

interface Hold extends Turns {
  /** Keeps the queue ours. @throws when it no longer is, or the process ends */
  alive(): Promise<void>
  /** Whether it has thrown. */
  isOver(): boolean
}

/** Keeps a queue for as long as it is read with, and to the pace that Notion wants. */
function holdOn(db: Db, claim: Claim, pace: Pace, stopping: AbortSignal): Hold {
  let saidAt = performance.now()
  let over = false

  async function alive(): Promise<void> {
    over ||= stopping.aborted
    if (!over && performance.now() - saidAt >= pulseMs) {
      saidAt = performance.now()
      over = !(await keepClaim(db, claim, pace.used()))
    }
    if (over) throw new Error('the process ends, or another one has taken over')
  }

  async function wait(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= pulseMs) {
      await setTimeout(Math.min(left, pulseMs), undefined, { signal: stopping }).catch(() => undefined)
      await alive()
    }
  }

  return {
    alive,
    isOver: () => over,
    async take() {
      await alive()
      for (let ms = pace.next(); ms > 0; ms = pace.next()) await wait(ms)
    },
    async rest(seconds) {
      if (seconds > longestRest) return false
      await wait(seconds * 1000)
      return true
    },
  }
}
