import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

interface Messages {
  [key: string]: string | Messages
}

// A part of the messages: `words/src/app/inbox/de.ts` puts together catalogues of `words/src/app/de`. The page at the door
// has messages of its own.
export const messageFile = /\/words\/src\/(app\/(?!(?:en|de|fr)\/)[\w-]+|check-in)\/(en|de|fr)\.ts$/

/**
 * Compiles the app's ICU messages at build time, so that the browser does not load the parser (9 KB). Tests run without
 * it: they parse messages on first use.
 */
export function compileMessages(): Plugin {
  return {
    name: 'foyer:compile-messages',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    async transform(_, id) {
      if (!messageFile.test(id)) return null
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
