import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const source = new URL('./check-in-worker.js', import.meta.url)
const icon = new URL('../../brand/src/favicon.svg', import.meta.url)

/** Adds the service worker of the page at the door, with the list of the files that it stores. */
export function checkInWorker(): Plugin {
  return {
    name: 'foyer:check-in-worker',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({ type: 'asset', fileName: 'icon.svg', source: readFileSync(icon) })
        const files = [...Object.keys(bundle), 'icon.svg'].sort()
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
        const text = readFileSync(source, 'utf8')
          .replace("'{files}'", JSON.stringify(files.map((file) => `/check-in/${file}`)))
          .replace('{version}', version)
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: text })
      },
    },
  }
}
