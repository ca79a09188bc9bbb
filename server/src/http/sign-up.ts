import type { SignUp } from '@foyer/contract/accounts'
import { Refused } from '@foyer/contract/http/refused'
import type { z } from 'zod'
import { policyFor } from '../features/installation/rules.ts'
import { isFirstAccount } from '../features/me/queries.ts'
import { inTurn } from '../lib/in-turn.ts'
import type { Services } from './services.ts'

type Needs = Pick<Services, 'auth' | 'db' | 'config'>
type NewAccount = z.output<typeof SignUp>

/**
 * Makes an account, if the installation's policy lets it, and signs in.
 * Answers better-auth's answer: the session's cookie, or that the address has an account.
 * Throws Refused `forbidden` where accounts are made by invitation.
 */
export type SigningUp = (account: NewAccount, headers: Headers) => Promise<Response>

/** The process's way to sign up. */
export function signingUp(needs: Needs): SigningUp {
  // better-auth hashes the password within the transaction that makes the account: several at once would sit on the
  // pool's connections while they wait for each other's hash
  const turn = inTurn(1, 50)
  return (account, headers) =>
    turn(async () => {
      const first = await tryToSignUp(needs, account, headers)
      // somebody else was faster, with this address or as the first account: what holds now, another look will tell
      const answer = (await couldNotCreate(first)) ? await tryToSignUp(needs, account, headers) : first
      if (await couldNotCreate(answer)) throw new Refused('unavailable')
      return answer
    })
}

async function tryToSignUp({ auth, db, config }: Needs, account: NewAccount, headers: Headers): Promise<Response> {
  if (policyFor(config.SIGN_UP, await isFirstAccount(db)) !== 'open')
    throw new Refused('forbidden', { title: 'Accounts are made by invitation here' })
  return await auth.api.signUpEmail({ body: account, headers, asResponse: true })
}

// better-auth's word for a row that could not be written, whatever the reason
async function couldNotCreate(answer: Response): Promise<boolean> {
  if (answer.ok) return false
  const { code } = (await answer.clone().json()) as { code?: string }
  return code === 'FAILED_TO_CREATE_USER'
}
