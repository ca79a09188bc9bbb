import type { Color } from '../../lib/notion/tree.ts'

/** The CSS class of a Notion colour: 'hue-red' for the text, 'back-red' for the background. */
export function colorClassOf({ color }: { color?: Color }): string | undefined {
  if (color === undefined) return undefined
  const [hue, behind] = color.split('_')
  return behind ? `back-${hue}` : `hue-${hue}`
}

/** Joins class names. @returns undefined for none */
export const classes = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
