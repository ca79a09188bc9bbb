import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import type { Agreement, LegalTextKind } from '@foyer/contract/legal-text-kinds'
import { agreementsTo } from '@foyer/contract/legal-text-kinds'
import type { LegalText, NewLegalText } from '@foyer/contract/legal-texts'
import { blocksFrom } from '../../lib/editor/plain-text-of.ts'

/** The form values of a text: its blocks in each language as JSON, empty for none. */
export interface LegalTextValues {
  agreement: Agreement
  minimumAge: string
  content: Record<Language, string>
}

/** A text that was never saved. */
export const newText = (kind: LegalTextKind): LegalText => ({
  kind,
  content: {},
  agreement: agreementsTo[kind][0],
  version: 0,
  versions: [],
})

export const valuesOf = ({ agreement, minimumAge, content }: LegalText): LegalTextValues => ({
  agreement,
  minimumAge: minimumAge === undefined ? '' : String(minimumAge),
  content: { en: jsonOf(content.en), de: jsonOf(content.de), fr: jsonOf(content.fr) },
})

const jsonOf = (blocks: LegalText['content'][Language]) => (blocks ? JSON.stringify(blocks) : '')

/** Makes the body of a save. The form sets its version. */
export const bodyOf =
  (kind: LegalTextKind) =>
  ({ agreement, minimumAge, content }: LegalTextValues): NewLegalText => ({
    kind,
    agreement,
    version: 0,
    content: Object.fromEntries(
      languages.filter((each) => content[each] !== '').map((each) => [each, blocksFrom(content[each])]),
    ),
    ...(kind === 'age' && minimumAge.trim() !== '' && { minimumAge: Number(minimumAge) }),
  })

export const legalTextSchema = async () => (await import('@foyer/contract/legal-texts')).NewLegalText
