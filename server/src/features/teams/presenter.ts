import type { Role } from '@foyer/contract/access'
import { Currency } from '@foyer/contract/currency'
import { Language } from '@foyer/contract/language'
import type { StripeAccount } from '@foyer/contract/stripe'
import type { Member, Team } from '@foyer/contract/teams'
import type { KeysRow } from '../payments/queries.ts'
import { webhookUrl } from '../payments/rules.ts'
import type { MemberRow, TeamRow } from './queries.ts'
import type { Scope } from './rules.ts'

/** A team as it goes on the wire, with the reader's role in it. */
export const presentTeam = (team: TeamRow, role: Role): Team => ({
  id: team.id,
  name: team.name,
  slug: team.slug,
  role,
  currency: Currency.parse(team.currency),
  timeZone: team.timeZone,
  language: Language.parse(team.language),
  ...(team.imprint && { imprint: team.imprint }),
  ...(team.bank && { bank: team.bank }),
  version: team.version,
})

export const presentMember = ({ joinedAt, ...member }: MemberRow): Member => ({
  ...member,
  joinedAt: joinedAt.toISOString(),
})

/** How a team takes cards. */
export const presentStripe = (publicUrl: string, { team }: Scope, keys: KeysRow | undefined): StripeAccount => ({
  webhookUrl: webhookUrl(publicUrl, team),
  ...(keys && {
    keys: {
      secretKey: keys.secretKeyMask,
      webhookSecret: keys.webhookSecretMask,
      live: keys.live,
      checked: keys.checkedAt !== null,
    },
  }),
})
