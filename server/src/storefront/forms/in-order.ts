import type { Problem } from '../components/Problems.tsx'

/** Problems in the order of the fields of a form; those of other fields follow. */
export function inOrder(problems: readonly Problem[], fields: readonly string[]): Problem[] {
  const places = new Map(fields.map((field, at) => [field, at]))
  const placeOf = ({ field }: Problem) => places.get(field) ?? fields.length
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b))
}
