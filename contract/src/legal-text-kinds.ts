// No schemas here: rules that server, web and mock share.
import type { Language } from './languages.ts'

/** The texts that a seller gives its buyers, in the order in which pages list them. */
export const legalTextKinds = ['terms', 'refunds', 'house-rules', 'age', 'accessibility'] as const
export type LegalTextKind = (typeof legalTextKinds)[number]

/** How buyers agree to a text: it is linked above the order button, or they also tick a box for it. */
export const agreements = ['shown', 'accepted'] as const
export type Agreement = (typeof agreements)[number]

/**
 * How buyers may agree to a kind of text. An age is always confirmed with a box of its own. The accessibility statement
 * only informs, so it has no box.
 */
export const agreementsTo = {
  terms: agreements,
  refunds: agreements,
  'house-rules': agreements,
  age: ['accepted'],
  accessibility: ['shown'],
} as const satisfies Record<LegalTextKind, readonly Agreement[]>

export const minMinimumAge = 1
export const maxMinimumAge = 99

/** A text as it is now: the id is that of its version. */
export interface ValidLegalText {
  id: string
  kind: LegalTextKind
  agreement: Agreement
  /** Of the kind `age`. */
  minimumAge?: number | undefined
  languages: Language[]
}

/** The texts of an event: its own, and of other kinds those of its team. */
export function textsOfEvent(team: readonly ValidLegalText[], event: readonly ValidLegalText[]): ValidLegalText[] {
  return legalTextKinds.flatMap(
    (kind) => event.find((text) => text.kind === kind) ?? team.find((text) => text.kind === kind) ?? [],
  )
}

/** The texts that a buyer has not agreed to. @param accepted ids of versions; those of other texts do not matter */
export const missingTexts = <T extends { id: string }>(texts: readonly T[], accepted: readonly string[]): T[] =>
  texts.filter(({ id }) => !accepted.includes(id))

/** The language in which a reader gets a text: the own one, else the seller's, else the first one that there is. */
export const languageOfText = (written: readonly Language[], reader: Language, seller: string): Language | undefined =>
  written.find((each) => each === reader) ?? written.find((each) => each === seller) ?? written[0]
