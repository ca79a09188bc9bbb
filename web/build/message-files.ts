import { join } from 'node:path'
import type { Plugin } from 'vite'
import { messageParts } from '../src/app/words-of-pages.ts'

const languages = ['en', 'de', 'fr']

// relative to the file of the first page, beside which the build puts them
const module = `export const fetchMessageFile = (part, language) => import(
  /* @vite-ignore */ \`./\${part}-\${language}.js\`
)`

/**
 * Names the files of messages `<part>-<language>.js` and lets the app ask for them by these names. A list of imports would
 * make the first page 1 KB larger.
 */
export function messageFiles(): Plugin {
  let app = ''
  const emitted = new Map<string, string>()
  return {
    name: 'foyer:message-files',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root }) => {
      app = join(root, '../words/src/app')
    },
    buildStart() {
      for (const part of messageParts)
        for (const language of languages) {
          const name = `${part}-${language}`
          const id = join(app, part, `${language}.ts`)
          emitted.set(name, this.emitFile({ type: 'chunk', id, name, preserveSignature: 'strict' }))
        }
    },
    transform: (_, id) => (id.endsWith('/web/src/app/message-files.ts') ? { code: module, map: null } : null),
    generateBundle() {
      for (const [name, reference] of emitted)
        if (!this.getFileName(reference).endsWith(`/${name}.js`))
          throw new Error(`The messages ${name} became the file ${this.getFileName(reference)}.`)
    },
  }
}
