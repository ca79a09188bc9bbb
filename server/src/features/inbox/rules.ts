import { mayDo } from '@foyer/contract/access'
import { Refused } from '@foyer/contract/http/refused'
import type { ThreadChanges } from '@foyer/contract/inbox'
import { plain } from '@foyer/contract/slug'
import type { Signer } from '../../lib/signer.ts'
import type { Scope } from '../teams/rules.ts'

const idLength = 26

/** What opens a thread for whoever asked. It cannot be guessed, and nothing in the database gives it away. */
export const threadToken = (signer: Signer, threadId: string): string =>
  threadId.slice('thr_'.length) + signer.sign('thread', threadId)

/** The thread a token opens. @returns undefined when it is no token of ours */
export function threadOfToken(signer: Signer, token: string): string | undefined {
  const id = `thr_${token.slice(0, idLength)}`
  return signer.verify('thread', id, token.slice(idLength)) ? id : undefined
}

/** What the order's questions are about, for the one thread that an order has. */
export const aboutOrder = (orderId: string): string => `buyer:${orderId}`

/**
 * Whoever may only read may say no more than what they have read.
 * @throws Refused `forbidden`
 */
export function refuseUnlessMine({ role }: Scope, { read: _, ...shared }: ThreadChanges): void {
  if (Object.keys(shared).length > 0 && !mayDo(role, 'inbox:write')) throw new Refused('forbidden')
}

/** The words that are looked for, each as a pattern for LIKE. */
export const patternsOf = (q: string): string[] =>
  plain(q)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

/** What of a message is searched: lower case, without accents. */
export const searchable = (...parts: (string | null | undefined)[]): string => plain(parts.filter(Boolean).join(' '))
