import type { Node } from '../syntax.ts'
import { lineAt, syntaxOf } from '../syntax.ts'

/** An `import`, `export … from` or `import()` in a file. */
export interface Import {
  /** The text between the quotes; undefined when the name is computed. */
  source: string | undefined
  /** The line number, from 1. */
  line: number
  /** `import type`, which does not exist at run time. */
  typeOnly: boolean
  lazy: boolean
  /** `export … from`. */
  reExports: boolean
}

/** A node that may name another file. */
interface ImportNode extends Node {
  importKind?: string
  exportKind?: string
  source?: { value?: unknown } | null
}

/** All imports of a file, except `vi.mock('…')` and `import.meta.glob`. */
export const importsOf = (file: string, text: string): Import[] =>
  syntaxOf(file, text).flatMap((node) => readImport(node, text) ?? [])

function readImport(node: ImportNode, text: string): Import | undefined {
  const source = typeof node.source?.value === 'string' ? node.source.value : undefined
  const found = { source, line: lineAt(text, node.start), typeOnly: false, lazy: false, reExports: false }
  if (node.type === 'ImportDeclaration') return { ...found, typeOnly: node.importKind === 'type' }
  if (node.type === 'TSImportType') return { ...found, typeOnly: true }
  if (node.type === 'ImportExpression') return { ...found, lazy: true }
  const exportsFrom = node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source)
  return exportsFrom ? { ...found, typeOnly: node.exportKind === 'type', reExports: true } : undefined
}
