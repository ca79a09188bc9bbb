import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { firstLoads } from './first-load.ts'
import { seed } from './test/seed.ts'

// random text does not shrink much, so that the sums tell the files apart
const text = (length: number) => randomBytes(length).toString('hex')
const files = {
  'assets/index.js': text(1000),
  'assets/shared.js': text(500),
  'assets/en.js': text(100),
  'assets/de.js': text(200),
  'assets/en-rest.js': text(700),
  'assets/de-rest.js': text(150),
  'assets/HomePage.js': text(300),
  'assets/EventPage.js': text(400),
  'assets/menu.js': text(5000),
  'assets/index.css': text(50),
  'assets/EventPage.css': text(60),
}
const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_shared.js'],
    css: ['assets/index.css'],
    dynamicImports: ['src/ui/menu.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '../words/src/app/first/en.ts': { file: 'assets/en.js', isDynamicEntry: true },
  '../words/src/app/first/de.ts': { file: 'assets/de.js', isDynamicEntry: true },
  '../words/src/app/rest/en.ts': { file: 'assets/en-rest.js', isDynamicEntry: true },
  '../words/src/app/rest/de.ts': { file: 'assets/de-rest.js', isDynamicEntry: true },
  'src/features/events/HomePage.tsx': {
    file: 'assets/HomePage.js',
    isDynamicEntry: true,
    imports: ['_shared.js', 'index.html'],
  },
  'src/features/events/EventPage.tsx': {
    file: 'assets/EventPage.js',
    isDynamicEntry: true,
    css: ['assets/EventPage.css'],
  },
  'src/ui/menu.tsx': { file: 'assets/menu.js', isDynamicEntry: true },
}

const bytes = (...names: (keyof typeof files)[]) =>
  names.reduce((sum, name) => sum + gzipSync(files[name], { level: 9 }).length, 0)

it('sums the entry, the longest words, the page and what they import, each file once; all but home need all words', () => {
  const root = seed({ ...files, '.vite/manifest.json': JSON.stringify(manifest) })
  const everywhere = ['assets/index.js', 'assets/shared.js', 'assets/de.js'] as const
  expect(firstLoads(join(root))).toEqual([
    {
      page: 'HomePage',
      scripts: 4,
      scriptBytes: bytes(...everywhere, 'assets/HomePage.js'),
      ownBytes: bytes('assets/HomePage.js'),
      styleBytes: bytes('assets/index.css'),
    },
    {
      page: 'EventPage',
      scripts: 5,
      scriptBytes: bytes(...everywhere, 'assets/EventPage.js', 'assets/de-rest.js'),
      ownBytes: bytes('assets/EventPage.js', 'assets/de-rest.js'),
      styleBytes: bytes('assets/index.css', 'assets/EventPage.css'),
    },
  ])
})
