import { check } from '@foyer/contract/http/check'
import type { FieldError } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import { FurtherQuestion, NewQuestion } from '@foyer/contract/inbox'
import type { Language } from '@foyer/contract/languages'
import type { Problem } from './Problems.tsx'
import type { Words } from './words.ts'

/** What was typed into a form that asks the organiser, as it was typed. */
export interface Asked {
  name: string
  email: string
  text: string
}

export const nothingAsked: Asked = { name: '', email: '', text: '' }

export const askedIn = (form: URLSearchParams): Asked => ({
  name: form.get('name') ?? '',
  email: form.get('email') ?? '',
  // browsers send line breaks as two characters
  text: (form.get('text') ?? '').replace(/\r\n/g, '\n'),
})

/** @throws Refused `validation` */
export const questionOf = ({ name, email, text }: Asked, language: Language): NewQuestion =>
  // a blank that a phone adds behind a word is no mistake; a line break is
  check(NewQuestion, { name, email: email.replace(/^ +| +$/g, ''), text, language }, 'body')

/** @throws Refused `validation` */
export const furtherQuestionOf = ({ text }: Asked): { text: string } => check(FurtherQuestion, { text }, 'body')

/** What the form says about what was refused. @throws the refusal, when it is about something else */
export function problemsOf(refusal: unknown, t: Words): Problem[] {
  if (!(refusal instanceof Refused) || refusal.code !== 'validation') throw refusal
  const problems = (refusal.because.errors ?? []).map((error) => problemOf(error, t))
  // one for each field: the first says enough
  return problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at)
}

function problemOf({ path, code, limit }: FieldError, t: Words): Problem {
  const [, field = ''] = path.split('.')
  if (field === 'email') return { field, text: t('errors.email') }
  if (code === 'too-long') return { field, text: t('errors.tooLong', { limit: limit ?? 0 }) }
  if (code === 'control-characters') return { field, text: t('errors.characters') }
  return { field, text: t(field === 'name' ? 'errors.name' : 'ask.empty') }
}
