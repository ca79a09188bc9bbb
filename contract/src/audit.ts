import { z } from 'zod'
import { auditActions, auditActors, auditSubjects } from './audit-kinds.ts'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { Day } from './moment.ts'
import { PageQuery } from './paging.ts'

const Value = z.union([z.string(), z.number(), z.boolean()])

/** A change of one field. A value that is absent was empty. Of a hidden field only the change is recorded; an
 * amount has its currency. */
export const AuditChange = z
  .object({
    field: z.string(),
    before: Value.optional(),
    after: Value.optional(),
    hidden: z.boolean(),
    currency: Currency.optional(),
  })
  .meta({ id: 'AuditChange' })
export type AuditChange = z.infer<typeof AuditChange>

export const AuditAction = z.enum(auditActions).meta({ id: 'AuditAction' })

/** An entry of a team's audit log. Names are as they were then. */
export const AuditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    by: z.object({ kind: z.enum(auditActors), id: z.string().optional(), name: z.string().optional() }),
    action: AuditAction,
    subject: z.object({
      kind: z.enum(auditSubjects),
      id: z.string(),
      name: z.string().optional(),
    }),
    /** The event that the subject belongs to. */
    event: z.string().optional(),
    changes: z.array(AuditChange),
    requestId: z.string().optional(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

const filter = {
  /** The account or API token that did it. */
  by: Id.optional(),
  action: AuditAction.optional(),
  /** The subject, by its id: an event also selects what belongs to it. */
  subject: Id.optional(),
  /** The first and the last day, in the time zone of the team. */
  from: Day.optional(),
  to: Day.optional(),
}

export const AuditFilter = PageQuery.extend(filter)
export type AuditFilter = z.output<typeof AuditFilter>

/** The entries of a file: those of a list with this filter. */
export const AuditFile = z.strictObject({ ...filter, team: PageQuery.shape.team, language: Language.default('en') })
export type AuditFile = z.output<typeof AuditFile>
