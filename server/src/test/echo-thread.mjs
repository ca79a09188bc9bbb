/**
 * Stands in for pdf-thread.ts: returns its task as JSON after working for a while. Tests cannot start a thread from
 * TypeScript; the journeys use the real one.
 * @param {{ name: string, input: { busyMs?: number } }} task
 */
export function draw(task) {
  const until = performance.now() + (task.input.busyMs ?? 0)
  while (performance.now() < until);
  if (task.name === 'broken') throw new Error('The drawing is broken')
  return new TextEncoder().encode(JSON.stringify(task))
}
