import type { RushSettings } from './rush.ts'

const seconds = 5

/** The rushes that run once more, to be looked into: what is looked at is named, and its settings. */
export const shortRushes = [
  ['two requests', { requests: 'two', connections: 64, seconds }],
  ['one request', { requests: 'one', connections: 64, seconds }],
  ['through the pages, 16 buyers', { requests: 'pages', connections: 16, seconds }],
] as const satisfies [string, RushSettings][]
