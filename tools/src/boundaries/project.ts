import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { isTest } from '../source-files.ts'

/** A workspace as its package.json describes it. */
export interface Workspace {
  folder: string
  name: string
  exports: Record<string, string>
  /** The packages that the workspace needs at run time. */
  dependencies: Set<string>
  /** `dependencies` and the devDependencies. */
  withDevDependencies: Set<string>
}

export interface Project {
  root: string
  workspaces: Workspace[]
  /** The devDependencies of the root package.json, which every workspace may use. */
  shared: Set<string>
}

/** The target of an import: a file by its path from the root, `npm:zod` or `node:fs`; or why there is none. */
export type Target = { to: string } | { error: string }

export function readProject(root: string): Project {
  const manifest = readManifest(root)
  const workspaces = (manifest.workspaces ?? []).map((folder): Workspace => {
    const own = readManifest(join(root, folder))
    const dependencies = new Set(Object.keys({ ...own.dependencies, ...own.optionalDependencies }))
    const withDevDependencies = new Set([...dependencies, ...Object.keys(own.devDependencies ?? {})])
    return { folder, name: own.name ?? folder, exports: own.exports ?? {}, dependencies, withDevDependencies }
  })
  return { root, workspaces, shared: new Set(Object.keys(manifest.devDependencies ?? {})) }
}

interface Manifest {
  name?: string
  workspaces?: string[]
  exports?: Record<string, string>
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

// `as`: npm refuses a malformed package.json
const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

const workspaceOf = ({ workspaces }: Project, file: string): Workspace | undefined =>
  workspaces.find(({ folder }) => file.startsWith(`${folder}/`))

/** Resolves an import as Node and TypeScript do. An import that does not resolve is an error. */
export function resolveImport(project: Project, from: string, source: string, typeOnly: boolean): Target {
  const path = source.replace(/\?.*$/, '')
  if (path.startsWith('.')) return toFile(project, posix.join(dirname(from), path))
  if (isBuiltin(path)) return { to: path.startsWith('node:') ? path : `node:${path}` }
  const [scope = '', name = ''] = path.split('/')
  const packageName = path.startsWith('@') ? `${scope}/${name}` : scope
  const own = workspaceOf(project, from)
  const target = project.workspaces.find((workspace) => workspace.name === packageName)
  if (target && target === own) return { error: 'inside a workspace, imports are relative' }
  if (!isDeclared(project, from, packageName, typeOnly))
    return {
      error: `${packageName} is not in the dependencies of ${own?.folder ?? '.'}/package.json. Add it there, or remove the import.`,
    }
  return target ? throughExports(project, target, `.${path.slice(packageName.length)}`) : { to: `npm:${path}` }
}

const toFile = ({ root }: Project, path: string): Target =>
  existsSync(join(root, path)) && /\.\w+$/.test(path)
    ? { to: path }
    : { error: 'the file does not exist. Relative imports include the file extension.' }

const inProduction = /^(contract|words|brand|server|mock|web)\/src\//

function isDeclared(project: Project, from: string, name: string, typeOnly: boolean): boolean {
  const own = workspaceOf(project, from)
  // production code must not import devDependencies
  if (own && inProduction.test(from) && !isTest(from) && !typeOnly) return own.dependencies.has(name)
  return [name, `@types/${name}`].some((one) => own?.withDevDependencies.has(one) || project.shared.has(one))
}

function throughExports(project: Project, { folder, exports }: Workspace, path: string): Target {
  const named = exports[path]
  if (named) return toFile(project, posix.join(folder, named))
  // the longest pattern first, as in Node
  for (const [pattern, file] of Object.entries(exports).sort(([a], [b]) => b.length - a.length)) {
    const [before = '', after = ''] = pattern.split('*')
    if (!path.startsWith(before) || !path.endsWith(after) || path.length <= before.length + after.length) continue
    const middle = path.slice(before.length, path.length - after.length)
    return toFile(project, posix.join(folder, file.replace('*', middle)))
  }
  return { error: `${folder}/package.json does not export this path` }
}
