// No schema here: web pages use this without zod.

/** The most addresses that are invited at once. */
export const maxInvitationsAtOnce = 20
/** The most invitations of a team that are not accepted. */
export const maxOpenInvitations = 200
/** How long the link of an invitation works. */
export const invitationDays = 7
