import { Refused } from '@foyer/contract/http/refused'
import type { Db } from '../../../lib/db.ts'
import type { Log } from '../../../lib/log.ts'
import { hearNotices } from '../../../lib/notices.ts'
import { reasonOf } from '../../../lib/reason.ts'
import { inboxChannel } from '../commands/record.ts'
import { heartbeat, opening, presentChange, presentReset } from '../presenter/stream.ts'
import type { Audience } from './audience.ts'
import { batch, letGo, openAudience } from './audience.ts'
import type { Looker } from './changes.ts'
import { changesAfter, clocksOf, isWhole } from './changes.ts'
import type { Watcher } from './streams.ts'
import { mostWaiting, openStream, tellWatcher } from './streams.ts'

/** The open streams of a process. */
export interface Feed {
  /**
   * Opens a stream of what happens in a team's inbox.
   * @param position where the browser stood when it lost its last one; all that happened since comes first, once
   */
  watch(looker: Looker, position: number | undefined): Promise<ReadableStream<Uint8Array>>
  /** Ends every stream, and lets no more begin. */
  endAll(): void
  close(): Promise<void>
}

interface Given {
  db: Db
  databaseUrl: string
  log: Log
  /** How often it is made sure that everybody is there, may be, and has missed nothing. */
  beatMs?: number
}

/** Streams of one account in this process; the oldest makes room. */
const mostOfAccount = 20

/**
 * Opens the feed of a process. It listens on one connection, however many streams there are, and reads what happened
 * once for all who look at the same inbox. Whoever's session or membership has ended is let go before anything more is
 * told them.
 */
export function openFeed({ db, databaseUrl, log, beatMs = 15_000 }: Given): Feed {
  const audiences = new Map<string, Audience>()
  let closed = false

  const all = (): Watcher[] => [...audiences.values()].flatMap(({ watchers }) => [...watchers])
  // nothing is lost by a failure: the next beat looks again
  const failed = (error: unknown) =>
    log.warn({ reason: reasonOf(error) }, 'the inbox could not be read for those who look at it')
  const tell = (teamId: string) => void audiences.get(teamId)?.tell().catch(failed)

  /** Tells what was missed: the notices of a while in which nobody heard them. */
  async function catchUp(): Promise<void> {
    const clocks = await clocksOf(db, [...audiences.keys()])
    for (const [id, { position }] of audiences) if ((clocks.get(id) ?? 0) > position) tell(id)
  }

  async function keepAlive(): Promise<void> {
    if (audiences.size === 0) return
    // before the database is asked: without it the streams are still there
    for (const watcher of all()) watcher.send(heartbeat)
    await letGo(db, all())
    await catchUp()
  }

  const hearer = {
    onNotice: tell,
    onDeaf: () => undefined,
    onHearing: () => void catchUp().catch(failed),
  }
  const notices = hearNotices(databaseUrl, inboxChannel, hearer, log)
  const beat = setInterval(() => void keepAlive().catch(failed), beatMs)

  return {
    async watch(looker, position) {
      if (closed) throw new Refused('unavailable')
      makeRoom(all(), looker)
      const [watcher, stream] = openStream(looker, (left) => leave(audiences, left))
      await begin(db, watcher, position)
      await join(db, audiences, watcher)
      if (closed) watcher.end()
      return stream
    },
    endAll() {
      closed = true
      clearInterval(beat)
      for (const watcher of all()) watcher.end()
    },
    close: () => notices.close(),
  }
}

/** The place from which a watcher goes on: where it was; the end when that is unknown, or too long ago to be told all. */
async function begin(db: Db, watcher: Watcher, position: number | undefined): Promise<void> {
  watcher.send(opening)
  if (position !== undefined && (await isWhole(db, watcher.team, position, mostWaiting))) {
    watcher.position = position
    return
  }
  watcher.position = (await clocksOf(db, [watcher.team])).get(watcher.team) ?? 0
  watcher.send(presentReset(watcher.position))
}

/** Tells a new watcher what it missed, until nothing is left between it and what the others have been told. */
async function join(db: Db, audiences: Map<string, Audience>, watcher: Watcher): Promise<void> {
  for (;;) {
    const changes = await changesAfter(db, watcher.team, watcher.position, batch)
    tellWatcher(watcher, changes, presentChange)
    const audience = audiences.get(watcher.team)
    if (watcher.ended) return
    if (changes.length === batch || (audience && audience.position > watcher.position)) continue
    const joined = audience ?? openAudience(db, watcher.team, watcher.position)
    joined.watchers.add(watcher)
    audiences.set(watcher.team, joined)
    // what happened between that reading and now had nobody here to be told
    return await joined.tell()
  }
}

function leave(audiences: Map<string, Audience>, watcher: Watcher): void {
  const audience = audiences.get(watcher.team)
  audience?.watchers.delete(watcher)
  if (audience?.watchers.size === 0) audiences.delete(watcher.team)
}

function makeRoom(watchers: Watcher[], { account }: Looker): void {
  const theirs = watchers.filter((watcher) => watcher.account === account)
  for (const watcher of theirs.slice(0, Math.max(0, theirs.length - mostOfAccount + 1))) watcher.end()
}
