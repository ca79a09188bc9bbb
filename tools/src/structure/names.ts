const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pascal = /^([A-Z][a-z0-9]*)+$/
const vagueNames = new Set(['utils', 'util', 'misc', 'helpers', 'helper', 'stuff'])

// tools prescribe the names of these files
const prescribed = /\.(config|setup|d)$/

/** Checks the names of code files and their folders. */
export function checkNames(files: string[]): string[] {
  return files.filter((file) => /\.(tsx?|mjs)$/.test(file)).flatMap((file) => [...nameOf(file), ...foldersOf(file)])
}

function nameOf(file: string): string[] {
  const [, name = '', ending] = /([^/]+)\.(tsx?|mjs)$/.exec(file) ?? []
  const stem = name.replace(/\.(test|e2e)$/, '')
  if (prescribed.test(stem)) return []
  if (vagueNames.has(stem))
    return [`${file}: the name does not say what the file contains. Name it after the one thing it is about.`]
  if (kebab.test(stem)) return []
  if (ending === 'tsx' && pascal.test(stem)) return []
  // a test has the name of the file that it tests
  if (pascal.test(stem) && stem !== name) return []
  return [`${file}: rename the file to kebab-case, or to PascalCase.tsx when it is a component.`]
}

function foldersOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1)
  const misnamed = folders.find((folder) => !kebab.test(folder) || vagueNames.has(folder))
  return misnamed ? [`${file}: rename the folder ${misnamed} to kebab-case, after what it contains.`] : []
}
