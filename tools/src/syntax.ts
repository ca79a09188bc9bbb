import { parseSync } from 'vite'

/** A node of the syntax tree, as ESTree and its TypeScript extension name it. */
export interface Node {
  type: string
  /** Its offset in the text. */
  start: number
}

/** All nodes of a file's syntax tree, each parent before its children. */
export const syntaxOf = (file: string, text: string): Node[] => nodesIn(parse(file, text).program)

function parse(file: string, text: string) {
  const parsed = parseSync(file, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`)
  return parsed
}

export interface Comment {
  text: string
  /** Its offset in the file. */
  start: number
}

/** The comments of a file without their markers. Line comments that follow each other are one comment. */
export function commentsIn(file: string, text: string): Comment[] {
  const found: { start: number; end: number }[] = []
  for (const { type, start, end } of parse(file, text).comments) {
    const last = found.at(-1)
    if (last && type === 'Line' && text.slice(last.end, start).trim() === '') last.end = end
    else found.push({ start, end })
  }
  return found.map(({ start, end }) => ({ start, text: withoutMarkers(text.slice(start, end)) }))
}

const withoutMarkers = (comment: string) =>
  comment.replace(/^[ \t]*(\/\/|\/?\*+(?!\/))|\*+\/$/gm, (marker) => ' '.repeat(marker.length))

/** All nodes of a part of a syntax tree, each parent before its children. */
export function nodesIn(part: unknown): Node[] {
  const nodes: Node[] = []
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isNode(value)) nodes.push(value)
    Object.values(value).forEach(visit)
  }
  visit(part)
  return nodes
}

const isNode = (value: object): value is Node => 'type' in value && typeof value.type === 'string'

/** The line number, from 1, of an offset in a text. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
