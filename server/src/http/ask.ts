import type { Access } from '@foyer/contract/access'
import type { Handler, RouteTable } from '@foyer/contract/http/route'
import type { Account } from '../features/me/rules.ts'
import type { Scope } from '../features/teams/rules.ts'
import type { Db } from '../lib/db.ts'
import type { Parts } from './health.ts'
import type { Services } from './services.ts'

/** What every handler is given beside the request's own parts. */
export interface Base extends Services {
  /** The database; for an idempotent call the transaction that also keeps the answer. */
  db: Db
  /** How the parts of the process are. */
  parts: Parts
  requestId: string
  /** The caller's address, behind trusted proxies the one they name. */
  ip: string
  headers: Headers
  /** The `Idempotency-Key` of a call whose effect keeps it itself, and the hash of what was asked with it. */
  once?: { key: string; requestHash: string }
  /** Whether whoever calls belongs to a team, on routes that anyone may call. */
  isMember(team: string): Promise<boolean>
}

interface SignedIn {
  account: Account
  /** Gives the browser the cookie of its session anew, with another token. */
  setSessionToken(token: string): Promise<void>
}

type Caller<A extends Access> = A extends 'anyone'
  ? unknown
  : A extends 'account' | 'operator'
    ? SignedIn
    : SignedIn & { scope: Scope }

/** A handler for every route of a resource: one that is missing, or answers in another shape, does not compile. */
export type ServerHandlers<T extends RouteTable> = { [K in keyof T]: Handler<T[K], Base & Caller<T[K]['access']>> }
