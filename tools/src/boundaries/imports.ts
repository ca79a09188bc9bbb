import type { Node } from '../syntax.ts'
import { syntaxOf } from '../syntax.ts'

/** One import, export … from, or import() of a file. */
export interface Import {
  /** What stands between the quotes; undefined when it is computed. */
  source: string | undefined
  /** Erased when it runs: `import type`. */
  typeOnly: boolean
  lazy: boolean
  /** `export … from`: hands on what it imports. */
  handsOn: boolean
}

/** A node that may name another file. */
interface Naming extends Node {
  importKind?: string
  exportKind?: string
  source?: { value?: unknown } | null
}

/** Everything a file imports. Not seen: `vi.mock('…')` and `import.meta.glob`. */
export const importsOf = (file: string, text: string): Import[] =>
  syntaxOf(file, text).flatMap((node) => readImport(node) ?? [])

function readImport(node: Naming): Import | undefined {
  const source = typeof node.source?.value === 'string' ? node.source.value : undefined
  const found = { source, typeOnly: false, lazy: false, handsOn: false }
  if (node.type === 'ImportDeclaration') return { ...found, typeOnly: node.importKind === 'type' }
  if (node.type === 'TSImportType') return { ...found, typeOnly: true }
  if (node.type === 'ImportExpression') return { ...found, lazy: true }
  const exportsFrom = node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source)
  return exportsFrom ? { ...found, typeOnly: node.exportKind === 'type', handsOn: true } : undefined
}
