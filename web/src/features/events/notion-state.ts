import type { Event } from '@foyer/contract/events'
import type { Tone } from '../../ui/tone.ts'

/** How an event can stand with Notion, as far as the reader has something to do about it. */
export const notionStates = ['connected', 'unchecked', 'noKey', 'noPage'] as const
export type NotionState = (typeof notionStates)[number]

export function notionStateOf({ siteState, notionLink }: Pick<Event, 'siteState' | 'notionLink'>): NotionState {
  if (siteState !== 'not-connected') return siteState
  return notionLink ? 'noKey' : 'noPage'
}

export const notionTones = {
  connected: 'success',
  unchecked: 'warn',
  noKey: 'info',
  noPage: 'neutral',
} as const satisfies Record<NotionState, Tone>
