/** A position on the earth, in decimal degrees (WGS 84). */
export interface Coordinates {
  latitude: number
  longitude: number
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const inPath = [
  // the pin of Google Maps; the part after `@` is only the middle of the view
  new RegExp(`!3d${number}!4d${number}`),
]

/**
 * The position that a link to a map marks: of OpenStreetMap (`mlat`, `mlon`), of Google Maps, Apple Maps and others
 * with a query such as `q=47.99,7.85`.
 * @returns undefined when the link marks no position, or only says which part of the map to show
 */
export function coordinatesOf(mapUrl: string): Coordinates | undefined {
  if (!URL.canParse(mapUrl)) return undefined
  const { href, searchParams } = new URL(mapUrl)
  const found = [
    [searchParams.get('mlat'), searchParams.get('mlon')],
    ...['q', 'query', 'll', 'destination'].map((name) => searchParams.get(name)?.split(',') ?? []),
    ...inPath.map((pattern) => pattern.exec(href)?.slice(1) ?? []),
  ].find((pair) => pair.length === 2 && pair.every((part) => isNumber.test(part?.trim() ?? '')))
  if (!found) return undefined
  const [latitude = Number.NaN, longitude = Number.NaN] = found.map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

const isNumber = new RegExp(`^${number}$`)
