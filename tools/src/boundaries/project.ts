import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { isTest } from '../source-files.ts'

/** A workspace as its package.json describes it. */
export interface Workspace {
  folder: string
  name: string
  exports: Record<string, string>
  /** Packages that are there when Foyer runs. */
  dependencies: Set<string>
  /** Those, and the ones for working on it. */
  all: Set<string>
}

export interface Project {
  root: string
  workspaces: Workspace[]
  /** Packages for working on any workspace, from the root package.json. */
  shared: Set<string>
}

/** Where an import leads: a file of the project by its path from the root, `npm:zod`, or `node:fs`. */
export type Target = { to: string } | { wrong: string }

export function readProject(root: string): Project {
  const manifest = readManifest(root)
  const workspaces = (manifest.workspaces ?? []).map((folder): Workspace => {
    const own = readManifest(join(root, folder))
    const dependencies = new Set(Object.keys({ ...own.dependencies, ...own.optionalDependencies }))
    const all = new Set([...dependencies, ...Object.keys(own.devDependencies ?? {})])
    return { folder, name: own.name ?? folder, exports: own.exports ?? {}, dependencies, all }
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

// package.json files are written by us, and npm refuses malformed ones
const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

const workspaceOf = ({ workspaces }: Project, file: string): Workspace | undefined =>
  workspaces.find(({ folder }) => file.startsWith(`${folder}/`))

/** Finds where an import leads. Anything that it cannot find is wrong. */
export function resolveImport(project: Project, from: string, source: string, typeOnly: boolean): Target {
  const path = source.replace(/\?.*$/, '')
  if (path.startsWith('.')) return toFile(project, posix.join(dirname(from), path))
  if (isBuiltin(path)) return { to: path.startsWith('node:') ? path : `node:${path}` }
  const [scope = '', name = ''] = path.split('/')
  const packageName = path.startsWith('@') ? `${scope}/${name}` : scope
  const own = workspaceOf(project, from)
  const target = project.workspaces.find((workspace) => workspace.name === packageName)
  if (target && target === own) return { wrong: 'inside a workspace imports are relative' }
  if (!isDeclared(project, from, packageName, typeOnly))
    return { wrong: `${packageName} is not among the dependencies in ${own?.folder ?? '.'}/package.json` }
  return target ? throughExports(project, target, `.${path.slice(packageName.length)}`) : { to: `npm:${path}` }
}

const toFile = ({ root }: Project, path: string): Target =>
  existsSync(join(root, path)) && /\.\w+$/.test(path)
    ? { to: path }
    : { wrong: 'there is no such file (relative imports carry their ending)' }

const inProduction = /^(contract|words|brand|server|mock|web)\/src\//

function isDeclared(project: Project, from: string, name: string, typeOnly: boolean): boolean {
  const own = workspaceOf(project, from)
  // what runs in production must be there in production: not among the devDependencies
  if (own && inProduction.test(from) && !isTest(from) && !typeOnly) return own.dependencies.has(name)
  return [name, `@types/${name}`].some((one) => own?.all.has(one) || project.shared.has(one))
}

function throughExports(project: Project, { folder, exports }: Workspace, path: string): Target {
  const named = exports[path]
  if (named) return toFile(project, posix.join(folder, named))
  // the longest pattern first, as Node does
  for (const [pattern, file] of Object.entries(exports).sort(([a], [b]) => b.length - a.length)) {
    const [before = '', after = ''] = pattern.split('*')
    if (!path.startsWith(before) || !path.endsWith(after) || path.length <= before.length + after.length) continue
    const middle = path.slice(before.length, path.length - after.length)
    return toFile(project, posix.join(folder, file.replace('*', middle)))
  }
  return { wrong: `${folder}/package.json exports nothing of that name` }
}
