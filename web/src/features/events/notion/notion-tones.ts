import type { NotionState } from '@foyer/contract/notion-states'
import type { Tone } from '../../../ui/tone.ts'

/** What each state looks like: green where all is well, red where the organiser has something to do at Notion. */
export const stateTones = {
  'no-page': 'neutral',
  'no-key': 'info',
  waiting: 'info',
  connected: 'success',
  incomplete: 'warn',
  'key-refused': 'danger',
  'capability-missing': 'danger',
  'page-not-shared': 'danger',
  'is-database': 'danger',
  'in-trash': 'danger',
  'rate-limited': 'warn',
  blocked: 'danger',
  'notion-down': 'warn',
  'too-large': 'danger',
  paused: 'neutral',
} as const satisfies Record<NotionState, Tone>
