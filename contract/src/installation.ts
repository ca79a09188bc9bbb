import { z } from 'zod'
import { PageQuery } from './paging.ts'

export const signUpPolicies = ['open', 'invite'] as const
export type SignUpPolicy = (typeof signUpPolicies)[number]

/** The facts that the signed-out pages depend on: whether people can sign up, and whether emails are sent. */
export const SignUpInfo = z
  .object({
    signUp: z.boolean(),
    firstAccount: z.boolean(),
    /** A new account begins with a link to its address (`POST /api/auth/sign-up/request`). */
    confirmsEmail: z.boolean(),
    sendsMail: z.boolean(),
    /** Whether accounts sign in with passwords. */
    passwords: z.boolean(),
    /** The name of the OpenID Connect provider, if there is one. */
    provider: z.string().optional(),
  })
  .meta({ id: 'Door' })
export type SignUpInfo = z.infer<typeof SignUpInfo>

/** The sign-up that a mailed link is for. */
export const OpenedSignUp = z.object({ email: z.string() }).meta({ id: 'OpenedSignUp' })

const state = z.enum(['ok', 'failing', 'off'])

/** The configuration, size and health of the installation, for the operator. */
export const Installation = z
  .object({
    version: z.string(),
    publicUrl: z.string(),
    database: z.enum(['embedded', 'server']),
    databaseVersion: z.string(),
    signUp: z.enum(signUpPolicies),
    /** `kept`: emails of a time without an SMTP server that can still be sent. */
    mail: z.object({
      smtp: z.boolean(),
      from: z.string(),
      queued: z.number(),
      failed: z.number(),
      kept: z.number(),
    }),
    supportEmail: z.string().optional(),
    accounts: z.number(),
    teams: z.number(),
    events: z.number(),
    /** The disk of the embedded database. */
    disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).optional(),
    checks: z.object({
      database: state,
      migrations: state,
      disk: state,
      notices: state,
      jobs: state,
      mail: state,
      /** Whether Foyer reaches the internet, as far as the checks of websites show; `off`: it has nothing to compare with. */
      internet: state,
    }),
  })
  .meta({ id: 'Installation' })
export type Installation = z.infer<typeof Installation>

export const mailStates = ['queued', 'sent', 'failed', 'stored'] as const

/** An entry of the mail log. `stored`: without an SMTP server Foyer only stores the mail, for the operator to read. */
export const Mail = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(mailStates),
    attempts: z.number(),
    /** The error of the last attempt. */
    reason: z.string().optional(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'Mail' })
export type Mail = z.infer<typeof Mail>

/** A mail with its text. Foyer deletes the text once the mail is sent or has expired. */
export const MailText = Mail.extend({ text: z.string().optional() }).meta({ id: 'MailText' })
export type MailText = z.infer<typeof MailText>

/** The number of emails that are now queued. */
export const QueuedMails = z.object({ queued: z.int() }).meta({ id: 'QueuedMails' })

export const MailFilter = PageQuery.extend({ state: z.enum(mailStates).optional() })
