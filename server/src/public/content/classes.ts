import type { Color } from '../../lib/notion/tree.ts'

/** The class of a colour: 'hue-red' for a text, 'back-red' for what is behind it. */
export function classOf({ color }: { color?: Color }): string | undefined {
  if (color === undefined) return undefined
  const [hue, behind] = color.split('_')
  return behind ? `back-${hue}` : `hue-${hue}`
}

/** Classes beside one another. @returns undefined when there is none */
export const classes = (...names: (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
