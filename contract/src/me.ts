import { z } from 'zod'
import { ChosenPassword, EmailAddress, EnteredPassword, LinkToken } from './accounts.ts'
import { Language } from './language.ts'
import { PersonName } from './person-name.ts'
import { TeamSummary } from './teams.ts'

export const themes = ['system', 'light', 'dark'] as const
export const Theme = z.enum(themes)
export type Theme = z.infer<typeof Theme>

/** The signed-in account and the teams it belongs to. */
export const Me = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** The new address of a pending change, until its link is opened. */
    newEmail: z.string().optional(),
    language: Language,
    theme: Theme,
    /** Whether this account runs the installation. */
    operator: z.boolean(),
    /** Whether this installation sends emails; without an SMTP server it keeps them in its mail log. */
    sendsMail: z.boolean(),
    teams: z.array(TeamSummary),
    /** The id of the team it worked in last. */
    lastTeam: z.string(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof Me>

export const MeChanges = z
  .strictObject({ name: PersonName, language: Language, theme: Theme, lastTeam: z.string().max(100) })
  .partial()
  .meta({ id: 'MeChanges' })
export type MeChanges = z.output<typeof MeChanges>

/** Requests a change of address. It takes effect when the link sent to the new address is opened. */
export const EmailChange = z
  .strictObject({ email: EmailAddress, password: EnteredPassword })
  .meta({ id: 'EmailChange' })

/** Confirms a change of address with the token from the link sent to the new address. */
export const EmailConfirmation = z.strictObject({ token: LinkToken }).meta({ id: 'EmailConfirmation' })

/** Changes the password and ends all other sessions of the account. */
export const PasswordChange = z
  .strictObject({ currentPassword: EnteredPassword, newPassword: ChosenPassword })
  .meta({ id: 'PasswordChange' })

/** A browser or program in which the account is signed in. */
export const Session = z
  .object({
    id: z.string(),
    current: z.boolean(),
    /** The `User-Agent` header of the sign-in. */
    userAgent: z.string().optional(),
    ipAddress: z.string().optional(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>
