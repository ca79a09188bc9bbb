import type { Color, Hue } from './tree.ts'

export const hues = [
  'gray',
  'brown',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'red',
] as const satisfies Hue[]

const colors = new Set<string>([...hues, ...hues.map((hue) => `${hue}_background`), 'default_background'])

/** A colour of Notion's, for spreading. @returns nothing for the default one, and for those that came later */
export const colorOf = (color: string | undefined): { color?: Color } =>
  // `as`: they are these
  color !== undefined && colors.has(color) ? { color: color as Color } : {}
