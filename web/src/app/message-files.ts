import type { Language } from '@foyer/contract/languages'
import type { AppMessages } from '@foyer/words/app/en'
import type { MessagePart } from './words-of-pages.ts'

export interface MessageFile {
  messages: Partial<Record<keyof AppMessages, object>>
}

// One file for each part and language, so that the browser loads only what the reader needs. The build replaces this
// module (`message-files.ts` in web/build), so that the first page does not carry a list of all files.
const files = import.meta.glob<MessageFile>('../../../words/src/app/*/{en,de,fr}.ts')

/** Loads the messages of a part of the app in a language. @throws Error when the file does not arrive */
export async function fetchMessageFile(part: MessagePart, language: Language): Promise<MessageFile> {
  const fetch = files[`../../../words/src/app/${part}/${language}.ts`]
  if (!fetch) throw new Error(`words/src/app has no ${part}/${language}.ts`)
  return fetch()
}
