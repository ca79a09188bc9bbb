/** Each circle among files that import one another, once: the files in order, the first one again at the end. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []

  function visit(file: string): void {
    const start = path.indexOf(file)
    if (start >= 0) circles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    path.pop()
    done.add(file)
  }

  for (const file of graph.keys()) visit(file)
  return circles
}
