import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

interface Messages {
  [key: string]: string | Messages
}

// a part of the words: `words/src/app/inbox/de.ts`, made of the catalogues in `words/src/app/de`
const part = /\/words\/src\/app\/(?!en|de|fr)\w+\/(en|de|fr)\.ts$/

/**
 * Compiles the app's words when the app is built, so that the parser of ICU messages (9 KB) need not be loaded.
 * In the tests they stay as they are written and are compiled when they are used.
 */
export function compileMessages(): Plugin {
  return {
    name: 'foyer:compile-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    async transform(_, id) {
      if (!part.test(id)) return null
      const { module, dependencies } = await runnerImport<{ messages: Messages }>(id)
      for (const file of dependencies) this.addWatchFile(file)
      return { code: `export const messages = ${JSON.stringify(compiled(module.messages))}`, map: null }
    },
  }
}

const compiled = (messages: Messages): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  )
