/** The hues of the brand's tokens. Text in `--hue-…` is readable on `--back-…` in both themes. */
export const hues = ['green', 'blue', 'purple', 'pink', 'red', 'orange', 'yellow', 'brown'] as const

/** The hue of a thing without a picture of its own: always the same for the same id. */
export function hueOf(id: string): (typeof hues)[number] {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7)
  // `as`: the remainder is an index of the list
  return hues[sum % hues.length] as (typeof hues)[number]
}
