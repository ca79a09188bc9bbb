import type { AuditRule, Unaudited } from '@foyer/contract/audit-rules'
import { auditRules } from '@foyer/contract/audit-rules'
import type { Call } from './calls.ts'
import { ask, calls } from './calls.ts'
import type { KnownIds } from './known-ids.ts'
import type { RequestWithHeaders } from './rights.ts'

/** A write of the contract, and what it leaves in the audit log. */
export interface AuditedCall {
  call: Call
  rule: AuditRule | Unaudited | undefined
}

// `as`: the contract's type has every call; a test looks up any text
const rules = auditRules as Record<string, AuditRule | Unaudited | undefined>

/** All writes of the contract. */
export const writes: AuditedCall[] = calls
  .filter(({ route }) => !route.call.startsWith('GET '))
  .map((call) => ({ call, rule: rules[call.route.call] }))

/** Calls whose sample changes nothing that is recorded, with a body that does. */
const changing: Record<string, (ids: KnownIds) => object> = {
  'PATCH /inbox': ({ thread }) => ({ ids: [thread], archived: true }),
  'PATCH /inbox/{id}': () => ({ archived: true }),
}

/** The request of a call that changes something. */
export function changingRequest({ call }: AuditedCall, ids: KnownIds): RequestWithHeaders {
  const body = changing[call.route.call]?.(ids)
  return { ...ask(call, ids), ...(body && { body }), headers: { 'x-team': ids.team } }
}
