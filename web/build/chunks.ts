import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext
type Group = Rolldown.CodeSplittingGroup

// What every page needs of node_modules: a file that stays cached from release to release
const libraries = /node_modules\/(react|react-dom|scheduler|use-intl|use-sync-external-store|@tanstack\/[a-z-]+)\//

// What the first page with a form brings
const forms = /node_modules\/react-hook-form\/|web\/src\/lib\/form\//

// With fewer, small pages would fetch much that they do not use; with more, large ones would fetch many small files
const several = 4

/**
 * How the app is cut into files: the libraries, what the first page needs beside itself, what forms need, what several
 * pages share, and each page. Left to itself every shared icon becomes a file, and the first page fetches thirty.
 * @param folder the web app's
 */
export function chunkGroups(folder: string): Group[] {
  const entry = `${folder}/src/app/main.tsx`
  const routes = `${folder}/src/app/routes.ts`
  const home = `${folder}/src/features/events/HomePage.tsx`
  const needs = once((context: Context) => ({
    first: new Set([...closure(context, entry), ...closure(context, home)]),
    pages: dynamicImports(context, routes).map((page) => closure(context, page)),
  }))
  return [
    { name: 'libraries', test: libraries, priority: 4 },
    group('first', 3, (module, context) => module !== entry && module !== home && needs(context).first.has(module)),
    { name: 'forms', test: forms, priority: 2, includeDependenciesRecursively: false },
    group('parts', 1, (module, context) => needs(context).pages.filter((page) => page.has(module)).length >= several),
  ]
}

const group = (name: string, priority: number, holds: (module: string, context: Context) => boolean): Group => ({
  name: (module, context) => (holds(module, context) ? name : null),
  priority,
  includeDependenciesRecursively: false,
})

/** A module and all it imports at once, directly or through others. */
function closure(context: Context, module: string, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found
  found.add(module)
  for (const next of context.getModuleInfo(module)?.importedIds ?? []) closure(context, next, found)
  return found
}

const dynamicImports = (context: Context, module: string) =>
  [...(context.getModuleInfo(module)?.dynamicallyImportedIds ?? [])].filter((page) => page.endsWith('.tsx'))

function once<In, Out>(work: (given: In) => Out): (given: In) => Out {
  let done: { out: Out } | undefined
  return (given) => {
    done ??= { out: work(given) }
    return done.out
  }
}
