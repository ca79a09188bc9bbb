import type { Node } from '../syntax.ts'
import { commentsIn, syntaxOf } from '../syntax.ts'
import { markdownPieces, separateNames } from './markdown.ts'
import type { Piece } from './piece.ts'
import type { Expression } from './test-titles.ts'
import { titleOf } from './test-titles.ts'

/** Splits a file of code or Markdown into its names, comments, titles and texts. */
export function piecesOf(file: string, text: string): Piece[] {
  if (file.endsWith('.md')) return markdownPieces(text)
  const comments = commentsIn(file, text).flatMap((comment) => separateNames({ kind: 'sentences', ...comment }))
  return [...syntaxOf(file, text).flatMap(ofNode), ...comments]
}

/** A node that may be a tagged template, such as an SQL statement, or a declaration. */
interface TemplateOrDeclaration extends Expression {
  tag?: Expression
  quasi?: { quasis: Node[] }
  /** The name in a declaration. */
  id?: Node & { name?: string }
}

function ofNode(node: TemplateOrDeclaration): Piece[] {
  const { type, start, name, tag, quasi, id } = node
  const title = titleOf(node)
  if (title) return [{ kind: 'title', ...title }]
  // the words of an SQL statement are names of tables and columns
  if (tag?.name === 'sql' && quasi) return quasi.quasis.flatMap(textOf).map((piece) => ({ ...piece, kind: 'name' }))
  if (typeof name === 'string') return [{ kind: 'name', text: name, start }]
  const declared = declaredKind(node)
  if (declared && id?.name) return [{ kind: declared, text: id.name, start: id.start }]
  return /^(Literal|TemplateElement|JSXText)$/.test(type) ? textOf(node) : []
}

function declaredKind({ type, init }: TemplateOrDeclaration): 'type' | 'function' | undefined {
  if (/^TS(Interface|TypeAlias)Declaration$/.test(type)) return 'type'
  return type === 'FunctionDeclaration' || init?.type === 'ArrowFunctionExpression' ? 'function' : undefined
}

function textOf({ start, value }: Expression): Piece[] {
  const text = typeof value === 'object' && value && 'raw' in value ? value.raw : value
  return typeof text === 'string' ? [{ kind: 'text', text, start }] : []
}
