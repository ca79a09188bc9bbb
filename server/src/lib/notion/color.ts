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

/** Converts a colour of Notion, for spreading. @returns {} for the default colour and for unknown ones */
export const colorOf = (color: string | undefined): { color?: Color } =>
  // `as`: the set contains exactly these
  color !== undefined && colors.has(color) ? { color: color as Color } : {}
