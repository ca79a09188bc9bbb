// Bundles the server into server/dist/main.js, with all of its packages outside. Run by `npm run build`.
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'
import { root } from '../lib/root.mjs'

const outdir = join(root, 'server/dist')

await build({
  absWorkingDir: root,
  entryPoints: ['server/src/main.ts'],
  outdir,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  sourcemap: true,
  external: await externals(['server', 'contract', 'words', 'brand']),
  plugins: [keepSourceAddresses()],
  logLevel: 'error', // esbuild writes what is wrong, so its error need not
}).catch(() => process.exit(1))

/**
 * The packages that stay outside. Listed, since `packages: 'external'` would leave `@foyer/contract/…` outside too,
 * and Node cannot load TypeScript.
 */
async function externals(workspaces: string[]): Promise<string[]> {
  const files = await Promise.all(workspaces.map((name) => readFile(join(root, name, 'package.json'), 'utf8')))
  const names = files.flatMap((text) => Object.keys(JSON.parse(text).dependencies ?? {}))
  return names.filter((name) => !name.startsWith('@foyer/')).flatMap((name) => [name, `${name}/*`])
}

/**
 * Lets `import.meta.url` mean the source file in the bundle too, so that what a module finds beside itself
 * (migrations, the web app's files) is found in the same way when it runs from its source and from the bundle.
 */
function keepSourceAddresses(): Plugin {
  return {
    name: 'keep-source-addresses',
    setup(esbuild) {
      esbuild.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        if (path.includes('/node_modules/') || !text.includes('import.meta.url')) return undefined
        const away = relative(outdir, path)
        const contents = text.replaceAll('import.meta.url', `new URL(${JSON.stringify(away)}, import.meta.url).href`)
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', resolveDir: dirname(path) }
      })
    },
  }
}
