import { parseSync } from 'vite'

/** A node of the syntax tree, as ESTree and TypeScript's dialect of it name them. */
export interface Node {
  type: string
}

/** Every node of a file's syntax tree, each before those it holds. */
export function syntaxOf(file: string, text: string): Node[] {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  return nodesIn(program)
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(nodesIn)
  return isNode(value) ? [value, ...below] : below
}

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string'
