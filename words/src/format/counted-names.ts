/** Each name once, with how often it occurs: `2 × Dinner`, `Workshop`. In the order in which the names occur first. */
export function countedNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => countedName(name, count))
}

/** A name with how often it occurs, unless it is once. */
export const countedName = (name: string, count: number): string => (count === 1 ? name : `${count} × ${name}`)
