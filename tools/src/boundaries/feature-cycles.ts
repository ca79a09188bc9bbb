import { isTest } from '../source-files.ts'
import { cyclesIn } from './cycles.ts'
import type { Edge } from './edge.ts'
import { describeEdge, featureOf, isOtherFeature } from './edge.ts'

/** A sentence for each cycle of the server's features, with its imports. Type imports count, tests do not. */
export function featureCycles(edges: readonly Edge[]): string[] {
  const featureEdges = edges.filter(
    (edge) => edge.from.startsWith('server/') && isOtherFeature(edge) && !isTest(edge.from),
  )
  const graph = new Map<string, string[]>()
  for (const { from, to } of featureEdges) {
    const [importer = '', imported = ''] = [featureOf(from)?.feature, featureOf(to)?.feature]
    if (importer) graph.set(importer, [...(graph.get(importer) ?? []), imported])
  }
  return cyclesIn(graph).map((cycle) => sentence(cycle, featureEdges))
}

function sentence(cycle: string[], edges: readonly Edge[]): string {
  const imports = edges.filter(({ from, to }) =>
    cycle.some((feature, at) => feature === featureOf(from)?.feature && cycle[at + 1] === featureOf(to)?.feature),
  )
  const lines = imports.map((edge) => `\n    ${describeEdge(edge)}`).join('')
  return `${cycle.join(' → ')}: these features import each other in a cycle. Move the shared code to a lower feature, or the code that needs both to a higher one.${lines}`
}
