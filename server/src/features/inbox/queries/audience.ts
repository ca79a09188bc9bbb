import type { Db } from '../../../lib/db.ts'
import { presentChange } from '../presenter/stream.ts'
import { changesAfter, stillAllowed } from './changes.ts'
import type { Watcher } from './streams.ts'
import { tellWatcher } from './streams.ts'

/** Those in this process who look at one team's inbox. */
export interface Audience {
  readonly watchers: Set<Watcher>
  /** Everything up to here was told. */
  position: number
  /** Reads what happened and tells it; who asks meanwhile has it read once more. */
  tell(): Promise<void>
}

/** How much is read at a time. */
export const batch = 500

/** @param position where its first watcher stands */
export function openAudience(db: Db, teamId: string, position: number): Audience {
  let reading = false
  let readAgain = false
  const audience: Audience = {
    watchers: new Set(),
    position,
    async tell() {
      readAgain = true
      if (reading) return
      reading = true
      try {
        while (readAgain && audience.watchers.size > 0) readAgain = await tellNext()
      } finally {
        reading = false
      }
    },
  }

  /** @returns whether there may be more */
  async function tellNext(): Promise<boolean> {
    readAgain = false
    const changes = await changesAfter(db, teamId, audience.position, batch)
    const last = changes.at(-1)
    if (!last) return readAgain
    await letGo(db, [...audience.watchers])
    for (const watcher of audience.watchers) tellWatcher(watcher, changes, presentChange)
    audience.position = last.number
    return readAgain || changes.length === batch
  }
  return audience
}

/** Ends the streams of those who may look no more. */
export async function letGo(db: Db, watchers: readonly Watcher[]): Promise<void> {
  const allowed = await stillAllowed(db, watchers)
  for (const watcher of watchers) if (!allowed.has(watcher)) watcher.end()
}
