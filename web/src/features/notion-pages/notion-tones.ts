import type { NotionState } from '@foyer/contract/notion-states'
import type { Tone } from '../../ui/tone.ts'

/** The colour of each state: green when all is well, red when the organiser has to act in Notion. */
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
