// Bundles the server into server/dist/main.js, and what its threads run into a file beside it. Its npm packages stay external. `npm run build` runs it.
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'
import { root } from '../lib/root.mjs'

const outdir = join(root, 'server/dist')

await build({
  absWorkingDir: root,
  entryPoints: ['server/src/main.ts', 'server/src/pdf-thread.ts'],
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  sourcemap: true,
  external: await externals(['server', 'contract', 'words', 'brand']),
  plugins: [keepSourceUrls()],
  logLevel: 'error', // esbuild prints the errors itself, so the catch below only exits
}).catch(() => process.exit(1))

/**
 * Lists the packages that stay external. `packages: 'external'` would also exclude `@foyer/contract/…`, which is
 * TypeScript that Node cannot load.
 */
async function externals(workspaces: string[]): Promise<string[]> {
  const files = await Promise.all(workspaces.map((name) => readFile(join(root, name, 'package.json'), 'utf8')))
  const names = files.flatMap((text) => Object.keys(JSON.parse(text).dependencies ?? {}))
  return names.filter((name) => !name.startsWith('@foyer/')).flatMap((name) => [name, `${name}/*`])
}

/**
 * Makes `import.meta.url` name the source file in the bundle too. A module finds the files beside it (migrations, the
 * web app's files) in the same way when it runs from source and from the bundle.
 */
function keepSourceUrls(): Plugin {
  return {
    name: 'keep-source-urls',
    setup(esbuild) {
      esbuild.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        if (path.includes('/node_modules/') || !text.includes('import.meta.url')) return undefined
        const sourcePath = relative(outdir, path)
        const contents = text.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(sourcePath)}, import.meta.url).href`,
        )
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) }
      })
    },
  }
}
