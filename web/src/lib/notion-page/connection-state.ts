import type { Event } from '@foyer/contract/events'
import type { Tone } from '../../ui/tone.ts'

/** The states of the connection to Notion that lists and the key page show. */
export const connectionStates = ['connected', 'unchecked', 'trouble', 'noKey', 'noPage'] as const
export type ConnectionState = (typeof connectionStates)[number]

export function connectionStateOf({
  siteState,
  notionLink,
  apiKey,
}: Pick<Event, 'siteState' | 'notionLink' | 'apiKey'>): ConnectionState {
  if (!notionLink) return 'noPage'
  if (siteState === 'notion-trouble') return 'trouble'
  if (siteState === 'connected' || siteState === 'unchecked') return siteState
  // `website-down` hides the Notion state; then only the key is known.
  return apiKey ? 'connected' : 'noKey'
}

export const connectionTones = {
  connected: 'success',
  unchecked: 'warn',
  trouble: 'danger',
  noKey: 'info',
  noPage: 'neutral',
} as const satisfies Record<ConnectionState, Tone>
