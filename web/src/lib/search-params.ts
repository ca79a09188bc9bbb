// Search parameters are read by these few lines: zod would be 22 KB more in the first load.
// What is not taken is given back as undefined, not left out: the router lays what a route reads over what the address
// says, so a value that is only left out would come through as it was written.

const longest = 200

/** A parameter that is any text. */
export function text<K extends string>(given: Record<string, unknown>, key: K): { [P in K]?: string } {
  const value = given[key]
  return only(key, typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined)
}

/** A parameter that is one of a few words. */
export function oneOf<K extends string, const V extends string>(
  given: Record<string, unknown>,
  key: K,
  allowed: readonly V[],
): { [P in K]?: V } {
  return only(
    key,
    allowed.find((each) => each === given[key]),
  )
}

/** One parameter as a route reads it: undefined where the address has none that can be taken. */
// `as`: a computed key widens to string, and undefined is as good as absent to all who read parameters
export const only = <K extends string, V>(key: K, value: V | undefined) => ({ [key]: value }) as { [P in K]?: V }
