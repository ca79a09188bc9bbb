import type { Language } from '@foyer/contract/languages'
import { descriptionIn } from '../features/descriptions/queries.ts'
import { snapshotOf } from '../features/notion-pages/queries.ts'
import type { PublicEventRow } from '../features/public-api/queries.ts'
import type { Db } from '../lib/db.ts'
import type { PageTree } from '../lib/notion/tree.ts'
import { readableLanguage } from './page-languages.ts'

/** The content that the page of an event shows: its description or its Notion page. */
export interface ShownContent {
  /** Names this version of the content, in this language. */
  key: string
  load: () => Promise<PageTree | undefined>
  /** The language of the content; null when it is unknown. */
  language: string | null
  /** The languages of the description; empty for a Notion page. */
  descriptionLanguages: Language[]
}

/** @param reader the language of the page @returns undefined for an event that has neither */
export function shownContentOf(db: Db, row: PublicEventRow, reader: Language): ShownContent | undefined {
  const { event, team, contentHash: hash, contentLanguage, descriptionLanguages } = row
  const language = readableLanguage(descriptionLanguages, reader, team.language)
  if (language)
    return {
      key: `${event.id} ${row.descriptionVersion} ${language}`,
      load: async () => {
        const blocks = await descriptionIn(db, event.id, language)
        return blocks && { title: event.name, blocks }
      },
      language,
      descriptionLanguages,
    }
  if (hash === null) return undefined
  return {
    key: hash,
    load: () => snapshotOf(db, event.id, hash),
    language: contentLanguage,
    descriptionLanguages: [],
  }
}
