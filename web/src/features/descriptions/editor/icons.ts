import { createLucideIcon } from 'lucide-react'

// Copied from lucide-react 1.75.0 (ISC licence). Imported from there they would be in the first load of the app: the
// bundler sees that the home page imports the list of all icons, not which of them it uses.

type Shape = NonNullable<Parameters<typeof createLucideIcon>[1]>[number]

const icon = (name: string, paths: string[], ...more: Shape[]) =>
  createLucideIcon(name, [...paths.map((d, key): Shape => ['path', { d, key: String(key) }]), ...more])

export const Bold = icon('letter-b', ['M6 12h9a4 4 0 010 8H7a1 1 0 01-1-1V5a1 1 0 011-1h7a4 4 0 010 8'])
export const Code = icon('code', ['m16 18 6-6-6-6', 'm8 6-6 6 6 6'])
export const Heading1 = icon('heading-1', ['M4 12h8', 'M4 18V6', 'M12 18V6', 'm17 12 3-2v8'])
export const Heading2 = icon('heading-2', ['M4 12h8', 'M4 18V6', 'M12 18V6', 'M21 18h-4c0-4 4-3 4-6 0-1.5-2-2.5-4-1'])
export const Heading3 = icon('heading-3', [
  'M4 12h8',
  'M4 18V6',
  'M12 18V6',
  'M17.5 10.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2',
  'M17 17.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2',
])
export const ImagePlus = icon(
  'image-plus',
  [
    'M16 5h6',
    'M19 2v6',
    'M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5',
    'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  ],
  ['circle', { cx: '9', cy: '9', r: '2', key: 'more-0' }],
)
export const IndentDecrease = icon('list-indent-decrease', ['M21 5H11', 'M21 12H11', 'M21 19H11', 'm7 8-4 4 4 4'])
export const IndentIncrease = icon('list-indent-increase', ['M21 5H11', 'M21 12H11', 'M21 19H11', 'm3 8 4 4-4 4'])
export const Italic = icon(
  'italic',
  [],
  ['line', { x1: '19', x2: '10', y1: '4', y2: '4', key: 'more-0' }],
  ['line', { x1: '14', x2: '5', y1: '20', y2: '20', key: 'more-1' }],
  ['line', { x1: '15', x2: '9', y1: '4', y2: '20', key: 'more-2' }],
)
export const Link = icon('link', [
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71',
  'M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
])
export const List = icon('list', ['M3 5h.01', 'M3 12h.01', 'M3 19h.01', 'M8 5h13', 'M8 12h13', 'M8 19h13'])
export const ListOrdered = icon('list-ordered', [
  'M11 5h10',
  'M11 12h10',
  'M11 19h10',
  'M4 4h1v5',
  'M4 9h2',
  'M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
])
export const MessageCircleQuestionMark = icon('message-circle-question-mark', [
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
  'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5',
  'M12 17h.01',
])
export const Minus = icon('minus', ['M5 12h14'])
export const Quote = icon('quote', [
  'M16 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z',
  'M5 3a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2 1 1 0 0 1 1 1v1a2 2 0 0 1-2 2 1 1 0 0 0-1 1v2a1 1 0 0 0 1 1 6 6 0 0 0 6-6V5a2 2 0 0 0-2-2z',
])
export const Redo2 = icon('redo-2', ['m15 14 5-5-5-5', 'M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13'])
export const Strikethrough = icon(
  'strikethrough',
  ['M16 4H9a3 3 0 0 0-2.83 4', 'M14 12a4 4 0 0 1 0 8H6'],
  ['line', { x1: '4', x2: '20', y1: '12', y2: '12', key: 'more-0' }],
)
export const Undo2 = icon('undo-2', ['M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11'])
