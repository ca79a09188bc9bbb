import type { Website } from '@foyer/contract/websites'
import type { Tone } from '../../ui/tone.ts'

/** The states of a website that the reader should tell apart. */
export type WebsiteView = 'waiting' | 'up' | 'failing' | 'down' | 'recovering'

/** A single check already changes the view; the server waits for a second one. */
export function websiteViewOf({ state, failure }: Pick<Website, 'state' | 'failure'>): WebsiteView {
  if (state === 'down') return failure ? 'down' : 'recovering'
  if (failure) return 'failing'
  return state === 'up' ? 'up' : 'waiting'
}

export const websiteTones = {
  waiting: 'neutral',
  up: 'success',
  failing: 'warn',
  down: 'danger',
  recovering: 'info',
} as const satisfies Record<WebsiteView, Tone>

/** The number of whole days until a moment; negative when it has passed. */
export const daysUntil = (at: string, now: Date): number =>
  Math.floor((new Date(at).getTime() - now.getTime()) / 86_400_000)
