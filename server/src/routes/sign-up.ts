import type { SignUp } from '@foyer/contract/accounts'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { z } from 'zod'
import { beginsWithLink, signUpPolicyFor } from '../features/installation/rules.ts'
import { accountOfLink } from '../features/me/commands/mailed-links.ts'
import { finishSignUp } from '../features/me/commands/sign-up-links.ts'
import { isFirstAccount } from '../features/me/queries.ts'
import type { OpenInvitation } from '../features/members/queries.ts'
import { invitationByToken } from '../features/members/queries.ts'
import type { Auth } from '../http/auth.ts'
import { limitConcurrency } from '../lib/concurrency.ts'
import type { Db } from '../lib/db.ts'
import type { Infra } from '../lib/infra.ts'

type Deps = Pick<Infra, 'db' | 'config' | 'confirmsSignUp'> & { auth: Auth }
type NewAccount = z.output<typeof SignUp>

/**
 * Creates an account and signs it in, if the installation's policy allows it, or an invitation.
 * @returns better-auth's answer: the session cookie, or that the address already has an account
 * @throws ProblemError `forbidden` when accounts are by invitation only, or without the link that the sign-up begins with;
 *   `not-found` for an invitation or a link that does not work, or is for another address
 */
export type SignUpAccount = (account: NewAccount, headers: Headers) => Promise<Response>

/** Creates the sign-up of a process. Sign-ups run one at a time. */
export function createSignUp(deps: Deps): SignUpAccount {
  // better-auth hashes the password inside the transaction that creates the account: several at once would hold
  // connections of the pool while they wait for each other's hash
  const limit = limitConcurrency(1, 50)
  return (account, headers) =>
    limit(async () => {
      const first = await tryToSignUp(deps, account, headers)
      // another request created an account first, with this address or as the first one: the retry sees its result
      const answer = (await failedToCreate(first)) ? await tryToSignUp(deps, account, headers) : first
      if (await failedToCreate(answer)) throw new ProblemError('unavailable')
      return answer
    })
}

async function tryToSignUp(deps: Deps, account: NewAccount, headers: Headers): Promise<Response> {
  const { organiser, timeZone, currency, invitation, confirmation, ...user } = account
  const invited = invitation === undefined ? undefined : await invitationFor(deps.db, invitation, user.email)
  if (!invited) await refuseUninvited(deps, user.email, confirmation)
  const newTeam = JSON.stringify(
    invited === undefined
      ? { name: organiser ?? user.name, timeZone, currency, language: user.language }
      : { name: user.name, language: user.language, invitation: invited.id },
  )
  const answer = await deps.auth.api.signUpEmail({ body: { ...user, newTeam }, headers, asResponse: true })
  if (answer.ok && confirmation !== undefined) await finishSignUp(deps.db, user.email)
  return answer
}

async function refuseUninvited(deps: Deps, email: string, confirmation: string | undefined): Promise<void> {
  const isFirst = await isFirstAccount(deps.db)
  if (signUpPolicyFor(deps.config.SIGN_UP, { isFirst }) !== 'open')
    throw new ProblemError('forbidden', { title: 'Accounts here are by invitation only' })
  if (confirmation !== undefined) {
    if ((await accountOfLink(deps.db, 'sign-up', confirmation)) !== email) throw new ProblemError('not-found')
  } else if (beginsWithLink(deps, isFirst))
    throw new ProblemError('forbidden', { title: 'An account here begins with a link to its address' })
}

/** @throws ProblemError `not-found` when the invitation does not work, or is for another address than the account's */
async function invitationFor(db: Db, token: string, email: string): Promise<OpenInvitation> {
  const invitation = await invitationByToken(db, token)
  if (invitation.email !== email)
    throw new ProblemError('not-found', { errors: [fault('body.invitation', 'member-other-address')] })
  return invitation
}

// better-auth's code for a row that it could not write, for any reason
async function failedToCreate(answer: Response): Promise<boolean> {
  if (answer.ok) return false
  const { code } = (await answer.clone().json()) as { code?: string }
  return code === 'FAILED_TO_CREATE_USER'
}
