import { expect, it } from 'vitest'
import { safeLink } from './safe-link.ts'

it.each([
  ['https://example.com/a b', 'https://example.com/a%20b'],
  ['HTTP://EXAMPLE.com', 'http://example.com/'],
  ['mailto:box@example.com', 'mailto:box@example.com'],
  ['tel:+49761123', 'tel:+49761123'],
  ['https://example.com/"onmouseover="run()', 'https://example.com/%22onmouseover=%22run()'],
])('%s may be followed', (address, written) => expect(safeLink(address)).toBe(written))

it.each([
  'javascript:run()',
  'JaVaScRiPt:run()',
  ' javascript:run()',
  'java\nscript:run()',
  'java\tscript:run()',
  '\u0001javascript:run()',
  'data:text/html,<script>run()</script>',
  'vbscript:run()',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com',
  'notion://page',
  '//example.com',
  'example.com',
  '',
  undefined,
  null,
])('%j is not followed', (address) => expect(safeLink(address)).toBeUndefined())
