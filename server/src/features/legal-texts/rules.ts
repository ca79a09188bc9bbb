import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import type { LegalTextKind, ValidLegalText } from '@foyer/contract/legal-text-kinds'
import { languageOfText, textsOfEvent } from '@foyer/contract/legal-text-kinds'

interface Sold {
  team: { legalTexts: ValidLegalText[] }
  event: { legalTexts: ValidLegalText[] }
}

/** The texts that apply to an event. */
export const validTexts = ({ team, event }: Sold): ValidLegalText[] => textsOfEvent(team.legalTexts, event.legalTexts)

/** The languages of a text, in the order in which pages list languages. */
export const languagesOf = (content: Partial<Record<Language, unknown>>): Language[] =>
  languages.filter((language) => content[language] !== undefined)

/** The language in which a reader gets a text. */
export const readableIn = (
  content: Partial<Record<Language, unknown>>,
  reader: Language,
  seller: string,
): Language | undefined => languageOfText(languagesOf(content), reader, seller)

/** The address of the page with a version, in the language of an order. */
export const pageOfVersion = (
  publicUrl: string,
  { language, slug }: { language: string; slug: string },
  { id, kind }: { id: string; kind: LegalTextKind },
): string => `${publicUrl}/${language}/e/${slug}/legal/${kind}?version=${id}`
