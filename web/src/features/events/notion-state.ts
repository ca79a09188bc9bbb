import type { Event } from '@foyer/contract/events'
import type { Tone } from '../../ui/tone.ts'

/** How an event can stand with Notion, as far as lists and the screen of the key say it. */
export const notionStates = ['connected', 'unchecked', 'trouble', 'noKey', 'noPage'] as const
export type NotionState = (typeof notionStates)[number]

export function notionStateOf({
  siteState,
  notionLink,
  apiKey,
}: Pick<Event, 'siteState' | 'notionLink' | 'apiKey'>): NotionState {
  if (!notionLink) return 'noPage'
  if (siteState === 'notion-trouble') return 'trouble'
  if (siteState === 'connected' || siteState === 'unchecked') return siteState
  // a website that is down goes first: then all that is known is whether there is a key
  return apiKey ? 'connected' : 'noKey'
}

export const notionTones = {
  connected: 'success',
  unchecked: 'warn',
  trouble: 'danger',
  noKey: 'info',
  noPage: 'neutral',
} as const satisfies Record<NotionState, Tone>
