import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'

// Keys that the mock refuses as Notion would, so that each error can be seen without Notion.
const refusedKeys = {
  ntn_refused: 'notion-key-refused',
  ntn_no_capability: 'notion-capability-missing',
  ntn_not_shared: 'notion-page-not-shared',
  ntn_database: 'notion-is-database',
  ntn_in_trash: 'notion-in-trash',
} as const

/**
 * Simulates Notion's check of a key.
 * @returns `unreachable` for `ntn_unreachable`, otherwise `ok`
 * @throws ProblemError `key-refused` for a key in `refusedKeys`
 */
export function checkKey(key: string): 'ok' | 'unreachable' {
  const code = Object.entries(refusedKeys).find(([refused]) => refused === key)?.[1]
  if (code) throw new ProblemError('key-refused', { errors: [fault('body.apiKey', code)] })
  return key === 'ntn_unreachable' ? 'unreachable' : 'ok'
}
