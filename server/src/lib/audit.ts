import type { AuditActor } from '@foyer/contract/audit-kinds'
import type { AuditRule } from '@foyer/contract/audit-rules'
import type { Db } from './db.ts'
import type { Account, Scope } from './scope.ts'

/** A request whose effect is recorded in the audit log. */
export interface AuditedRequest {
  rule: AuditRule
  /** The team; undefined when the call creates one, or joins one. */
  team: string | undefined
  by: { kind: AuditActor; id: string; name?: string }
  requestId: string
  params: Record<string, string>
  body: unknown
}

/** Runs the effect of a request in a transaction, and stores its entry in the same one. */
export type RecordChange = <T>(
  tx: Db,
  request: AuditedRequest,
  work: (tx: Db) => Promise<T>,
  subject?: string,
) => Promise<T>

interface Caller {
  account?: Account
  scope?: Scope
}

/** The one who causes the entries of a request. */
export const actorOf = ({ account, scope }: Caller): AuditedRequest['by'] =>
  scope?.token
    ? { kind: 'token', id: scope.token.id, name: scope.token.name }
    : { kind: 'member', id: account?.id ?? '' }

/**
 * The database for the effect of a request: each transaction on it also stores the request's entry.
 * @param subject the id of the changed subject, when it is not in the request
 */
export function auditedDb(db: Db, record: RecordChange, request: AuditedRequest, subject?: string): Db {
  const transaction: Db['transaction'] = (work, config) =>
    // `as`: `work` runs on the same transaction, behind the type that queries and commands take
    db.transaction((tx) => record(tx, request, work as (tx: Db) => ReturnType<typeof work>, subject), config)
  // `as`: an object that inherits everything from the database is one
  return Object.create(db, { transaction: { value: transaction } }) as Db
}

/** The part of a request's context that commands use: `audited`. A task has none, and its work leaves no entry. */
export interface MayAudit {
  audited?(subject?: string): Db
}

/** The database for the effect of a command: with the entry of the request that it works for, if there is one. */
export const auditedOr = (db: Db, { audited }: MayAudit, subject?: string): Db => audited?.(subject) ?? db
