import { z } from 'zod'
import { EmailAddress, LinkToken } from './accounts.ts'
import { maxInvitationsAtOnce } from './invitation-limits.ts'
import { ChosenEvents, EventChoice, Role } from './teams.ts'

/** An invitation to join a team that is not accepted yet. */
export const Invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: Role,
    events: ChosenEvents,
    /** The name of the member who sent it; absent when that account is deleted. */
    invitedBy: z.string().optional(),
    sentAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof Invitation>

/** An invitation as it was just sent. */
export const SentInvitation = Invitation.extend({
  /** The invitation's link, once, on an installation without a mail server: the member passes it on. */
  link: z.string().optional(),
}).meta({ id: 'SentInvitation' })
export type SentInvitation = z.infer<typeof SentInvitation>

/** Invitations with one role to several addresses; without `events`, for all events. */
export const NewInvitations = z
  .strictObject({
    emails: z.array(EmailAddress).min(1).max(maxInvitationsAtOnce),
    role: Role,
    events: EventChoice.optional(),
  })
  .meta({ id: 'NewInvitations' })
export type NewInvitations = z.output<typeof NewInvitations>

/** An invitation as the invited person sees it. */
export const OpenedInvitation = z
  .object({
    team: z.string(),
    role: Role,
    /** The names of the chosen events; absent for all. */
    events: z.array(z.string()).optional(),
    invitedBy: z.string().optional(),
    /** The address that it was sent to. Only the account with this address can accept it. */
    email: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OpenedInvitation' })
export type OpenedInvitation = z.infer<typeof OpenedInvitation>

/** The token of an invitation's link. */
export const AcceptedInvitation = z.strictObject({ invitation: LinkToken }).meta({ id: 'AcceptedInvitation' })
