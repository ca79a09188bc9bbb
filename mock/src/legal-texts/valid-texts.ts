import { languages } from '@foyer/contract/languages'
import type { ValidLegalText } from '@foyer/contract/legal-text-kinds'
import { textsOfEvent } from '@foyer/contract/legal-text-kinds'
import type { LegalText } from '@foyer/contract/legal-texts'
import type { Store } from '../store.ts'

/** The texts that apply to an event. */
export const validTexts = (store: Store, team: string, event: string): ValidLegalText[] =>
  textsOfEvent(validOf(store.legalTexts[team]), validOf(store.legalTexts[event]))

const validOf = (texts: readonly LegalText[] = []): ValidLegalText[] =>
  texts.flatMap(({ kind, agreement, minimumAge, content, versions: [last] }) => {
    const written = languages.filter((language) => content[language])
    if (!last || written.length === 0) return []
    return [{ id: last.id, kind, agreement, languages: written, ...(minimumAge !== undefined && { minimumAge }) }]
  })
