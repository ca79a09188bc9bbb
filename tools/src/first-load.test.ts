import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { firstLoads } from './first-load.ts'
import { createProject } from './test/create-project.ts'

// Random text hardly compresses, so that the sums distinguish the files.
const text = (length: number) => randomBytes(length).toString('hex')
const files = {
  'assets/index.js': text(1000),
  'assets/shared.js': text(500),
  'assets/en.js': text(100),
  'assets/de.js': text(200),
  'assets/en-events.js': text(700),
  'assets/de-inbox.js': text(150),
  'assets/HomePage.js': text(300),
  'assets/InboxPage.js': text(400),
  'assets/menu.js': text(5000),
  'assets/index.css': text(50),
  'assets/InboxPage.css': text(60),
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
  '../words/src/app/events/en.ts': { file: 'assets/en-events.js', isDynamicEntry: true },
  '../words/src/app/inbox/de.ts': { file: 'assets/de-inbox.js', isDynamicEntry: true },
  'src/features/events/HomePage.tsx': {
    file: 'assets/HomePage.js',
    isDynamicEntry: true,
    imports: ['_shared.js', 'index.html'],
  },
  'src/features/inbox/InboxPage.tsx': {
    file: 'assets/InboxPage.js',
    isDynamicEntry: true,
    css: ['assets/InboxPage.css'],
  },
  'src/ui/menu.tsx': { file: 'assets/menu.js', isDynamicEntry: true },
}

const bytes = (...names: (keyof typeof files)[]) =>
  names.reduce((sum, name) => sum + gzipSync(files[name], { level: 9 }).length, 0)

it('sums the entry, the messages of the largest language, the page, its own messages and all imports, each file once', () => {
  const root = createProject({ ...files, '.vite/manifest.json': JSON.stringify(manifest) })
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
      page: 'InboxPage',
      scripts: 5,
      scriptBytes: bytes(...everywhere, 'assets/InboxPage.js', 'assets/de-inbox.js'),
      ownBytes: bytes('assets/InboxPage.js', 'assets/de-inbox.js'),
      styleBytes: bytes('assets/index.css', 'assets/InboxPage.css'),
    },
  ])
})
