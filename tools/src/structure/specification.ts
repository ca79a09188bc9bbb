import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lineAt, nodesIn, syntaxOf } from '../syntax.ts'
import type { Expression } from './test-titles.ts'
import { titleOf } from './test-titles.ts'

const specification = 'docs/specification.md'

/** Checks that a test names each statement of the specification in its title: `[S5.1]`. */
export function checkSpecification(root: string, files: string[]): string[] {
  const statements = statementsOf(root)
  const mentions = files
    .filter((file) => /\.test\.tsx?$|\.e2e\.ts$/.test(file))
    .flatMap((file) => mentionsIn(file, readFileSync(join(root, file), 'utf8')))
  const proven = new Set(mentions.map(({ id }) => id))
  return [
    ...[...statements]
      .filter((id) => !proven.has(id))
      .map((id) => `${specification}: no test names ${id}. Write [${id}] in the title of the test that proves it.`),
    ...mentions
      .filter(({ id }) => !statements.has(id))
      .map(
        ({ place, id }) =>
          `${place} names ${id}, which is not in ${specification}. Correct the number, or add the statement.`,
      ),
  ]
}

function statementsOf(root: string): Set<string> {
  const path = join(root, specification)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return new Set([...text.matchAll(/^- (S\d+\.\d+) /gm)].flatMap(([, id]) => id ?? []))
}

interface Mention {
  /** The file and line of the test. */
  place: string
  id: string
}

function mentionsIn(file: string, text: string): Mention[] {
  if (!/\bS\d+\.\d+\b/.test(text)) return []
  const nodes = syntaxOf(file, text)
  return nodes.flatMap((node) => idsOf(node, nodes).map((id) => ({ place: `${file}:${lineAt(text, node.start)}`, id })))
}

/** The statements that a test's title names. With '[%s]' in the title, they are in the table of `it.each`. */
function idsOf(node: Expression, nodes: readonly Expression[]): string[] {
  const title = titleOf(node)?.text ?? ''
  const table = title.includes('[%s]') ? node.callee?.arguments?.[0] : undefined
  const inTitle = [...title.matchAll(/\[(S\d+\.\d+)\]/g)].flatMap(([, id]) => id ?? [])
  return [...inTitle, ...idsInTable(table, nodes)]
}

/** The table is an argument of the call or a constant of the same file. */
function idsInTable(table: Expression | undefined, nodes: readonly Expression[]): string[] {
  const constant = nodes.find(({ type, id }) => type === 'VariableDeclarator' && table?.name && id?.name === table.name)
  return nodesIn(constant?.init ?? table).flatMap(({ value }: Expression) =>
    typeof value === 'string' && /^S\d+\.\d+$/.test(value) ? [value] : [],
  )
}
