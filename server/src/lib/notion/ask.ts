import type { Client } from '@notionhq/client'
import { inTurn } from '../in-turn.ts'
import type { NotionFailure } from './failure.ts'
import { failureOf } from './failure.ts'

/** When one who reads with a key may ask, and how long they wait. */
export interface Turns {
  /** Waits until one more request may be made. Throws to have the reading end. */
  take(): Promise<void>
  /**
   * Waits as long as Notion asked for, or until a failure may be over.
   * @returns false when that is too long to be waited for here: then the reading ends
   */
  rest(seconds: number): Promise<boolean>
}

/** Asks Notion a question. @throws NotionFailure */
export type Ask = <T>(question: (client: Client) => Promise<T>) => Promise<T>

/** How many questions are under way at once. */
const atOnce = 3
/** How long to wait after the first and the second failure of Notion's own, in seconds. */
const pauses = [1, 4]
/** How often a question may be told to come back later. */
const mostRests = 3

/**
 * Asks until there is an answer, or none to be had. The client's own way of asking again is switched off: it does so
 * neither after a broken connection nor after a page of the gateway's, and comes back after a minute where Notion asked
 * for longer. Whatever is asked only reads, so it may be asked twice.
 */
export function askWith(client: Client, turns: Turns): Ask {
  const queue = inTurn(atOnce, Number.POSITIVE_INFINITY)

  async function again({ because, retryAfter }: NotionFailure, tries: { failed: number; rested: number }) {
    if (because === 'rate-limited') {
      tries.rested += 1
      return tries.rested <= mostRests && (await turns.rest(retryAfter ?? 1))
    }
    const pause = because === 'down' ? pauses[tries.failed] : undefined
    tries.failed += 1
    return pause !== undefined && (await turns.rest(Math.max(retryAfter ?? 0, pause * (0.75 + Math.random() / 2))))
  }

  async function ask<T>(question: (client: Client) => Promise<T>): Promise<T> {
    const tries = { failed: 0, rested: 0 }
    for (;;) {
      await turns.take()
      const answer = await question(client).then(
        (value) => ({ value }),
        (error: unknown) => ({ failure: failureOf(error) }),
      )
      if ('value' in answer) return answer.value
      if (!(await again(answer.failure, tries))) throw answer.failure
    }
  }
  return (question) => queue(() => ask(question))
}
