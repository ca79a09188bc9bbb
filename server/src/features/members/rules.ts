/**
 * The id of the invitation by which an account signed up.
 * @param newTeam the settings of the account's own team, which the sign-up has stored with it as JSON
 */
export function invitationOfSignUp(newTeam: unknown): string | undefined {
  if (typeof newTeam !== 'string') return undefined
  // `as`: the sign-up has checked it
  return (JSON.parse(newTeam) as { invitation?: string }).invitation
}
