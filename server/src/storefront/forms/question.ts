import { check } from '@foyer/contract/http/check'
import type { FieldError } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { FurtherQuestion, NewQuestion } from '@foyer/contract/inbox'
import type { Language } from '@foyer/contract/languages'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'
import { withoutSpaces } from './without-spaces.ts'

/** The fields of the question form, as typed. */
export interface QuestionFields {
  name: string
  email: string
  text: string
}

export const emptyQuestion: QuestionFields = { name: '', email: '', text: '' }

export const readQuestion = (form: URLSearchParams): QuestionFields => ({
  name: form.get('name') ?? '',
  email: form.get('email') ?? '',
  // browsers send a line break as CRLF
  text: (form.get('text') ?? '').replace(/\r\n/g, '\n'),
})

/** Checks a first question. @throws ProblemError `validation` */
export const questionOf = ({ name, email, text }: QuestionFields, language: Language): NewQuestion =>
  check(NewQuestion, { name, email: withoutSpaces(email), text, language }, 'body')

/** Checks a follow-up. @throws ProblemError `validation` */
export const followUpOf = ({ text }: QuestionFields): { text: string } => check(FurtherQuestion, { text }, 'body')

/** Converts a validation refusal to messages for the form. @throws any other error */
export function problemsOf(refusal: unknown, t: Translator): Problem[] {
  if (!(refusal instanceof ProblemError) || refusal.code !== 'validation') throw refusal
  const problems = (refusal.details.errors ?? []).map((error) => problemOf(error, t))
  // one message per field: the first one is enough
  return problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at)
}

function problemOf({ path, code, limit }: FieldError, t: Translator): Problem {
  const [, field = ''] = path.split('.')
  if (field === 'email') return { field, text: t('errors.email') }
  if (code === 'too-long') return { field, text: t('errors.tooLong', { limit: limit ?? 0 }) }
  if (code === 'control-characters') return { field, text: t('errors.characters') }
  if (code === 'contains-link') return { field, text: t('errors.nameLink') }
  return { field, text: t(field === 'name' ? 'errors.name' : 'ask.empty') }
}
