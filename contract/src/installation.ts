import { z } from 'zod'
import { PageQuery } from './paging.ts'

export const signUpPolicies = ['open', 'invite'] as const
export type SignUpPolicy = (typeof signUpPolicies)[number]

/** What anybody may know before signing in. */
export const Door = z.object({ signUp: z.boolean(), firstAccount: z.boolean() }).meta({ id: 'Door' })
export type Door = z.infer<typeof Door>

const state = z.enum(['ok', 'failing', 'off'])

/** How the installation is: for the operator. */
export const Installation = z
  .object({
    version: z.string(),
    publicUrl: z.string(),
    database: z.enum(['embedded', 'server']),
    databaseVersion: z.string(),
    signUp: z.enum(signUpPolicies),
    mail: z.object({ smtp: z.boolean(), from: z.string(), queued: z.number(), failed: z.number() }),
    supportEmail: z.string().optional(),
    accounts: z.number(),
    teams: z.number(),
    events: z.number(),
    checks: z.object({ database: state, migrations: state, jobs: state, mail: state }),
  })
  .meta({ id: 'Installation' })
export type Installation = z.infer<typeof Installation>

export const mailStates = ['queued', 'sent', 'failed', 'kept'] as const

/** A line of the mail log. `kept`: there is no SMTP server, so the mail waits here for the operator to read. */
export const Mail = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(mailStates),
    attempts: z.number(),
    /** Why the last try failed. */
    reason: z.string().optional(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Mail' })
export type Mail = z.infer<typeof Mail>

/** A mail with its text; the text is gone once the mail was sent or what it grants has expired. */
export const MailText = Mail.extend({ text: z.string().optional() }).meta({ id: 'MailText' })
export type MailText = z.infer<typeof MailText>

export const MailFilter = PageQuery.extend({ state: z.enum(mailStates).optional() })
