import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, sourceFiles } from '../source-files.ts'
import { cyclesIn } from './cycles.ts'
import type { Edge } from './edge.ts'
import { describeEdge } from './edge.ts'
import type { Exemptions } from './exemptions.ts'
import { exemptions, unusedExemptions } from './exemptions.ts'
import { featureCycles } from './feature-cycles.ts'
import type { Import } from './imports.ts'
import { importsOf } from './imports.ts'
import { featuresWithoutLayer } from './layers.ts'
import type { Project } from './project.ts'
import { readProject, resolveImport } from './project.ts'
import { rules } from './rules.ts'
import { teamWideQueries } from './team-wide.ts'

interface FileImports {
  text: string
  edges: Edge[]
  /** A sentence for each import that cannot be resolved, and for each query that selects by the team alone. */
  errors: string[]
}

/**
 * Checks every import of the project against the rules.
 * @param excused the exemptions, each of which must be needed
 * @returns a sentence for each violation
 */
export function checkBoundaries(root: string, excused: Exemptions = exemptions): string[] {
  const project = readProject(root)
  const files = new Map(sourceFiles(root).map((file) => [file, readImports(project, file)]))
  const edgesOf = (file: string) => files.get(file)?.edges ?? []
  const edges = [...files.values()].flatMap((file) => file.edges)
  return [
    ...[...files.values()].flatMap(({ errors }) => errors),
    ...edges.flatMap((edge) => violations(edge, edgesOf)),
    ...featuresWithoutLayer(files.keys()),
    ...featureCycles(edges),
    ...fileCycles(files),
    ...unusedExemptions(excused, edges, (file) => files.get(file)?.text),
  ]
}

function violations(edge: Edge, edgesOf: (file: string) => Edge[]): string[] {
  return rules
    .filter(({ from, testsToo }) => from.test(edge.from) && (testsToo || !isTest(edge.from)))
    .filter(({ not }) => not(edge, edgesOf))
    .map(({ because }) => `${describeEdge(edge)}: ${because}`)
}

/** A sentence for each cycle of files. Type imports count, since a reader has to follow them too. */
function fileCycles(files: ReadonlyMap<string, FileImports>): string[] {
  const graph = new Map([...files].map(([file, { edges }]) => [file, edges.map(({ to }) => to)]))
  return cyclesIn(graph).map(
    (cycle) =>
      `${cycle.join(' → ')}: these files import each other in a cycle. Move the shared code to a file of its own.`,
  )
}

function readImports(project: Project, file: string): FileImports {
  const text = readFileSync(join(project.root, file), 'utf8')
  const read: FileImports = { text, edges: [], errors: teamWideQueries(file, text) }
  for (const found of importsOf(file, text)) {
    const result = resolve(project, file, found)
    if ('error' in result) read.errors.push(`${file}:${found.line} ${result.error}`)
    else read.edges.push(result)
  }
  return read
}

function resolve(project: Project, from: string, found: Import): Edge | { error: string } {
  const { source, line, typeOnly, lazy, reExports } = found
  if (source === undefined) {
    // the commands in tools/ compute the URLs of build output
    return isCommand.test(from)
      ? { from, line, to: 'node:path', typeOnly, lazy }
      : { error: 'has an import with a computed name. Write the name as a string, so that this check can follow it.' }
  }
  if (reExports)
    return { error: `re-exports ${source}. The project has no barrels: import from the file that declares it.` }
  const target = resolveImport(project, from, source, typeOnly)
  return 'to' in target
    ? { from, line, to: target.to, typeOnly, lazy }
    : { error: `imports ${source}: ${target.error}` }
}

const isCommand = /^tools\/[^/]+\.mjs$/
