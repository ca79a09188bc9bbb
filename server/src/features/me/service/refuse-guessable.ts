import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { isGuessable } from '../rules.ts'

interface Owner {
  name: string
  email: string
}

/**
 * Refuses a new password that is easily guessed (OWASP ASVS 6.2.4 and 6.2.11).
 * @param field the path of the password in the request
 * @throws ProblemError `validation` (`password-common`)
 */
export async function refuseGuessable(field: string, password: string, { name, email }: Owner): Promise<void> {
  if (isGuessable(password, await commonPasswords(), [name, email]))
    throw new ProblemError('validation', { errors: [fault(field, 'password-common')] })
}

let loading: Promise<ReadonlySet<string>> | undefined

// 49,000 passwords from leaks, the commonest first. Loaded on first use: most processes never need them.
const commonPasswords = () => {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return loading
}
