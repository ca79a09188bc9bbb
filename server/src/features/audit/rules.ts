import type { AuditChange } from '@foyer/contract/audit'
import type { AuditFieldType, AuditSubject } from '@foyer/contract/audit-kinds'
import { auditFields } from '@foyer/contract/audit-kinds'
import type { AuditRule } from '@foyer/contract/audit-rules'

/** Entries are kept for two years: the audit of a year's accounts looks back that far, and nothing needs more. */
export const auditRetentionDays = 731

/** Longer values are cut off. In characters. */
const maxValueLength = 500

type State = Record<string, unknown>

/**
 * The changes between two states of a subject, as the database has them: only of the fields that the contract lists.
 * @param before undefined for a subject that did not exist; so is `after`
 */
export function changesBetween(
  subject: AuditSubject,
  before: State | undefined,
  after: State | undefined,
): AuditChange[] {
  const [was, is] = [flat(before ?? {}), flat(after ?? {})]
  return Object.entries<AuditFieldType>(auditFields[subject]).flatMap(([field, type]): AuditChange[] => {
    const [old, now] = [readValue(was.get(field), type), readValue(is.get(field), type)]
    // a subject that begins or ends would list every setting that is off
    if (old === now || ((!before || !after) && (old ?? now) === false)) return []
    if (type === 'hidden') return [{ field, hidden: true }]
    const currency = type === 'cents' ? currencyOf(after ?? before) : {}
    return [
      {
        field,
        ...(old !== undefined && { before: cut(old) }),
        ...(now !== undefined && { after: cut(now) }),
        hidden: false,
        ...currency,
      },
    ]
  })
}

// `as`: the queries select the currency of every subject with amounts
const currencyOf = (state: State | undefined) => ({ currency: state?.currency as AuditChange['currency'] })

/** `{ time_zone, imprint: { name } }` → `timeZone`, `imprint.name`. */
function flat(state: State, prefix = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [key, value] of Object.entries(state)) {
    const field = prefix + key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    fields.set(field, value)
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      for (const [name, inner] of flat(value as State, `${field}.`)) fields.set(name, inner)
  }
  return fields
}

type Value = string | number | boolean

function readValue(value: unknown, type: AuditFieldType): Value | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (type === 'moment') return new Date(String(value)).toISOString()
  if (typeof value === 'object') return JSON.stringify(value)
  return value as Value
}

const cut = (value: Value): Value =>
  typeof value === 'string' && value.length > maxValueLength
    ? `${value.slice(0, maxValueLength).toWellFormed()}…`
    : value

interface Request {
  rule: AuditRule
  params: Record<string, string>
  body: unknown
  by: { id: string }
  team: string | undefined
}

/** The ids of the subjects that a request changes; undefined when only the answer has them. */
export function idsOfRequest({ rule, params, body, by, team }: Request): string[] | undefined {
  switch (rule.id ?? 'path') {
    case 'path':
      return params.id === undefined ? undefined : [params.id]
    case 'member':
      return [params.member ?? '']
    case 'body-ids':
      // `as`: the schema of the body has checked it
      return [...new Set((body as { ids: string[] }).ids)].sort()
    case 'account':
      return [by.id]
    case 'team':
      return [team ?? '']
    default:
      return undefined
  }
}

/** The ids of the subjects that the effect of a request has made. */
export function idsOfResult({ id: source }: AuditRule, result: unknown): string[] {
  // `as`: the test of the audit log calls every route and finds its entry by this id
  const subjects = (source === 'answers' ? result : [result]) as { id: string }[]
  return subjects.map(({ id }) => id)
}
