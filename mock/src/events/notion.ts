import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'

// The keys the mock treats as Notion would treat bad ones, so that every answer can be seen without Notion
const faults = {
  ntn_refused: 'notion-key-refused',
  ntn_no_capability: 'notion-capability-missing',
  ntn_not_shared: 'notion-page-not-shared',
  ntn_database: 'notion-is-database',
  ntn_in_trash: 'notion-in-trash',
} as const

/**
 * Pretends to ask Notion about a key.
 * @returns `unreachable` for `ntn_unreachable`, `ok` for any key that is not one of `faults`
 * @throws Refused `key-refused` for those
 */
export function checkKey(key: string): 'ok' | 'unreachable' {
  const code = Object.entries(faults).find(([known]) => known === key)?.[1]
  if (code) throw new Refused('key-refused', { errors: [fault('body.apiKey', code)] })
  return key === 'ntn_unreachable' ? 'unreachable' : 'ok'
}
