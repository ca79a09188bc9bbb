import { answerPattern } from '@foyer/contract/question-kinds'

// Reads search parameters without zod, which would add 22 KB to the first load. A refused parameter is returned as
// undefined and not omitted: the router merges the result over the URL's values, so an omitted one would pass through
// unchecked.

const maxTextLength = 200

// The API refuses these in a line of text: line breaks, control characters, and bidirectional marks, which come along
// when text is copied from a chat. See `contract/src/text.ts`.
const controlCharacters = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu
// Text that would look empty.
const onlyInvisible = /^[\s\p{Default_Ignorable_Code_Point}]+$/u

/** A text parameter as a single, printable line. */
export function text<K extends string>(given: Record<string, unknown>, key: K): { [P in K]?: string } {
  const value = given[key]
  return only(key, (typeof value === 'string' && cutText(lineOf(value))) || undefined)
}

const lineOf = (value: string): string => value.replace(controlCharacters, ' ').replace(onlyInvisible, '').trim()

/** The beginning of a text that a parameter may hold. */
export const cutText = (text: string): string =>
  // without the first half of a surrogate pair
  text.slice(0, maxTextLength).replace(/[\ud800-\udbff]$/, '')

/** A parameter with an id: the API refuses anything that cannot be one. */
export const id = <K extends string>(given: Record<string, unknown>, key: K): { [P in K]?: string } => {
  const value = given[key]
  return only(key, typeof value === 'string' && /^\w{1,100}$/.test(value) ? value : undefined)
}

/** A parameter with an answer to a question, any or none: `diet:vegan`, `diet:_any`, `diet:_none`. */
export const answer = <K extends string>(given: Record<string, unknown>, key: K): { [P in K]?: string } => {
  const value = given[key]
  return only(key, typeof value === 'string' && answerPattern.test(value) ? value : undefined)
}

/** The parameter with the cursor of a page of a list: the API refuses anything that cannot be one. */
export const cursor = (given: Record<string, unknown>): { cursor?: string } =>
  only(
    'cursor',
    typeof given['cursor'] === 'string' && /^[\w-]{1,1000}$/.test(given['cursor']) ? given['cursor'] : undefined,
  )

/** A parameter with a day, `YYYY-MM-DD`, of the years 1900 to 2199. */
export const day = <K extends string>(given: Record<string, unknown>, key: K): { [P in K]?: string } => {
  const value = given[key]
  return only(key, typeof value === 'string' && isDay(value) ? value : undefined)
}

// Date takes 30 February for 2 March.
const isDay = (value: string): boolean =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(value) && new Date(Date.parse(value) || 0).toISOString().startsWith(value)

/** A parameter with a whole number from 0 to `max`. */
export const wholeNumber = <K extends string>(
  given: Record<string, unknown>,
  key: K,
  max: number,
): { [P in K]?: number } => {
  const value = Number(given[key] === '' ? Number.NaN : given[key])
  return only(key, Number.isInteger(value) && value >= 0 && value <= max ? value : undefined)
}

/** A parameter with a fixed set of values. */
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

/** One parameter as a route reads it: undefined if it has no valid value. */
// `as`: a computed key widens to string, and callers treat undefined as absent.
export const only = <K extends string, V>(key: K, value: V | undefined) => ({ [key]: value }) as { [P in K]?: V }
