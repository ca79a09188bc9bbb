import { describe, expect, it } from 'vitest'
import { checkBoundaries } from './boundaries/check.ts'
import { rules } from './boundaries/rules.ts'
import { createProject } from './test/create-project.ts'
import { layered } from './test/layered-project.ts'

const check = (changed: Record<string, string>) => checkBoundaries(createProject({ ...layered, ...changed }))

it('passes a project that follows every rule', () => {
  expect(check({})).toEqual([])
})

const broken: [rule: string, file: string, text: string, because: string][] = [
  [
    'contract, words and brand do not import each other',
    'words/src/a.ts',
    `import { Event } from '../../contract/src/events.ts'`,
    'contract, words and brand import no other workspace',
  ],
  [
    'the server does not import the web app',
    'server/src/http/a.ts',
    `import type { api } from '../../../web/src/lib/api.ts'`,
    'the server imports only contract',
  ],
  [
    'nor do its tests import the mock',
    'server/src/http/a.test.ts',
    `import { worker } from '../../../mock/src/worker.ts'`,
    'the server imports only contract',
  ],
  [
    'the mock does not import the server',
    'mock/src/a.ts',
    `import { plain } from '../../server/src/lib/text.ts'`,
    'the mock imports only contract',
  ],
  [
    'the web app does not import the server, not even types',
    'web/src/lib/a.ts',
    `export type A = import('../../../server/src/lib/db.ts').Db`,
    'the web app reaches the server only through the contract',
  ],
  [
    'only app imports the mock',
    'web/src/lib/a.ts',
    `const a = import('@foyer/mock/worker')`,
    'only web/src/app imports the mock',
  ],
  [
    'ui has no data',
    'web/src/ui/a.ts',
    `import { useQuery } from '@tanstack/react-query'`,
    'ui contains only components that another product could use',
  ],
  [
    'ui has no product words',
    'web/src/ui/a.ts',
    `import { app } from '@foyer/words/app'`,
    'ui contains only components that another product could use',
  ],
  [
    'ui does not import lib',
    'web/src/ui/deep/A.tsx',
    `import { api } from '../../lib/api.ts'`,
    'ui contains only components that another product could use',
  ],
  [
    'lib does not import a feature',
    'web/src/lib/a.ts',
    `import { teams } from './../features/teams/queries.ts'`,
    'lib is the bottom layer of the web app',
  ],
  [
    'a web feature does not import another',
    'web/src/features/events/deep/a.ts',
    `import { teams } from '../../teams/queries.ts'`,
    'a web feature imports neither app nor another feature',
  ],
  [
    'a part of a page does not import another feature’s section',
    'web/src/features/events/Facts.tsx',
    `import { MembersSection } from '../teams/members/MembersSection.tsx'`,
    'a web feature imports neither app nor another feature',
  ],
  [
    'a page imports only sections and queries of another feature',
    'web/src/features/events/TeamPage.tsx',
    `import { form } from '../teams/form.ts'`,
    'a web feature imports neither app nor another feature',
  ],
  [
    'a web feature does not import app',
    'web/src/features/events/a.ts',
    `import { main } from '../../app/main.ts'`,
    'a web feature imports neither app nor another feature',
  ],
  [
    'the server’s lib does not import a feature',
    'server/src/lib/a.ts',
    `import { rule } from '../features/teams/rules.ts'`,
    'lib and schema are the bottom layers',
  ],
  [
    'schema does not import a higher layer, not even types',
    'server/src/schema/a.ts',
    `import type { Context } from '../http/context.ts'`,
    'lib and schema are the bottom layers',
  ],
  [
    'the server’s lib does not import a table',
    'server/src/lib/paging.ts',
    `import { events } from '../schema/events.ts'`,
    'the server’s lib contains no product code',
  ],
  [
    'backup does not import a table',
    'server/src/backup/a.ts',
    `import { events } from '../schema/events.ts'`,
    'backup copies whole tables',
  ],
  [
    'http does not import a feature, not even types',
    'server/src/http/a.ts',
    `import type { rule } from '../features/teams/rules.ts'`,
    'http is a layer below the features',
  ],
  [
    'http does not import the routes',
    'server/src/http/a.ts',
    `import { app } from '../routes/app.ts'`,
    'http is a layer below the features',
  ],
  [
    'http does not import the storefront',
    'server/src/http/a.ts',
    `import { buyersPage } from '../storefront/pages.ts'`,
    'http is a layer below the features',
  ],
  [
    'http does not import the brand',
    'server/src/http/a.ts',
    `import '@foyer/brand/tokens.css'`,
    'http is a layer below the features',
  ],
  [
    'a feature does not import the routes',
    'server/src/features/me/handlers.ts',
    `import type { app } from '../../routes/app.ts'`,
    'a feature imports only features, http, lib and schema',
  ],
  [
    'a feature does not import the storefront',
    'server/src/features/teams/presenter.ts',
    `import type { buyersPage } from '../../storefront/pages.ts'`,
    'a feature imports only features, http, lib and schema',
  ],
  [
    'a feature does not import a file of the server without a layer',
    'server/src/features/teams/a.ts',
    `import { main } from '../../main.ts'`,
    'a feature imports only features, http, lib and schema',
  ],
  [
    'queries do not import http, not even types',
    'server/src/features/teams/queries.ts',
    `import type { Context } from '../../http/context.ts'`,
    'only the handlers of a feature import http',
  ],
  [
    'a task imports types of http, not its functions',
    'server/src/features/teams/tasks.ts',
    `import { consume } from '../../http/rate-limit-counters.ts'`,
    'only the handlers of a feature import http',
  ],
  [
    'a feature does not import one of a higher layer, not even types',
    'server/src/features/mails/commands.ts',
    `import type { order } from '../events/queries/order.ts'`,
    'a feature imports only features of the layers below its own',
  ],
  [
    'a feature does not import one of its own layer',
    'server/src/features/search/rules.ts',
    `import { site } from '../sites/rules.ts'`,
    'a feature imports only features of the layers below its own',
  ],
  [
    'a server feature does not import another’s handlers',
    'server/src/features/events/a.ts',
    `import type { teamHandlers } from '../teams/handlers.ts'`,
    'a server feature imports only the queries',
  ],
  [
    'a command does not import another feature’s presenter',
    'server/src/features/events/commands.ts',
    `import { presentTeam } from '../teams/presenter.ts'`,
    'a presenter converts a row to its wire format',
  ],
  [
    'a presenter does not import the tables',
    'server/src/features/events/presenter.ts',
    `import { events } from '../../schema/events.ts'`,
    'only queries, commands',
  ],
  [
    'a service does not import the tables',
    'server/src/features/events/service.ts',
    `import type { events } from '../../schema/events.ts'`,
    'only queries, commands',
  ],
  [
    'the rest of the server writes no SQL',
    'server/src/http/a.ts',
    `import { sql } from 'drizzle-orm/pg-core'`,
    'only queries, commands',
  ],
  [
    'a file whose name begins like an allowed one',
    'server/src/lib/db-text.ts',
    `import { sql } from 'drizzle-orm'`,
    'only queries, commands',
  ],
  [
    'a query does not select by the team alone',
    'server/src/features/events/queries/some.ts',
    'export const ofTeam = (scope: Scope) => eq(events.teamId, scope.team)',
    'shows a member with chosen events those of the others',
  ],
  [
    'nor does a command in SQL',
    'server/src/features/events/commands.ts',
    'export const ofTeam = ({ team }: Scope) => sql`delete from events where team_id = $' + '{team}`',
    'shows a member with chosen events those of the others',
  ],
  [
    'rules do not import queries',
    'server/src/features/orders/rules.ts',
    `import { listEvents } from '../events/queries.ts'`,
    'rules and policy are pure functions',
  ],
  [
    'policies do not import packages',
    'server/src/features/teams/policy.ts',
    `import { Hono } from 'hono'`,
    'rules and policy are pure functions',
  ],
  [
    'rules import no file of lib that has imports',
    'server/src/features/teams/rules.ts',
    `import { token } from '../../lib/token.ts'`,
    'rules and policy are pure functions',
  ],
  [
    'the commands in tools/ start before any package is installed',
    'tools/lib/a.mjs',
    `import { build } from 'vite'`,
    'the commands in tools/ start before any package is installed',
  ],
  [
    'production code does not import test helpers',
    'server/src/http/a.ts',
    `import { testApp } from '../test/app.ts'`,
    'only tests import test helpers',
  ],
  [
    'there are no barrels',
    'server/src/lib/a.ts',
    `export { plain } from './text.ts'`,
    're-exports ./text.ts. The project has no barrels',
  ],
  [
    'nor barrels that export everything',
    'server/src/lib/a.ts',
    `export * from './text.ts'`,
    're-exports ./text.ts. The project has no barrels',
  ],
  [
    'a file that does not exist',
    'server/src/lib/a.ts',
    `import { a } from './b.ts'`,
    'imports ./b.ts: the file does not exist',
  ],
  [
    'a missing file extension',
    'server/src/lib/a.ts',
    `import { plain } from './text'`,
    'imports ./text: the file does not exist',
  ],
  [
    'something that is not exported',
    'web/src/lib/a.ts',
    `import { a } from '@foyer/contract/nothing'`,
    'imports @foyer/contract/nothing: the file does not exist',
  ],
  [
    'a package that is not declared',
    'server/src/lib/a.ts',
    `import { z } from 'zod'`,
    'zod is not in the dependencies of server/package.json',
  ],
  [
    'a workspace that is not declared',
    'server/src/lib/a.ts',
    `import { app } from '@foyer/words/app'`,
    '@foyer/words is not in the dependencies',
  ],
  [
    'a development package in production',
    'server/src/lib/a.ts',
    `import { build } from 'esbuild'`,
    'esbuild is not in the dependencies',
  ],
  [
    'its own workspace by name',
    'server/src/lib/a.ts',
    `import { plain } from '@foyer/server/lib/text'`,
    'inside a workspace, imports are relative',
  ],
  [
    'a computed import',
    'server/src/lib/a.ts',
    'const a = (name: string) => import(name)',
    'has an import with a computed name',
  ],
]

