import { mayDo } from '@foyer/contract/access'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { ThreadChanges } from '@foyer/contract/inbox'
import type { MailFrequency, Topic } from '@foyer/contract/inbox-kinds'
import { topics } from '@foyer/contract/inbox-kinds'
import type { Scope } from '../../lib/scope.ts'
import type { Signer } from '../../lib/signer.ts'

/** The length of an id without its prefix. */
const idLength = 26

/**
 * The token that opens a thread for its author: the thread's id, signed. It cannot be guessed, and it cannot be derived
 * from the database.
 */
export const threadToken = (signer: Signer, threadId: string): string =>
  threadId.slice('thr_'.length) + signer.sign('thread', threadId)

/** The id of the thread that a token opens. @returns undefined when the signature is invalid */
export function threadIdOfToken(signer: Signer, token: string): string | undefined {
  const id = `thr_${token.slice(0, idLength)}`
  return signer.verify('thread', id, token.slice(idLength)) ? id : undefined
}

/** The emails that a link stops: the daily email of a team, or emails at once about topics. */
export interface Unsubscription {
  team: string
  account: string
  from: 'daily' | readonly Topic[]
}

/**
 * The token that unsubscribes a member, without a session. It is signed: only Foyer can write it, and it opens nothing
 * else. It does not expire, since an old mail must still lead to its end.
 */
export function unsubscribeToken(signer: Signer, { team, account, from }: Unsubscription): string {
  const ids = team.slice('tem_'.length) + account.slice('usr_'.length)
  const text = [ids, from].flat().join('.')
  return `${text}.${signer.sign('unsubscribe', text)}`
}

/** Verifies a token. @returns the emails that it stops; undefined when Foyer did not sign it */
export function unsubscriptionOfToken(signer: Signer, token: string): Unsubscription | undefined {
  const at = token.lastIndexOf('.')
  const text = token.slice(0, Math.max(at, 0))
  if (!signer.verify('unsubscribe', text, token.slice(at + 1))) return undefined
  const [ids = '', ...from] = text.split('.')
  return {
    team: `tem_${ids.slice(0, idLength)}`,
    account: `usr_${ids.slice(idLength)}`,
    from: from[0] === 'daily' ? 'daily' : topics.filter((topic) => from.includes(topic)),
  }
}

/** Whether a member gets none of the emails any more. */
export const isUnsubscribed = (
  { from }: Pick<Unsubscription, 'from'>,
  frequencies: Record<Topic, MailFrequency>,
): boolean =>
  from === 'daily'
    ? Object.values(frequencies).every((frequency) => frequency !== 'daily')
    : from.every((topic) => frequencies[topic] === 'never')

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
