export type Graph = ReadonlyMap<string, readonly string[]>

/** Finds the shortest cycle through each node. Each cycle appears once, its first node again at the end. */
export function cyclesIn(graph: Graph): string[][] {
  const cycles = [...graph.keys()].flatMap((node) => {
    const cycle = shortestCycle(graph, node)
    return cycle ? [rotateToSmallest(cycle)] : []
  })
  return [...new Map(cycles.map((cycle) => [cycle.join('\n'), [...cycle, ...cycle.slice(0, 1)]])).values()]
}

/** Breadth-first search for the shortest path from a node back to itself. */
function shortestCycle(graph: Graph, start: string): string[] | undefined {
  const reachedFrom = new Map<string, string>()
  let frontier = [start]
  while (frontier.length > 0) {
    const next: string[] = []
    for (const node of frontier) {
      for (const neighbour of graph.get(node) ?? []) {
        if (neighbour === start) return pathTo(node, reachedFrom)
        if (reachedFrom.has(neighbour)) continue
        reachedFrom.set(neighbour, node)
        next.push(neighbour)
      }
    }
    frontier = next
  }
  return undefined
}

function pathTo(node: string, reachedFrom: Map<string, string>): string[] {
  const previous = reachedFrom.get(node)
  return previous === undefined ? [node] : [...pathTo(previous, reachedFrom), node]
}

/** Rotates a cycle to begin with its smallest node, so that the same cycle found from two nodes is equal. */
function rotateToSmallest(cycle: string[]): string[] {
  const start = cycle.indexOf(cycle.toSorted()[0] ?? '')
  return [...cycle.slice(start), ...cycle.slice(0, start)]
}