it('has a case for every rule', () => {
  const untested = rules.filter((rule) => !broken.some(([, , , because]) => rule.because.startsWith(because)))
  expect(untested).toEqual([])
})

describe('refuses', () => {
  it.each(broken)('%s', (_, file, text, because) => {
    const wrong = check({ [file]: text })
    expect(wrong).toHaveLength(1)
    expect(wrong[0]).toContain(`${file}:1 `)
    expect(wrong[0]).toContain(because)
  })

  it('a cycle of imports', () => {
    const files = {
      'web/src/lib/a.ts': `import { b } from './b.ts'\nexport const a = b`,
      'web/src/lib/b.ts': `import { c } from './c.ts'\nexport const b = c`,
      'web/src/lib/c.ts': `export const c = () => import('./a.ts')`,
    }
    expect(check(files)).toEqual([
      'web/src/lib/a.ts → web/src/lib/b.ts → web/src/lib/c.ts → web/src/lib/a.ts: these files import each other in a cycle. Move the shared code to a file of its own.',
    ])
  })

  it('a cycle through a type import', () => {
    const files = {
      'server/src/lib/a.ts': `import { b } from './b.ts'\nexport type A = string\nexport const a = b`,
      'server/src/lib/b.ts': `import type { A } from './a.ts'\nexport const b = (a: A) => a`,
    }
    expect(check(files)).toEqual([
      expect.stringContaining('server/src/lib/a.ts → server/src/lib/b.ts → server/src/lib/a.ts: these files import'),
    ])
  })

  it('a cycle of features, with its imports', () => {
    const files = {
      'server/src/features/orders/queries.ts': `import { listEvents } from '../events/queries.ts'\nexport const orders = listEvents`,
      'server/src/features/orders/rules.ts': 'export type Order = string',
      'server/src/features/teams/presenter.ts': `\nimport type { Order } from '../orders/rules.ts'\nexport const presentTeam = (_: Order) => 1`,
    }
    const upwardImport = 'server/src/features/teams/presenter.ts:2 imports server/src/features/orders/rules.ts'
    expect(check(files)).toEqual([
      expect.stringContaining(`${upwardImport}: a feature imports only features of the layers below`),
      [
        'events → teams → orders → events: these features import each other in a cycle. Move the shared code to a lower feature, or the code that needs both to a higher one.',
        'server/src/features/events/queries.ts:2 imports server/src/features/teams/rules.ts',
        'server/src/features/orders/queries.ts:1 imports server/src/features/events/queries.ts',
        upwardImport,
      ].join('\n    '),
    ])
  })

  it('a feature that is in no layer', () => {
    expect(
      check({ 'server/src/features/discounts/rules.ts': '', 'server/src/features/discounts/queries.ts': '' }),
    ).toEqual([
      'server/src/features/discounts/: the feature is in no layer. Add it to tools/src/boundaries/layers.ts, above the features that it imports and below those that import it.',
    ])
  })
})

it('lets a type come from a package of types', () => {
  expect(check({ 'server/src/lib/a.ts': `import type { X } from 'x'\nexport type A = X` })).toEqual([])
})
