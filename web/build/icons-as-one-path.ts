import type { Plugin } from 'vite'

type Attributes = Record<string, string>
type Shape = [name: string, attributes: Attributes]

const listOfShapes = /(?<=node: )\[\s*\[[\s\S]*?\]\s*\]/

/**
 * Draws each of lucide-react's icons as one path. An icon has up to ten shapes. As elements of their own they were a third
 * of those of the list of events, and for each dialog that opens a browser computes the styles of all elements again.
 * React's keys, which are random and do not compress, go with them.
 */
export function iconsAsOnePath(): Plugin {
  return {
    name: 'foyer:icons-as-one-path',
    apply: 'build',
    transform(code, id) {
      if (!/\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs/.test(id)) return null
      return { code: code.replace(listOfShapes, withOnePath), map: null }
    },
  }
}

/** A relative move at the beginning of a path, and what comes after its first pair of coordinates. */
const relativeMove = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(?=(.?))/

/** @param list the source of an array of shapes */
function withOnePath(list: string): string {
  const shapes: Shape[] = JSON.parse(list.replace(/(\w+): "/g, '"$1": "'))
  const drawn = shapes.map(([name, { key: _, ...attributes }]): Shape => [name, attributes])
  const path = pathOf(drawn)
  return JSON.stringify(path === undefined ? drawn : [['path', { d: path }]])
}

/** One path that draws some shapes; undefined if one of them is filled, or is of a kind that few icons have. */
export function pathOf(shapes: readonly Shape[]): string | undefined {
  const parts = shapes.map(([name, attributes]) => partOf(name, attributes))
  return parts.some((part) => part === undefined) ? undefined : parts.join('')
}

function partOf(name: string, { fill, ...attributes }: Attributes): string | undefined {
  if (fill !== undefined) return undefined
  const number = (attribute: string, otherwise = 0): number => Number(attributes[attribute] ?? otherwise)
  switch (name) {
    case 'path':
      return fromItsStart(attributes['d'] ?? '')
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'circle':
      return circle(number('cx'), number('cy'), number('r'))
    case 'rect': {
      const rx = number('rx', number('ry'))
      return rx === number('ry', rx)
        ? rectangle({ x: number('x'), y: number('y'), width: number('width'), height: number('height'), rx })
        : undefined
    }
    default:
      return undefined
  }
}

/**
 * A path that may follow another. A relative first move begins at the origin only if it begins the path; the coordinates
 * after its first pair are relative lines. Source: https://www.w3.org/TR/SVG2/paths.html#PathDataMovetoCommands
 */
function fromItsStart(d: string): string {
  return d.replace(
    relativeMove,
    (_, x: string, y: string, next: string) => `M${x} ${y}${/[-.\d]/.test(next) ? 'l' : ''}`,
  )
}

const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

function rectangle({ x, y, width, height, rx }: Record<'x' | 'y' | 'width' | 'height' | 'rx', number>): string {
  const corner = (dx: number, dy: number) => (rx === 0 ? '' : `a${rx} ${rx} 0 0 1 ${dx} ${dy}`)
  const [across, down] = [width - 2 * rx, height - 2 * rx]
  return `M${x + rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}Z`
}
