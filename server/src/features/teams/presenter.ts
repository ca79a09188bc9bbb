import { Currency } from '@foyer/contract/currency'
import { Language } from '@foyer/contract/language'
import type { Member, Team } from '@foyer/contract/teams'
import type { Scope } from '../../lib/scope.ts'
import type { MemberRow, TeamRow } from './queries.ts'

/** Presents a team for the API. @param reader the membership of the account that reads it */
export const presentTeam = (team: TeamRow, { role, events }: Pick<Scope, 'role' | 'events'>): Team => ({
  id: team.id,
  name: team.name,
  slug: team.slug,
  ...(team.logo && { logo: team.logo }),
  role,
  ...(events !== 'all' && { restricted: true as const }),
  currency: Currency.parse(team.currency),
  timeZone: team.timeZone,
  language: Language.parse(team.language),
  ...(team.imprint && { imprint: team.imprint }),
  ...(team.bank && { bank: team.bank }),
  ...(team.privacyNotice && { privacyNotice: team.privacyNotice }),
  ...(team.requiresTwoFactor && { requiresTwoFactor: true as const }),
  ...(team.smallBusinessIn && { smallBusinessIn: team.smallBusinessIn }),
  version: team.version,
})

export const presentMember = ({ joinedAt, picture, events: _, ...member }: MemberRow): Member => ({
  ...member,
  ...(picture && { picture }),
  joinedAt: joinedAt.toISOString(),
})
