import { msPerDay } from '@foyer/contract/durations'
import type { Website } from '@foyer/contract/websites'
import type { Tone } from '../../ui/tone.ts'

/** The states of a website that the reader should tell apart. */
export type WebsiteView =
  | 'ended'
  | 'not-judged'
  | 'waiting'
  | 'not-up-yet'
  | 'unstable'
  | 'up'
  | 'failing'
  | 'down'
  | 'recovering'

type ViewedWebsite = Pick<Website, 'state' | 'failure' | 'watching' | 'unstableSince' | 'notJudgedSince'>

/** A single check already changes the view; the server waits for a second one. */
export function websiteViewOf({ state, failure, watching, unstableSince, notJudgedSince }: ViewedWebsite): WebsiteView {
  if (!watching) return 'ended'
  if (notJudgedSince !== undefined) return 'not-judged'
  if (unstableSince !== undefined) return 'unstable'
  if (state === 'unchecked' && failure) return 'not-up-yet'
  if (state === 'down') return failure ? 'down' : 'recovering'
  if (failure) return 'failing'
  return state === 'up' ? 'up' : 'waiting'
}

export const websiteTones = {
  ended: 'neutral',
  'not-judged': 'info',
  waiting: 'neutral',
  'not-up-yet': 'info',
  unstable: 'warn',
  up: 'success',
  failing: 'warn',
  down: 'danger',
  recovering: 'info',
} as const satisfies Record<WebsiteView, Tone>

/** The number of whole days until a moment; negative when it has passed. */
export const daysUntil = (at: string, now: Date): number =>
  Math.floor((new Date(at).getTime() - now.getTime()) / msPerDay)
