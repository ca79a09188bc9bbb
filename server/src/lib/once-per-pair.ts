/**
 * Makes a result once for two objects that belong together, such as an event and its team, and returns it for as long as both
 * are passed again. Neither of the objects may be changed.
 */
export function oncePerPair<A extends object, B extends object, Result>(
  make: (a: A, b: B) => Result,
): (a: A, b: B) => Result {
  const results = new WeakMap<A, { b: B; result: Result }>()
  return (a, b) => {
    const known = results.get(a)
    if (known?.b === b) return known.result
    const result = make(a, b)
    results.set(a, { b, result })
    return result
  }
}
