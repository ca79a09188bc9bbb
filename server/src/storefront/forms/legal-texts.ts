import { missingTexts } from '@foyer/contract/legal-text-kinds'
import type { PublicEvent } from '@foyer/contract/public-api'
import type { Problem } from '../components/Problems.tsx'
import type { Translator } from '../messages.ts'

type LegalText = PublicEvent['legalTexts'][number]

/** The texts of a posted form, by the ids of their versions. */
export interface TypedTexts {
  /** Those that were linked above the button, and those whose box was ticked. */
  accepted: readonly string[]
  /** Those that had a box. */
  asked: readonly string[]
}

export const noTexts: TypedTexts = { accepted: [], asked: [] }

/** The names of the fields: an accepted text, and a text that has a box. */
export const textField = 'text'
export const askedTextField = 'asked-text'

/** The id of the box of a text, and of its link where it has none. */
export const textId = (kind: LegalText['kind']): string => `text-${kind}`

const maxTexts = 20

/** Reads the texts of a posted form. Ignores what is no id. */
export const readTexts = (form: URLSearchParams): TypedTexts => ({
  accepted: idsOf(form, textField),
  asked: idsOf(form, askedTextField),
})

const idsOf = (form: URLSearchParams, name: string): string[] =>
  [...new Set(form.getAll(name))].filter((id) => /^\w{1,100}$/.test(id)).slice(0, maxTexts)

/** The accepted texts as a part of the body of an API call. */
export const acceptedTextsOf = ({ accepted }: TypedTexts): { acceptedTexts?: string[] } =>
  accepted.length > 0 ? { acceptedTexts: [...accepted] } : {}

/** The messages for the texts that were not accepted: their box was not ticked, or another version is valid by now. */
export const textProblems = (texts: readonly LegalText[], typed: TypedTexts, t: Translator): Problem[] =>
  missingTexts(texts, typed.accepted).map((text) => ({ field: textId(text.kind), text: sentenceOf(text, typed, t) }))

function sentenceOf({ id, kind, minimumAge: age }: LegalText, { asked }: TypedTexts, t: Translator): string {
  const name = t(`legal.kinds.${kind}`)
  if (!asked.includes(id)) return t('legal.changed', { kind: name })
  return age === undefined ? t('legal.unread', { kind: name }) : t('legal.unconfirmed', { age })
}

/** Whether an error is about accepted texts. */
export const isAboutTexts = ({ path }: { path: string }): boolean => path.includes('.acceptedTexts')
