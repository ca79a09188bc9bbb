import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const made = new Set(['node_modules', 'dist', 'dist-demo', 'data', 'test-results', 'playwright-report', 'pictures'])

/** Every file of the project that somebody wrote, by its path from the root; hidden ones left out. */
export function projectFiles(root: string): string[] {
  const walk = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.name.startsWith('.') || made.has(entry.name)) return []
      const path = join(folder, entry.name)
      return entry.isDirectory() ? walk(path) : [relative(root, path)]
    })
  return walk(root).sort()
}

/** Those that hold code. */
export const sourceFiles = (root: string): string[] => projectFiles(root).filter((file) => /\.(tsx?|mjs)$/.test(file))

/** Tests, and what is made for tests. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|\.e2e\.ts$|(^|\/)test\//.test(file)
