import { ProblemError } from '@foyer/contract/http/problem-error'
import { inboxChannel } from '../../../lib/channels.ts'
import type { Db } from '../../../lib/db.ts'
import type { ListenerDeps } from '../../../lib/listen.ts'
import { listenTo } from '../../../lib/listen.ts'
import { failureOf } from '../../../lib/reason.ts'
import { heartbeat, presentChange, presentReset, streamOpening } from '../presenter/stream.ts'
import type { StreamReader } from '../queries/changes.ts'
import { changesAfter, hasNoGap, lastChangeNumber, lastChangeNumbers } from '../queries/changes.ts'
import type { Subscriber } from './subscriber.ts'
import { maxPendingChanges, openStream, sendChanges } from './subscriber.ts'
import type { TeamStream } from './team-stream.ts'
import { batchSize, createTeamStream, endRevoked } from './team-stream.ts'

/** The open event streams (SSE) of this process. */
export interface InboxFeed {
  /**
   * Opens a stream of the changes in a team's inbox.
   * @param position the number of the last change that the browser knows of, from an earlier stream or its count. The
   *   changes since then come first, each once. undefined: it knows of none
   * @throws ProblemError `unavailable` after `endAll`
   */
  subscribe(reader: StreamReader, position: number | undefined): Promise<ReadableStream<Uint8Array>>
  /** Ends every stream and refuses new ones: the process stops. */
  endAll(): void
  /** Whether the notifications of changes arrive. */
  isListening(): boolean
  /** Closes the connection that listens to the inbox channel. */
  close(): Promise<void>
}

interface InboxFeedOptions extends ListenerDeps {
  /** How often every stream gets a heartbeat, a check of its session and membership, and the changes it has missed. */
  checkIntervalMs?: number
}

/** The most streams of one account in this process; a new one ends the oldest. */
const maxStreamsPerAccount = 20

/**
 * Creates the feed of this process. One connection listens for all streams, and one query per team reads the changes for
 * all its streams. Streams whose session or membership has ended are closed before the next change is sent.
 */
export function createInboxFeed({ checkIntervalMs = 15_000, ...deps }: InboxFeedOptions): InboxFeed {
  const { db, log } = deps
  const teamStreams = new Map<string, TeamStream>()
  let closed = false

  const all = (): Subscriber[] => [...teamStreams.values()].flatMap(({ subscribers }) => [...subscribers])
  // no change is lost: the next check reads again
  const failed = (error: unknown) =>
    log.warn(failureOf(error), 'Inbox changes could not be read; the next check tries again')
  const publish = (teamId: string) => void teamStreams.get(teamId)?.publish().catch(failed)

  /** Publishes the changes whose notification this process has missed, such as after a lost connection. */
  async function catchUp(): Promise<void> {
    const lastNumbers = await lastChangeNumbers(db, [...teamStreams.keys()])
    for (const [id, { position }] of teamStreams) if ((lastNumbers.get(id) ?? 0) > position) publish(id)
  }

  async function keepAlive(): Promise<void> {
    if (teamStreams.size === 0) return
    // before the database is queried, so that the streams stay open while it is down
    for (const subscriber of all()) subscriber.send(heartbeat)
    await endRevoked(db, all())
    await catchUp()
  }

  const listener = {
    onNotification: publish,
    onDisconnected: () => undefined,
    onConnected: () => void catchUp().catch(failed),
  }
  const subscription = listenTo(deps, inboxChannel, listener)
  const timer = setInterval(() => void keepAlive().catch(failed), checkIntervalMs)

  return {
    async subscribe(reader, position) {
      if (closed) throw new ProblemError('unavailable')
      endOldestStreams(all(), reader)
      const [subscriber, stream] = openStream(reader, (ended) => leaveTeamStream(teamStreams, ended))
      await setStartPosition(db, subscriber, position)
      await joinTeamStream(db, teamStreams, subscriber)
      if (closed) subscriber.end()
      return stream
    },
    endAll() {
      closed = true
      clearInterval(timer)
      for (const subscriber of all()) subscriber.end()
    },
    isListening: () => subscription.isConnected(),
    close: () => subscription.close(),
  }
}

/**
 * Sets the position from which a subscriber receives changes: its last one, when the change log goes back that far.
 * Otherwise the end of the log, and the browser reads its list again.
 */
async function setStartPosition(db: Db, subscriber: Subscriber, position: number | undefined): Promise<void> {
  subscriber.send(streamOpening)
  if (position !== undefined && (await hasNoGap(db, subscriber.team, position, maxPendingChanges))) {
    subscriber.position = position
    return
  }
  subscriber.position = await lastChangeNumber(db, subscriber.team)
  subscriber.send(presentReset(subscriber.position))
}

/** Sends a new subscriber the changes it has missed, until it has reached the position of its team's stream. */
async function joinTeamStream(db: Db, teamStreams: Map<string, TeamStream>, subscriber: Subscriber): Promise<void> {
  for (;;) {
    const changes = await changesAfter(db, subscriber.team, subscriber.position, batchSize)
    sendChanges(subscriber, changes, presentChange)
    const teamStream = teamStreams.get(subscriber.team)
    if (subscriber.ended) return
    if (changes.length === batchSize || (teamStream && teamStream.position > subscriber.position)) continue
    const joined = teamStream ?? createTeamStream(db, subscriber.team, subscriber.position)
    joined.subscribers.add(subscriber)
    teamStreams.set(subscriber.team, joined)
    // changes since the query above had no subscriber yet
    return await joined.publish()
  }
}

function leaveTeamStream(teamStreams: Map<string, TeamStream>, subscriber: Subscriber): void {
  const teamStream = teamStreams.get(subscriber.team)
  teamStream?.subscribers.delete(subscriber)
  if (teamStream?.subscribers.size === 0) teamStreams.delete(subscriber.team)
}

function endOldestStreams(subscribers: Subscriber[], { account }: StreamReader): void {
  const ofAccount = subscribers.filter((subscriber) => subscriber.account === account)
  for (const subscriber of ofAccount.slice(0, Math.max(0, ofAccount.length - maxStreamsPerAccount + 1)))
    subscriber.end()
}
