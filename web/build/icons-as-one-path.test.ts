import { expect, it } from 'vitest'
import { pathOf } from './icons-as-one-path.ts'

it.each([
  [
    'lines and other paths',
    [
      ['path', { d: 'M8 2v3' }],
      ['line', { x1: '2', x2: '9', y1: '3', y2: '4' }],
    ],
    'M8 2v3M2 3L9 4',
  ],
  [
    'a relative move, which the path before it would displace',
    [
      ['path', { d: 'M1 1h2' }],
      ['path', { d: 'm5 7v3' }],
    ],
    'M1 1h2M5 7v3',
  ],
  [
    'lines after a relative move, which stay relative',
    [['path', { d: 'm19 8-.8 3a1 1 0 0 1-1 1' }]],
    'M19 8l-.8 3a1 1 0 0 1-1 1',
  ],
  ['a circle', [['circle', { cx: '12', cy: '5', r: '1' }]], 'M11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z'],
  [
    'a rectangle with round corners',
    [['rect', { x: '3', y: '4', width: '18', height: '16', rx: '2' }]],
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2Z',
  ],
] satisfies [string, Parameters<typeof pathOf>[0], string][])('draws %s as one path', (_, shapes, path) => {
  expect(pathOf(shapes)).toBe(path)
})

it('leaves an icon as it is that has a filled shape, or one of a rare kind', () => {
  expect(pathOf([['circle', { cx: '7', cy: '7', r: '.5', fill: 'currentColor' }]])).toBeUndefined()
  expect(
    pathOf([
      ['path', { d: 'M1 1h2' }],
      ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }],
    ]),
  ).toBeUndefined()
})
