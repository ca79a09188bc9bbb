import { check } from '@foyer/contract/http/check'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { NewHolder } from '@foyer/contract/public-orders'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import { personProblemOf } from './person-problem.ts'
import { withoutSpaces } from './without-spaces.ts'

/** The fields for the person to whom a ticket is passed on, as typed. */
export interface HolderFields {
  name: string
  email: string
}

export const emptyHolder: HolderFields = { name: '', email: '' }

/** Reads the fields of a posted form. */
export const readHolder = (form: URLSearchParams): HolderFields => ({
  name: form.get('name') ?? '',
  email: form.get('email') ?? '',
})

/** Checks the fields and converts them to the body of the API call. @throws ProblemError `validation` */
export const holderOf = ({ name, email }: HolderFields): NewHolder =>
  check(NewHolder, { name, email: withoutSpaces(email) }, 'body')

/** Converts a validation refusal to messages for the form. @throws any other error */
export function holderProblemsOf(refusal: unknown, t: Translator): Problem[] {
  if (!(refusal instanceof ProblemError) || refusal.code !== 'validation') throw refusal
  return (refusal.details.errors ?? []).map((error) => personProblemOf(error, t))
}
