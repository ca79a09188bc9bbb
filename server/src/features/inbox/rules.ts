import { mayDo } from '@foyer/contract/access'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { ThreadChanges } from '@foyer/contract/inbox'
import { foldText } from '@foyer/contract/slug'
import type { Scope } from '../../lib/scope.ts'
import type { Signer } from '../../lib/signer.ts'

/** The length of a thread id without its prefix. */
const threadIdLength = 26

/**
 * The token that opens a thread for its author: the thread's id, signed. It cannot be guessed, and it cannot be derived
 * from the database.
 */
export const threadToken = (signer: Signer, threadId: string): string =>
  threadId.slice('thr_'.length) + signer.sign('thread', threadId)

/** The id of the thread that a token opens. @returns undefined when the signature is invalid */
export function threadIdOfToken(signer: Signer, token: string): string | undefined {
  const id = `thr_${token.slice(0, threadIdLength)}`
  return signer.verify('thread', id, token.slice(threadIdLength)) ? id : undefined
}

/** The dedupe key of the questions about an order: they share one thread. */
export const orderDedupeKey = (orderId: string): string => `buyer:${orderId}`

/**
 * Checks that the caller's role permits the changes. Members who can only read the inbox can change only their own read
 * state.
 * @throws ProblemError `forbidden`
 */
export function refuseForbiddenChanges({ role }: Scope, { read: _, ...shared }: ThreadChanges): void {
  if (Object.keys(shared).length > 0 && !mayDo(role, 'inbox:write')) throw new ProblemError('forbidden')
}

/** The words of a search query, each as a pattern for LIKE. Hyphens and apostrophes match those of typography too. */
export const likePatternsOf = (q: string): string[] =>
  foldText(q)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&').replace(/[-‐'’]/g, '_')}%`)

/** Normalises text for the search: lower case, without accents. */
export const searchTextOf = (...parts: (string | null | undefined)[]): string =>
  foldText(parts.filter(Boolean).join(' '))
