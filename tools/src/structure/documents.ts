import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** Documents that name files: every path in backticks and every link must lead somewhere. */
export function checkDocuments(root: string, files: string[]): string[] {
  const tops = new Set(files.map((file) => file.split('/')[0] ?? ''))
  return files
    .filter((file) => /^(docs\/.*|README|CONTRIBUTING)\.?(md)?$/.test(file) && file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...pathsIn(text, tops), ...linksIn(text, file)]
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file} names ${path}, which is not there: say where it is now`)
    })
}

/** Built or made when Foyer runs. */
const made = /(^|\/)(dist|dist-demo|data|node_modules|test-results|pictures|results)(\/|$)/

// A path has a slash and begins in a folder of the project; patterns (<x>, *, {a,b}, …) are no paths.
function pathsIn(text: string, tops: Set<string>): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, path]) => path ?? [])
  return quoted
    .filter((path) => /^[\w@.-]+(\/[\w@.-]+)*\/?$/.test(path) && path.includes('/') && !made.test(path))
    .filter((path) => tops.has(path.split('/')[0] ?? ''))
}

function linksIn(text: string, file: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target]) => target ?? [])
  return targets
    .filter((target) => !/^([a-z]+:|#|\/)/.test(target))
    .map((target) => posix.join(dirname(file), target.replace(/#.*$/, '')))
    .filter((path) => !made.test(path))
}
