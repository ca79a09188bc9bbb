import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

const paths = createRequire(import.meta.url).resolve('@foyer/brand/logo-paths')

/** Replaces `{markPath}` and `{wordmarkPath}` in `index.html` by the outlines of the logo. */
export const logoInPage = (): Plugin => ({
  name: 'foyer:logo-in-page',
  transformIndexHtml: async (html) => {
    const { module } = await runnerImport<typeof import('@foyer/brand/logo-paths')>(paths)
    return html.replace(/\{(markPath|wordmarkPath)\}/g, (_, name: keyof typeof module) => module[name])
  },
})
