import type { Node } from '../syntax.ts'

const runners = new Set(['it', 'test', 'describe', 'suite'])

/** A syntax tree node with the properties of a call of a test runner. */
export interface Expression extends Node {
  name?: string
  value?: unknown
  callee?: Expression
  object?: Expression
  arguments?: Expression[]
  quasis?: { value: { raw: string } }[]
  id?: { name?: string }
  init?: Expression
}

/** The title of a test or a group of tests, and its offset; undefined for any other node. */
export function titleOf(node: Expression): { text: string; start: number } | undefined {
  const title = node.arguments?.[0]
  if (!title || node.type !== 'CallExpression' || !runners.has(runnerOf(node))) return undefined
  if (typeof title.value === 'string') return { text: title.value, start: title.start }
  return title.quasis && { text: title.quasis.map(({ value }) => value.raw).join(''), start: title.start }
}

/** The runner of a call: `it` of `it('…')`, `it.each(table)('…')` and `it.each(table)`. */
function runnerOf(node: Expression | undefined): string {
  if (!node) return ''
  return node.type === 'Identifier' ? (node.name ?? '') : runnerOf(node.callee ?? node.object)
}
