import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const source = new URL('./check-in-worker.js', import.meta.url)

/** The icons that the manifest of the page names (`server/src/routes/check-in-page.ts`). */
const icons = ['app-icon-192.png', 'app-icon-512.png']

/** Adds the icons and the service worker of the page at the door, with the list of the files that it stores. */
export function checkInWorker(): Plugin {
  return {
    name: 'foyer:check-in-worker',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const icon of icons)
          this.emitFile({
            type: 'asset',
            fileName: icon,
            source: readFileSync(new URL(`../../brand/src/${icon}`, import.meta.url)),
          })
        const files = [...Object.keys(bundle), ...icons].sort()
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
        const text = readFileSync(source, 'utf8')
          .replace("'{files}'", JSON.stringify(files.map((file) => `/check-in/${file}`)))
          .replace('{version}', version)
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: text })
      },
    },
  }
}
