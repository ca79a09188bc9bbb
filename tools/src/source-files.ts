import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const generated = new Set([
  'node_modules',
  'dist',
  'dist-demo',
  'data',
  'test-results',
  'playwright-report',
  'pictures',
])

/** The paths of all files of the project, relative to its root, without generated and hidden ones. */
export function projectFiles(root: string): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.name.startsWith('.') || generated.has(entry.name)) return []
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walk(path) : [relative(root, path)]
    })
  return walk(root).sort()
}

/** The project's files of TypeScript and JavaScript. */
export const sourceFiles = (root: string): string[] => projectFiles(root).filter((file) => /\.(tsx?|mjs)$/.test(file))

/** Whether a file is a test or a test helper. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|\.e2e\.ts$|(^|\/)test\//.test(file)
