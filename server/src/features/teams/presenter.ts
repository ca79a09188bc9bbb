import type { Role } from '@foyer/contract/access'
import { Currency } from '@foyer/contract/currency'
import { Language } from '@foyer/contract/language'
import type { Member, Team } from '@foyer/contract/teams'
import type { MemberRow, TeamRow } from './queries.ts'

/** Presents a team for the API. @param role of the account that reads it */
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
  ...(team.privacyNotice && { privacyNotice: team.privacyNotice }),
  version: team.version,
})

export const presentMember = ({ joinedAt, ...member }: MemberRow): Member => ({
  ...member,
  joinedAt: joinedAt.toISOString(),
})
