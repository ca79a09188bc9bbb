import { Language } from '@foyer/contract/language'
import type { AwaitedConfirmation, Me, Place, Session } from '@foyer/contract/me'
import { Theme } from '@foyer/contract/me'
import type { TeamSummary } from '@foyer/contract/teams'
import type { SessionRow, UserRow } from './queries.ts'

interface MeState {
  sendsMail: boolean
  /** The confirmations that a change of address waits for. */
  awaited: AwaitedConfirmation[]
}

/** The account for the API. @param teams its teams, the oldest membership first; at least one */
export function presentMe(user: UserRow, teams: TeamSummary[], { sendsMail, awaited }: MeState): Me {
  const last = teams.find(({ id }) => id === user.lastTeamId) ?? teams[0]
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    ...(user.newEmail && { newEmail: user.newEmail, awaitedConfirmations: awaited }),
    language: Language.parse(user.language),
    theme: Theme.parse(user.theme),
    ...(user.timeZone && { timeZone: user.timeZone }),
    ...(user.image && { picture: user.image }),
    operator: user.operator,
    sendsMail,
    teams,
    lastTeam: last?.id ?? '',
  }
}

/** A session for the API. @param current the id of the session of this request @param place of its address */
export const presentSession = (session: SessionRow, current: string, place: Place | undefined): Session => ({
  id: session.id,
  current: session.id === current,
  ...(session.userAgent && { userAgent: session.userAgent }),
  ...(session.ipAddress && { ipAddress: session.ipAddress }),
  ...(place && { place }),
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.updatedAt.toISOString(),
})
