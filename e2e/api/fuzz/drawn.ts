import fc from 'fast-check'
import type { OpenApi, Schema } from './document.ts'
import { resolved } from './document.ts'
import { hostileJson, hostileText } from './hostile.ts'
import { badFor } from './spoilt.ts'

/** How many of twenty values are hostile: none, or so many that most requests are refused. */
export type Wildness = 0 | 6

/**
 * JSON text of a schema's form.
 * @param known a valid value for this place, if there is one: the document does not contain every rule
 */
export function drawnJson(document: OpenApi, schema: Schema, known: unknown, wild: Wildness): fc.Arbitrary<string> {
  const isLeaf = known !== undefined && (typeof known !== 'object' || known === null)
  return fc.oneof(
    { weight: isLeaf ? 16 : 0, arbitrary: fc.constant(JSON.stringify(known) ?? '') },
    { weight: isLeaf ? 4 : 20, arbitrary: byType(document, resolved(document, schema), known, wild) },
    { weight: wild, arbitrary: badFor(known) },
  )
}

function byType(document: OpenApi, schema: Schema, known: unknown, wild: Wildness): fc.Arbitrary<string> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => drawnJson(document, part, known, wild)))
  if (schema.type === 'object') return objectOf(document, schema, known, wild)
  if (schema.type === 'array') return arrayOf(document, schema, known, wild)
  return drawnValue(schema).map((value) => JSON.stringify(value))
}

function arrayOf(document: OpenApi, schema: Schema, known: unknown, wild: Wildness): fc.Arbitrary<string> {
  const item = drawnJson(document, schema.items ?? {}, Array.isArray(known) ? known[0] : undefined, wild)
  return fc.array(item, { maxLength: 3 }).map((all) => `[${all}]`)
}

function objectOf(document: OpenApi, schema: Schema, known: unknown, wild: Wildness): fc.Arbitrary<string> {
  // `as`: a value that is no object has no known fields
  const fields = (known ?? {}) as Record<string, unknown>
  const entries = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const value = drawnJson(document, property, fields[name], wild)
    const entry = value.map((text) => `${JSON.stringify(name)}:${text}`)
    return maybe(entry, schema.required?.includes(name) ? 20 - wild : 14)
  })
  const stray = fc.tuple(hostileText, hostileJson).map(([name, text]) => `${JSON.stringify(name)}:${text}`)
  return fc.tuple(...entries, maybe(stray, wild)).map((all) => `{${all.flat()}}`)
}

/** A list with one item or none. @param times how often of twenty it has one */
export const maybe = <T>(one: fc.Arbitrary<T>, times: number): fc.Arbitrary<T[]> =>
  fc.oneof({ weight: times, arbitrary: fc.tuple(one) }, { weight: 20 - times, arbitrary: fc.constant<T[]>([]) })

const years = { min: new Date('0000-01-01T00:00:00.000Z'), max: new Date('9999-12-31T23:59:59.999Z') }

/** A value of a schema that has no parts. */
export function drawnValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'string') return drawnText(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  return fc.oneof(fc.integer({ min: -1, max: 101 }), fc.maxSafeInteger())
}

function drawnText({ format, pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.date({ ...years, noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 300) })
}
