/** Things kept by name in this process, up to a size. */
export interface Keep<Thing> {
  get(name: string): Thing | undefined
  set(name: string, thing: Thing): void
  delete(name: string): void
  clear(): void
  entries(): Iterable<[string, Thing]>
}

/**
 * Opens a keep. When it is full, what came first goes first.
 * @param most how large all things may be together
 * @param sizeOf how large one is
 */
export function openKeep<Thing>(most: number, sizeOf: (thing: Thing) => number): Keep<Thing> {
  const kept = new Map<string, Thing>()
  let size = 0

  function remove(name: string): void {
    const thing = kept.get(name)
    if (thing === undefined) return
    kept.delete(name)
    size -= sizeOf(thing)
  }

  return {
    get: (name) => kept.get(name),
    set(name, thing) {
      remove(name)
      kept.set(name, thing)
      size += sizeOf(thing)
      for (const first of kept.keys()) {
        if (size <= most) break
        remove(first)
      }
    },
    delete: remove,
    clear() {
      kept.clear()
      size = 0
    },
    entries: () => kept.entries(),
  }
}
