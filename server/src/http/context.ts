import type { Access } from '@foyer/contract/access'
import type { Handler, RouteTable } from '@foyer/contract/http/route'
import type { Db } from '../lib/db.ts'
import type { Infra } from '../lib/infra.ts'
import type { Account, EventOfTeam, Scope } from '../lib/scope.ts'
import type { ProcessHealth } from './health.ts'

/** The context of every handler, besides the parsed parts of its request. */
export interface RequestContext extends Infra {
  /** The database; for an idempotent call, the transaction that also stores the answer. */
  db: Db
  processHealth: ProcessHealth
  requestId: string
  /** The caller's IP address; behind trusted proxies, the one they report. */
  ip: string
  headers: Headers
  /**
   * The database for the effect of a route whose entry in the audit log is stored `inEffect`; elsewhere `db` itself.
   * @param subject the id of the changed subject, when it is not in the request
   */
  audited(subject?: string): Db
  /** The hashes of the `Idempotency-Key` and of the request, for a route whose effect stores the key itself. */
  idempotency?: { key: string; requestHash: string }
  /** Whether the caller is a member of a team who works on the event, for routes that anyone may call. */
  isMember(event: EventOfTeam): Promise<boolean>
}

interface SignedIn {
  account: Account
  /** Replaces the session cookie of the browser with another token. */
  setSessionToken(token: string): Promise<void>
}

type Caller<A extends Access> = A extends 'anyone'
  ? unknown
  : A extends 'account' | 'operator'
    ? SignedIn
    : SignedIn & { scope: Scope }

/**
 * The handlers of a resource's routes. A missing handler, or an answer of another shape, does not compile.
 * `Services` are the long-lived services that the handlers use, such as the checkout.
 */
export type ServerHandlers<T extends RouteTable, Services = unknown> = {
  [K in keyof T]: Handler<T[K], RequestContext & Services & Caller<T[K]['access']>>
}
