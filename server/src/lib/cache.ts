/** An in-process cache, bounded by the size of its values. */
export interface Cache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  clear(): void
  entries(): Iterable<[string, Value]>
}

/**
 * Creates a cache. When it is full, it evicts the oldest entry first.
 * @param maxSize the size limit of all values together
 * @param sizeOf the size of one value, in the same unit
 */
export function createCache<Value>(maxSize: number, sizeOf: (value: Value) => number): Cache<Value> {
  const values = new Map<string, Value>()
  let size = 0

  function remove(key: string): void {
    const value = values.get(key)
    if (value === undefined) return
    values.delete(key)
    size -= sizeOf(value)
  }

  return {
    get: (key) => values.get(key),
    set(key, value) {
      remove(key)
      values.set(key, value)
      size += sizeOf(value)
      for (const oldest of values.keys()) {
        if (size <= maxSize) break
        remove(oldest)
      }
    },
    delete: remove,
    clear() {
      values.clear()
      size = 0
    },
    entries: () => values.entries(),
  }
}
