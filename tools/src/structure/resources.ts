/** Resources without a folder of their own in the web app, and where they are instead. */
const elsewhereInWeb: Record<string, string> = {
  checkout: 'orders',
  files: 'lib',
  'order-views': 'orders, as a menu of its list',
  'public-api': 'the storefront, since buyers call it',
  sites: 'notion-pages and websites',
}

/** Resources without a part of the app's texts, and where their texts are instead. */
const elsewhereInWords: Record<string, string> = {
  'add-ons': 'ticket-types: they are on its page',
  checkout: 'corrections and orders',
  files: 'pictures',
  'public-api': 'words/src/public, since buyers call it',
  sites: 'notion-pages and websites',
}

/** Folders of the web app that are about more than one resource. */
const sharedInWeb = ['auth', 'settings', 'shell']
/** Parts of the app's texts that are about more than one resource. */
const sharedInWords = [
  ...['charts', 'demo', 'duplicate-event', 'event-table', 'first', 'notion-key', 'overview', 'pictures'],
  ...['privacy-policy', 'settings', 'sign-in', 'time-zones'],
  // the languages, each with the texts of all parts
  ...['de', 'en', 'fr'],
]

/** A resource has the same name in the folders of the web app and of its texts as in the contract. */
export function checkNamesOfResources(files: string[]): string[] {
  const named = (pattern: RegExp) => new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))
  const routes = named(/^contract\/src\/routes\/([^/]+?)(?<!\.test)\.ts$/)
  routes.delete('all')
  const subjects = new Set([...routes, ...named(/^contract\/src\/([^/]+?)(?<!\.test)\.ts$/)])
  const compare = (
    folder: string,
    found: Set<string>,
    elsewhere: Record<string, string>,
    shared: readonly string[],
  ): string[] => [
    ...[...routes]
      .filter((name) => !found.has(name) && !Object.hasOwn(elsewhere, name))
      .map((name) => `${folder}/${name}/ is missing: a resource has the name of contract/src/routes/${name}.ts there.`),
    ...[...found]
      .filter((name) => !subjects.has(name) && !shared.includes(name) && !Object.hasOwn(elsewhere, name))
      .map((name) => `${folder}/${name}/: the contract has no resource of this name. Use the contract’s word.`),
    ...Object.keys(elsewhere)
      .filter((name) => found.has(name))
      .map((name) => `${folder}/${name}/ exists, but tools/src/structure/resources.ts lists it as missing.`),
  ]
  // a project without a web app has nothing to compare
  if (routes.size === 0 || !files.some((file) => file.startsWith('web/src/features/'))) return []
  return [
    ...compare('web/src/features', named(/^web\/src\/features\/([^/]+)\//), elsewhereInWeb, sharedInWeb),
    ...compare('words/src/app', named(/^words\/src\/app\/([^/]+)\//), elsewhereInWords, sharedInWords),
  ]
}
