// Search parameters are read by these few lines: zod would be 22 KB more in the first load.
// What is not taken is given back as undefined, not left out: the router lays what a route reads over what the address
// says, so a value that is only left out would come through as it was written.

const longest = 200

// What the API takes for no line of text: line breaks, control characters, and the marks that turn the direction of text
// around, which come along when a number or a name is copied out of a chat. `contract/src/text.ts`
const unreadable = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu
// and what would look like nothing
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]+$/u

/** A parameter that is any text, as one line that can be read. */
export function text<K extends string>(given: Record<string, unknown>, key: K): { [P in K]?: string } {
  const value = given[key]
  return only(key, (typeof value === 'string' && lineOf(value)) || undefined)
}

const lineOf = (value: string): string =>
  value
    .replace(unreadable, ' ')
    .replace(unseen, '')
    .trim()
    .slice(0, longest)
    // half of a character that is made of two
    .replace(/[\ud800-\udbff]$/, '')

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
