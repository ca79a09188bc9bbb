import { isValidBIC } from 'ibantools'
import { z } from 'zod'
import { roles } from './access.ts'
import { Country } from './country.ts'
import { Currency } from './currency.ts'
import { compact, Iban } from './iban.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { TeamName } from './person-name.ts'
import { refine } from './refine.ts'
import { line, maxNameLength, paragraph, requiredName } from './text.ts'
import { TimeZone } from './time-zone.ts'
import { Version } from './version.ts'
import { WebAddress } from './web-address.ts'

const optionalLine = line(maxNameLength).min(1).optional()

/**
 * The imprint: the legally responsible publisher of a team's public pages. Name, address and email are required before
 * the team sells anything (§ 5 DDG in Germany; art. 1-1 LCEN in France, which also requires the publication director
 * and the host).
 */
export const Imprint = z
  .strictObject({
    name: requiredName,
    address: paragraph(500).min(1),
    email: z.email().max(254),
    representative: optionalLine,
    publicationDirector: optionalLine,
    host: paragraph(500).min(1).optional(),
    phone: optionalLine,
    vatId: optionalLine,
    register: optionalLine,
  })
  .meta({ id: 'Imprint' })
export type Imprint = z.infer<typeof Imprint>

/**
 * A team's own privacy notice for buyers, in addition to the one that Foyer writes: a text, a link to a page of its own,
 * or both. Towards buyers, the team is the controller (GDPR art. 13).
 */
export const PrivacyNotice = z
  .object({ text: z.string().optional(), url: z.string().optional() })
  .meta({ id: 'PrivacyNotice' })
export type PrivacyNotice = z.infer<typeof PrivacyNotice>

export const NewPrivacyNotice = z
  .strictObject({ text: paragraph(20_000).min(1).optional(), url: WebAddress.optional() })
  .meta({ id: 'NewPrivacyNotice' })

/** The account that bank transfers go to. IBAN and BIC are stored in upper case without spaces. */
export const BankAccount = z
  .strictObject({
    holder: requiredName,
    iban: Iban,
    bic: z
      .string()
      .max(20)
      .overwrite(compact)
      .refine(...refine('bic', (bic: string) => isValidBIC(bic)))
      .optional(),
  })
  .meta({ id: 'BankAccount' })
export type BankAccount = z.infer<typeof BankAccount>

export const Role = z.enum(roles).meta({ id: 'Role' })

/** A team in a list, with the role of the calling member. */
export const TeamSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    /** The hash of its logo, whose address is `/files/{hash}`. */
    logo: z.string().optional(),
    role: Role,
    /** The member works on chosen events only: calls about all events are refused. */
    restricted: z.literal(true).optional(),
    /** The role is one that the reader sees Foyer as (`X-See-As`), and not its own. */
    seenAs: z.literal(true).optional(),
    /** The team requires two factors, and this session has given one: calls of the team are refused. */
    needsSecondFactor: z.literal(true).optional(),
  })
  .meta({ id: 'TeamSummary' })
export type TeamSummary = z.infer<typeof TeamSummary>

export const Team = TeamSummary.extend({
  currency: Currency,
  timeZone: z.string(),
  language: Language,
  imprint: Imprint.optional(),
  bank: BankAccount.optional(),
  privacyNotice: PrivacyNotice.optional(),
  /** Members need two-factor sign-in to work in the team. */
  requiresTwoFactor: z.literal(true).optional(),
  /** The country whose rules for small businesses it follows; absent: it charges VAT. Set with the settings of invoices. */
  smallBusinessIn: Country.optional(),
  version: Version,
}).meta({ id: 'Team' })
export type Team = z.infer<typeof Team>

export const NewTeam = z
  .strictObject({
    name: TeamName,
    currency: Currency.optional(),
    timeZone: TimeZone.optional(),
    language: Language.optional(),
  })
  .meta({ id: 'NewTeam' })
export type NewTeam = z.output<typeof NewTeam>

export const TeamChanges = z
  .strictObject({
    name: TeamName,
    currency: Currency,
    timeZone: TimeZone,
    language: Language,
    imprint: Imprint.nullable(),
    bank: BankAccount.nullable(),
    privacyNotice: NewPrivacyNotice.nullable(),
    requiresTwoFactor: z.boolean(),
    version: Version,
  })
  .partial()
  .meta({ id: 'TeamChanges' })
export type TeamChanges = z.output<typeof TeamChanges>

/** The most events that are chosen for a member. */
const maxChosenEvents = 200

/** The events that a member works on: all, or chosen ones by their ids. Owners and admins have all. */
export const EventChoice = z
  .union([z.literal('all'), z.array(Id).min(1).max(maxChosenEvents)])
  .meta({ id: 'EventChoice' })
export type EventChoice = z.output<typeof EventChoice>

/** The events that a member works on, as others read them. */
export const ChosenEvents = z
  .union([z.literal('all'), z.array(z.object({ id: z.string(), name: z.string() }))])
  .meta({ id: 'ChosenEvents' })
export type ChosenEvents = z.infer<typeof ChosenEvents>

export const Member = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    /** The hash of the member's picture, whose address is `/files/{hash}`. */
    picture: z.string().optional(),
    role: Role,
    joinedAt: z.iso.datetime(),
    /** Absent for readers with chosen events, except in their own entry. */
    events: ChosenEvents.optional(),
  })
  .meta({ id: 'Member' })
export type Member = z.infer<typeof Member>

export const MemberChanges = z.strictObject({ role: Role, events: EventChoice }).partial().meta({ id: 'MemberChanges' })
export type MemberChanges = z.output<typeof MemberChanges>
