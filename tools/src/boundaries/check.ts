import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, sourceFiles } from '../source-files.ts'
import { circlesIn } from './circles.ts'
import type { Import } from './imports.ts'
import { importsOf } from './imports.ts'
import type { Project } from './project.ts'
import { readProject, resolveImport } from './project.ts'
import type { Edge } from './rules.ts'
import { rules } from './rules.ts'

interface Read {
  edges: Edge[]
  /** Imports that lead nowhere, in words. */
  lost: string[]
}

/** Holds every import of the project to the rules. @returns a sentence for each one that breaks them */
export function checkBoundaries(root: string): string[] {
  const project = readProject(root)
  const files = new Map(sourceFiles(root).map((file) => [file, readImports(project, file)]))
  const edgesOf = (file: string) => files.get(file)?.edges ?? []
  const edges = [...files.values()].flatMap((file) => file.edges)
  // a type may look back: it is gone when the code runs
  const runs = (file: string) => edgesOf(file).filter(({ typeOnly }) => !typeOnly)
  const graph = new Map([...files.keys()].map((file) => [file, runs(file).map(({ to }) => to)]))
  return [
    ...[...files.values()].flatMap(({ lost }) => lost),
    ...edges.flatMap((edge) => brokenRules(edge, edgesOf)),
    ...circlesIn(graph).map(
      (files) => `${files.join(' → ')}: imports run in a circle: move what both need to a file of its own`,
    ),
  ]
}

function brokenRules(edge: Edge, edgesOf: (file: string) => Edge[]): string[] {
  return rules
    .filter(({ from, testsToo }) => from.test(edge.from) && (testsToo || !isTest(edge.from)))
    .filter(({ not }) => not(edge, edgesOf))
    .map(({ because }) => `${edge.from} imports ${edge.to}: ${because}`)
}

function readImports(project: Project, file: string): Read {
  const read: Read = { edges: [], lost: [] }
  for (const found of importsOf(file, readFileSync(join(project.root, file), 'utf8'))) {
    const result = follow(project, file, found)
    if ('lost' in result) read.lost.push(`${file} ${result.lost}`)
    else read.edges.push(result)
  }
  return read
}

function follow(project: Project, from: string, { source, typeOnly, lazy, handsOn }: Import): Edge | { lost: string } {
  if (source === undefined) {
    // the commands compute the address of what is built
    return isCommand.test(from)
      ? { from, to: 'node:path', typeOnly, lazy }
      : { lost: 'imports something computed: write its name out' }
  }
  if (handsOn) return { lost: `hands on ${source}: there are no barrels, import it from where it is made` }
  const target = resolveImport(project, from, source, typeOnly)
  return 'to' in target ? { from, to: target.to, typeOnly, lazy } : { lost: `imports ${source}: ${target.wrong}` }
}

const isCommand = /^tools\/[^/]+\.mjs$/
