import { z } from 'zod'
import { ChosenPassword, EmailAddress, EnteredPassword, LinkToken } from './accounts.ts'
import { Country } from './country.ts'
import { Language } from './language.ts'
import { PersonName } from './person-name.ts'
import { TeamSummary } from './teams.ts'
import { TimeZone } from './time-zone.ts'

export const themes = ['system', 'light', 'dark'] as const
export const Theme = z.enum(themes)
export type Theme = z.infer<typeof Theme>

/** An address that has to confirm a change of the address. */
export const AwaitedConfirmation = z.enum(['new', 'current'])
export type AwaitedConfirmation = z.infer<typeof AwaitedConfirmation>

/** The signed-in account and the teams it belongs to. */
export const Me = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** The new address of a pending change. */
    newEmail: z.string().optional(),
    /** The addresses that have not confirmed the pending change yet. */
    awaitedConfirmations: z.array(AwaitedConfirmation).optional(),
    language: Language,
    theme: Theme,
    /** The time zone that times are shown in, where no event has its own; without one, that of the browser. */
    timeZone: z.string().optional(),
    /** The hash of its picture, whose address is `/files/{hash}`. */
    picture: z.string().optional(),
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
  .strictObject({
    name: PersonName,
    language: Language,
    theme: Theme,
    timeZone: TimeZone.nullable(),
    lastTeam: z.string().max(100),
  })
  .partial()
  .meta({ id: 'MeChanges' })
export type MeChanges = z.output<typeof MeChanges>

/**
 * Requests a change of address. It takes effect when the links sent to the new and to the current address are opened. The
 * account gives its password; one that signs in without needs a recent sign-in instead.
 */
export const EmailChange = z
  .strictObject({ email: EmailAddress, password: EnteredPassword.optional() })
  .meta({ id: 'EmailChange' })

/** Confirms or refuses a change of address with the token of one of its two links. */
export const EmailConfirmation = z.strictObject({ token: LinkToken }).meta({ id: 'EmailConfirmation' })

/** Whether the address has changed; otherwise the other address has to confirm it too. */
export const EmailConfirmed = z.object({ changed: z.boolean() }).meta({ id: 'EmailConfirmed' })

/** Which sessions end: all, or all but that of the request. */
export const EndedSessions = z.strictObject({ keep: z.literal('current') }).partial()

/** Changes the password and ends all other sessions of the account. */
export const PasswordChange = z
  .strictObject({ currentPassword: EnteredPassword, newPassword: ChosenPassword })
  .meta({ id: 'PasswordChange' })

/** Gives the password again, for a sensitive change. */
export const Authentication = z.strictObject({ password: EnteredPassword }).meta({ id: 'Authentication' })

/** The ways in which the account signs in, beside its passkeys. */
export const SignInMethods = z
  .object({
    password: z.boolean(),
    /** Whether it is connected with the OpenID Connect provider. */
    provider: z.boolean(),
  })
  .meta({ id: 'SignInMethods' })

/** The country that an IP address belongs to, or `local` for the loopback and private networks. */
export const Place = z.union([Country, z.literal('local')])
export type Place = z.infer<typeof Place>

/** A browser or program in which the account is signed in. */
export const Session = z
  .object({
    id: z.string(),
    current: z.boolean(),
    /** The `User-Agent` header of the sign-in. */
    userAgent: z.string().optional(),
    ipAddress: z.string().optional(),
    /** Where the address of the sign-in is, if that is known. */
    place: Place.optional(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof Session>
