import type { SignUp } from '@foyer/contract/accounts'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { z } from 'zod'
import { signUpPolicyFor } from '../features/installation/rules.ts'
import { isFirstAccount } from '../features/me/queries.ts'
import type { Auth } from '../http/auth.ts'
import { limitConcurrency } from '../lib/concurrency.ts'
import type { Infra } from '../lib/infra.ts'

type Deps = Pick<Infra, 'db' | 'config'> & { auth: Auth }
type NewAccount = z.output<typeof SignUp>

/**
 * Creates an account and signs it in, if the installation's policy allows it.
 * @returns better-auth's answer: the session cookie, or that the address already has an account
 * @throws ProblemError `forbidden` when accounts are by invitation only
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

async function tryToSignUp({ auth, db, config }: Deps, account: NewAccount, headers: Headers): Promise<Response> {
  if (signUpPolicyFor(config.SIGN_UP, await isFirstAccount(db)) !== 'open')
    throw new ProblemError('forbidden', { title: 'Accounts here are by invitation only' })
  const { organiser, timeZone, currency, ...user } = account
  const newTeam = JSON.stringify({ name: organiser ?? user.name, timeZone, currency, language: user.language })
  return await auth.api.signUpEmail({ body: { ...user, newTeam }, headers, asResponse: true })
}

// better-auth's code for a row that it could not write, for any reason
async function failedToCreate(answer: Response): Promise<boolean> {
  if (answer.ok) return false
  const { code } = (await answer.clone().json()) as { code?: string }
  return code === 'FAILED_TO_CREATE_USER'
}
