import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Checks that every path in backticks and every relative link in the documents exists. */
export function checkDocuments(root: string, files: string[]): string[] {
  const topFolders = new Set(files.map((file) => file.split('/')[0] ?? ''))
  return files
    .filter((file) => /^(docs\/.*|README|CONTRIBUTING)\.?(md)?$/.test(file) && file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...pathsIn(text, topFolders), ...linksIn(text, file)]
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file} names ${path}, which does not exist. Correct the path, or remove it.`)
    })
}

/** Generated folders, which may be missing. */
const generated = /(^|\/)(dist|dist-demo|data|node_modules|test-results|pictures|results)(\/|$)/

// A path contains a slash and begins with a top folder of the project. Patterns (<x>, *, {a,b}, …) do not count.
function pathsIn(text: string, topFolders: Set<string>): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, path]) => path ?? [])
  return quoted
    .filter((path) => /^[\w@.-]+(\/[\w@.-]+)*\/?$/.test(path) && path.includes('/') && !generated.test(path))
    .filter((path) => topFolders.has(path.split('/')[0] ?? ''))
}

function linksIn(text: string, file: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? [])
  return targets
    .filter((target) => !/^([a-z]+:|#|\/)/.test(target))
    .map((target) => posix.join(dirname(file), target.replace(/#.*$/, '')))
    .filter((path) => !generated.test(path))
}
