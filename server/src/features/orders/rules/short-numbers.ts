/** The characters of numbers of orders and tickets (`randomShortNumber`), and B, G, S, Z of those of earlier versions. */
const characters = '23456789BCDFGHJKLMNPQRSTVWXZ'
const length = 8

/** A number of an order or a ticket, without its hyphen. */
export const shortNumber = new RegExp(`^[${characters}]{${length}}$`)
/** A text in capital letters that may be a mistyped number. Most words have vowels, and so several wrong characters. */
export const maybeShortNumber = new RegExp(`^[${characters}]*.?[${characters}]*$`)

/**
 * The numbers of orders and tickets that are one typing error away from a text: with one character that is wrong, missing, too
 * many, or swapped with its neighbour. Some 200 for a text that looks like a number, none for any other.
 */
export function numbersLike(text: string): string[] {
  const written = text.trim().toUpperCase()
  const compact = written.replace('-', '')
  if (!/^[0-9A-Z]{7,9}$/.test(compact) || !maybeShortNumber.test(compact)) return []
  const found = variantsOf(compact).filter((variant) => shortNumber.test(variant))
  return [...new Set(found)].map((number) => `${number.slice(0, length / 2)}-${number.slice(length / 2)}`)
}

function variantsOf(written: string): string[] {
  const places = Array.from(written, (_, at) => at)
  const withAt = (at: number, text: string, replaced: number) =>
    written.slice(0, at) + text + written.slice(at + replaced)
  if (written.length > length) return places.map((at) => withAt(at, '', 1))
  if (written.length < length)
    return [...places, written.length].flatMap((at) => Array.from(characters, (one) => withAt(at, one, 0)))
  const swapped = places.map((at) => withAt(at, `${written.charAt(at + 1)}${written.charAt(at)}`, 2))
  return [...swapped, ...places.flatMap((at) => Array.from(characters, (one) => withAt(at, one, 1)))]
}
