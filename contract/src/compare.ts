/** Compares two values for sorting, texts by their UTF-16 code units: the order is the same in every language. */
export function compare<T extends string | bigint>(a: T, b: T): number {
  if (a < b) return -1
  return a > b ? 1 : 0
}
