import { z } from 'zod'
import { ChosenPassword, EmailAddress, GivenPassword, LinkToken } from './accounts.ts'
import { Language } from './language.ts'
import { TeamSummary } from './teams.ts'
import { requiredName } from './text.ts'

export const themes = ['system', 'light', 'dark'] as const
export const Theme = z.enum(themes)
export type Theme = z.infer<typeof Theme>

/** The signed-in account and the teams it belongs to. */
export const Me = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** An address it asked to change to and has not confirmed yet. */
    newEmail: z.string().optional(),
    language: Language,
    theme: Theme,
    /** Whether this account runs the installation. */
    operator: z.boolean(),
    teams: z.array(TeamSummary),
    /** The team it worked in last. */
    lastTeam: z.string(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof Me>

export const MeChanges = z
  .strictObject({ name: requiredName, language: Language, theme: Theme, lastTeam: z.string().max(100) })
  .partial()
  .meta({ id: 'MeChanges' })
export type MeChanges = z.output<typeof MeChanges>

/** The address is changed once the link sent to the new one was opened. */
export const EmailChange = z.strictObject({ email: EmailAddress, password: GivenPassword }).meta({ id: 'EmailChange' })

/** The token of the link that was sent to the new address. */
export const EmailConfirmation = z.strictObject({ token: LinkToken }).meta({ id: 'EmailConfirmation' })

/** All other sessions of the account end with it. */
export const PasswordChange = z
  .strictObject({ currentPassword: GivenPassword, newPassword: ChosenPassword })
  .meta({ id: 'PasswordChange' })

/** A browser or program the account is signed in with. */
export const Session = z
  .object({
    id: z.string(),
    current: z.boolean(),
    /** What the browser called itself. */
    userAgent: z.string().optional(),
    ipAddress: z.string().optional(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>
