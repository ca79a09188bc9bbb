import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { readNotionLink } from '@foyer/contract/read-notion-link'
import { entryOf, knownNotionKeys, knownNotionLinks } from '../known-values.ts'

/**
 * Simulates Notion's check of a key.
 * @returns `unreachable` when Notion is out of reach, otherwise `ok`
 * @throws ProblemError `key-refused` for a key that Notion refuses
 */
export function checkKey(key: string): 'ok' | 'unreachable' {
  const answer = entryOf(knownNotionKeys, key)
  if (answer === undefined) return 'ok'
  if (answer === 'unchecked') return 'unreachable'
  throw new ProblemError('key-refused', { errors: [fault('body.apiKey', answer)] })
}

const pageIdOf = (link: string): string | undefined => {
  const read = readNotionLink(link)
  return read.ok ? read.pageId : undefined
}

/** The result of syncing a page that is known to fail. @returns undefined for any other page */
export function knownSyncOf(link: string): (typeof knownNotionLinks)[keyof typeof knownNotionLinks] | undefined {
  const id = pageIdOf(link)
  return Object.entries(knownNotionLinks).find(([known]) => pageIdOf(known) === id)?.[1]
}
