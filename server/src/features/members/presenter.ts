import type { Invitation, OpenedInvitation } from '@foyer/contract/invitations'
import type { ChosenEvents } from '@foyer/contract/teams'
import type { InvitationRow, OpenInvitation } from './queries.ts'

/** @param stored the ids of chosen events, null for all @param names of events, in their order; others are deleted */
export const presentEvents = (stored: readonly string[] | null, names: ReadonlyMap<string, string>): ChosenEvents =>
  stored === null ? 'all' : [...names].flatMap(([id, name]) => (stored.includes(id) ? [{ id, name }] : []))

export const presentInvitation = (row: InvitationRow, names: ReadonlyMap<string, string>): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  events: presentEvents(row.events, names),
  ...(row.invitedByName !== null && { invitedBy: row.invitedByName }),
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

export const presentOpenInvitation = (row: OpenInvitation, names: ReadonlyMap<string, string>): OpenedInvitation => ({
  team: row.teamName,
  role: row.role,
  ...(row.events && { events: [...names.values()] }),
  ...(row.invitedByName !== null && { invitedBy: row.invitedByName }),
  email: row.email,
  expiresAt: row.expiresAt.toISOString(),
})
