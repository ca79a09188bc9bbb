import type { Rolldown } from 'vite'

type ChunkingContext = Rolldown.ChunkingContext
type ChunkGroup = Rolldown.CodeSplittingGroup

// Packages that every page needs. Their file stays cached from release to release.
const libraries = /node_modules\/(react|react-dom|scheduler|use-intl|use-sync-external-store|@tanstack\/[a-z-]+)\//

// Loaded with every form, so `lib/form` holds only what all forms need. The idempotency key serves pages without a form too.
const forms = /node_modules\/react-hook-form\/|web\/src\/lib\/form\/(?!use-idempotency-key)/

// Parts of several pages that are too small for files of their own: the first page names each file of the app.
const small = /contract\/src\/order-(states|limits)|features\/orders\/use-remember-list|lib\/use-team-zone/

// A module becomes shared once this many pages import it. Fewer, and small pages load code they never run; more, and
// large pages load many small files.
const minSharingPages = 4

/**
 * Cuts the app into files: libraries, the first page, forms, parts shared by several pages, and each page. Without
 * these groups every shared icon becomes a file of its own, and the first page loads thirty.
 * @param folder the folder of the web app
 */
export function chunkGroups(folder: string): ChunkGroup[] {
  const entry = `${folder}/src/app/main.tsx`
  const routes = ['routes', 'event-routes', 'settings-routes'].map((file) => `${folder}/src/app/${file}.ts`)
  const home = `${folder}/src/features/events/HomePage.tsx`
  const needs = once((context: ChunkingContext) => ({
    first: new Set([...closure(context, entry), ...closure(context, home)]),
    pages: routes.flatMap((file) => dynamicImports(context, file)).map((page) => closure(context, page)),
  }))
  const isShared = (module: string, context: ChunkingContext) =>
    needs(context).pages.filter((page) => page.has(module)).length >= minSharingPages
  return [
    { name: 'libraries', test: libraries, priority: 4 },
    group('first', 3, (module, context) => module !== entry && module !== home && needs(context).first.has(module)),
    { name: 'forms', test: forms, priority: 2, includeDependenciesRecursively: false },
    { name: 'list-parts', test: small, priority: 2, includeDependenciesRecursively: false },
    // many pages for signing in share these, and no others
    group('signing-in', 2, (module, context) => signingIn.test(module) && isShared(module, context)),
    // pages with a list, and pages of the settings, are large enough without the parts of the others
    group('list-parts', 2, (module, context) => lists.test(module) && isShared(module, context)),
    group('settings-parts', 2, (module, context) => settings.test(module) && isShared(module, context)),
    // apart from the others, so that pages without a form do not load forms
    group('form-parts', 1, (module, context) => isShared(module, context) && usesForms(module, context)),
    group('parts', 1, isShared),
  ]
}

const signingIn = /\/src\/(?:features\/auth\/|lib\/auth\.ts)/

const lists = /\/src\/(?:ui\/(?:DataTable|SortButton)|lib\/(?:TableLoading|NoMatch|EventSelect|from-cursor|order\/))/
const settings = /\/src\/features\/settings\//

const usesForms = (module: string, context: ChunkingContext) =>
  [...closure(context, module)].some((each) => each.includes('/react-hook-form/'))

const group = (
  name: string,
  priority: number,
  holds: (module: string, context: ChunkingContext) => boolean,
): ChunkGroup => ({
  name: (module, context) => (holds(module, context) ? name : null),
  priority,
  includeDependenciesRecursively: false,
})

/** A module and everything it imports statically, directly or through other modules. */
function closure(context: ChunkingContext, module: string, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found
  found.add(module)
  for (const next of context.getModuleInfo(module)?.importedIds ?? []) closure(context, next, found)
  return found
}

const dynamicImports = (context: ChunkingContext, module: string) =>
  [...(context.getModuleInfo(module)?.dynamicallyImportedIds ?? [])].filter((page) => page.endsWith('.tsx'))

function once<In, Out>(work: (given: In) => Out): (given: In) => Out {
  let done: { out: Out } | undefined
  return (given) => {
    done ??= { out: work(given) }
    return done.out
  }
}
