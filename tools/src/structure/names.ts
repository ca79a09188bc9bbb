const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pascal = /^([A-Z][a-z0-9]*)+$/
const drawers = new Set(['utils', 'util', 'misc', 'helpers', 'helper', 'stuff'])

// what tools look for under a name of their own
const given = /\.(config|setup|d)$/

/** How files and folders of code are named. */
export function checkNames(files: string[]): string[] {
  return files.filter((file) => /\.(tsx?|mjs)$/.test(file)).flatMap((file) => [...nameOf(file), ...foldersOf(file)])
}

function nameOf(file: string): string[] {
  const [, name = '', ending] = /([^/]+)\.(tsx?|mjs)$/.exec(file) ?? []
  const bare = name.replace(/\.(test|e2e)$/, '')
  if (given.test(bare)) return []
  if (drawers.has(bare)) return [`${file}: a name says what is inside: name it after the one thing it is about`]
  if (kebab.test(bare)) return []
  if (ending === 'tsx' && pascal.test(bare)) return []
  // a test carries the name of what it tests
  if (pascal.test(bare) && bare !== name) return []
  return [`${file}: files are named in kebab-case, components in PascalCase.tsx`]
}

function foldersOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1)
  const wrong = folders.find((folder) => !kebab.test(folder) || drawers.has(folder))
  return wrong ? [`${file}: the folder ${wrong} must be named in kebab-case, after what is inside`] : []
}
