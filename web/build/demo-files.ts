import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

const require = createRequire(import.meta.url)
const worker = 'mockServiceWorker.js'

/**
 * Adds to the demo build the service worker of the mock, and `index.html` under every path without a parameter, so that
 * any static host can serve the demo. `404.html` covers the other paths.
 */
export function demoFiles(): Plugin {
  const script = () => readFileSync(require.resolve('msw/mockServiceWorker.js'))
  return {
    name: 'foyer:demo-files',
    configureServer(server) {
      server.middlewares.use(`/${worker}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(script())
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build made no index.html')
        this.emitFile({ type: 'asset', fileName: worker, source: script() })
        for (const fileName of ['404.html', ...(await staticPages())])
          this.emitFile({ type: 'asset', fileName, source: page.source })
      },
    },
  }
}

// Loaded at build time, because Vite's configuration cannot import TypeScript of another package.
async function staticPages(): Promise<string[]> {
  const { languages } = await read<typeof import('@foyer/contract/languages')>('languages')
  const { pages } = await read<typeof import('@foyer/contract/pages')>('pages')
  return languages.flatMap((language) =>
    pages.filter((page) => !page.includes(':')).map((page) => [language, page, 'index.html'].filter(Boolean).join('/')),
  )
}

const read = async <T>(name: string): Promise<T> =>
  (await runnerImport<T>(require.resolve(`@foyer/contract/${name}`))).module
