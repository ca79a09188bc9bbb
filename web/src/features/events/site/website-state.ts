import type { Website } from '@foyer/contract/websites'
import type { Tone } from '../../../ui/tone.ts'

/** How a website is, as far as the reader should think of it differently. */
export type WebsiteView = 'waiting' | 'up' | 'failing' | 'down' | 'recovering'

/** The last check counts before a second one agrees with it, and says that it does so. */
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

/** How many whole days are left until a moment; negative when it has passed. */
export const daysUntil = (at: string, now: Date): number =>
  Math.floor((new Date(at).getTime() - now.getTime()) / 86_400_000)
