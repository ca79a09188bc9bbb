import { describe, expect, it } from 'vitest'
import { checkBoundaries } from './boundaries/check.ts'
import { rules } from './boundaries/rules.ts'
import { seed } from './test/seed.ts'

const manifest = (name: string, dependencies: string[] = [], devDependencies: string[] = []) =>
  JSON.stringify({
    name: `@foyer/${name}`,
    exports: { './*': './src/*.ts', './*.css': './src/*.css', './routes': './src/app/main.ts' },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
    devDependencies: Object.fromEntries(devDependencies.map((dependency) => [dependency, '*'])),
  })

/** A project that keeps every rule. */
const clean: Record<string, string> = {
  'package.json': JSON.stringify({
    workspaces: ['contract', 'words', 'brand', 'server', 'mock', 'web', 'e2e', 'tools'],
    devDependencies: { vitest: '1' },
  }),
  'contract/package.json': manifest('contract', ['zod']),
  'contract/src/events.ts': `import { z } from 'zod'\nexport const Event = z.object({})`,
  'contract/src/routes/events.ts': `import { Event } from '../events.ts'\nexport const events = { Event }`,
  'words/package.json': manifest('words'),
  'words/src/app.ts': 'export const app = {}',
  'brand/package.json': manifest('brand'),
  'brand/src/tokens.css': '',
  'server/package.json': manifest('server', ['@foyer/contract', 'drizzle-orm', 'pg', 'hono'], ['esbuild', '@types/x']),
  'server/src/main.ts': `import { eventHandlers } from './features/events/handlers.ts'\nexport const main = eventHandlers`,
  'server/src/lib/db.ts': `import pg from 'pg'\nexport type Db = pg.Pool`,
  'server/src/lib/text.ts': `export const plain = (text: string) => text`,
  'server/src/lib/token.ts': `import { randomBytes } from 'node:crypto'\nexport const token = () => randomBytes(8)`,
  'server/src/schema/events.ts': `import { sql } from 'drizzle-orm'\nexport const events = sql`,
  'server/src/http/limits.ts': 'export const takeTurn = () => 1',
  'server/src/http/services.ts': 'export type Services = object',
  'server/src/features/events/handlers.ts': `import { takeTurn } from '../../http/limits.ts'\nimport { listEvents } from './queries.ts'\nexport const eventHandlers = { takeTurn, listEvents }`,
  'server/src/features/events/queries.ts': `import type { Services } from '../../http/services.ts'\nimport { events } from '../../schema/events.ts'\nexport const listEvents = (_: Services) => events`,
  'server/src/features/events/rules.ts': `import { Event } from '@foyer/contract/events'\nimport { plain } from '../../lib/text.ts'\nexport const rule = { Event, plain }`,
  'server/src/features/events/queries/order.ts': `import { asc } from 'drizzle-orm'\nexport const order = asc`,
  'server/src/features/teams/handlers.ts': `import { rule } from '../events/rules.ts'\nexport const teamHandlers = { rule }`,
  'server/src/features/teams/teams.test.ts': `import { it } from 'vitest'\nimport { sql } from 'drizzle-orm'\nimport { house } from '../../test/house.ts'\nit('', () => { house; sql })`,
  'server/src/test/house.ts': 'export const house = 1',
  'mock/package.json': manifest('mock', ['@foyer/contract']),
  'mock/src/worker.ts': `import { Event } from '@foyer/contract/events'\nexport const worker = Event`,
  'web/package.json': manifest('web', [
    '@foyer/contract',
    '@foyer/mock',
    '@foyer/brand',
    '@foyer/words',
    'react',
    '@tanstack/react-query',
  ]),
  'web/src/app/main.ts': `const HomePage = () => import('../features/events/HomePage.tsx')\nconst mock = () => import('@foyer/mock/worker')\nexport const main = { HomePage, mock }`,
  'web/src/features/events/HomePage.tsx': `import '@foyer/brand/tokens.css'\nimport { Button } from '../../ui/Button.tsx'\nimport { api } from '../../lib/api.ts'\nexport default function HomePage() { return <Button>{api}</Button> }`,
  'web/src/features/teams/queries.ts': 'export const teams = 1',
  'web/src/lib/api.ts': `import type { Event } from '@foyer/contract/events'\nexport const api = (event: typeof Event) => event`,
  'web/src/ui/Button.tsx': `import { useState } from 'react'\nexport const Button = ({ children }: { children: unknown }) => <button>{useState(children)}</button>`,
  'e2e/package.json': manifest('e2e', ['@foyer/server']),
  'e2e/home.e2e.ts': `import { house } from '@foyer/server/test/house'\nexport { }\nhouse`,
  'tools/package.json': manifest('tools', [], ['vite', '@foyer/web']),
  'tools/src/budget.ts': `import { main } from '@foyer/web/routes'\nexport const budget = main`,
  'tools/start.mjs': `import './lib/root.mjs'\nawait import(new URL('x', import.meta.url).href)`,
  'tools/lib/root.mjs': `import { join } from 'node:path'\nexport const root = join('a')\nexport const later = () => import('vite')`,
}

const check = (changed: Record<string, string>) => checkBoundaries(seed({ ...clean, ...changed }))

it('passes a project that keeps every rule', () => {
  expect(check({})).toEqual([])
})

const broken: [rule: string, file: string, text: string, because: string][] = [
  [
    'contract knows nobody',
    'words/src/a.ts',
    `import { Event } from '../../contract/src/events.ts'`,
    'contract, words and brand know nobody',
  ],
  [
    'the server does not know the web app',
    'server/src/http/a.ts',
    `import type { api } from '../../../web/src/lib/api.ts'`,
    'the server knows only contract',
  ],
  [
    'nor do its tests know the mock',
    'server/src/http/a.test.ts',
    `import { worker } from '../../../mock/src/worker.ts'`,
    'the server knows only contract',
  ],
  [
    'the mock does not know the server',
    'mock/src/a.ts',
    `import { plain } from '../../server/src/lib/text.ts'`,
    'the mock knows only contract',
  ],
  [
    'the web app does not know the server, not even by type',
    'web/src/lib/a.ts',
    `export type A = import('../../../server/src/lib/db.ts').Db`,
    'web reaches the server only through contract',
  ],
  [
    'only app opens the mock',
    'web/src/lib/a.ts',
    `const a = import('@foyer/mock/worker')`,
    'only web/src/app opens the mock',
  ],
  [
    'ui has no data',
    'web/src/ui/a.ts',
    `import { useQuery } from '@tanstack/react-query'`,
    'ui could ship in another product',
  ],
  [
    'ui has no product words',
    'web/src/ui/a.ts',
    `import { app } from '@foyer/words/app'`,
    'ui could ship in another product',
  ],
  [
    'ui does not know lib',
    'web/src/ui/deep/A.tsx',
    `import { api } from '../../lib/api.ts'`,
    'ui could ship in another product',
  ],
  [
    'lib does not know a feature',
    'web/src/lib/a.ts',
    `import { teams } from './../features/teams/queries.ts'`,
    'lib is a bottom layer',
  ],
  [
    'a web feature does not know another',
    'web/src/features/events/deep/a.ts',
    `import { teams } from '../../teams/queries.ts'`,
    'a web feature imports no other feature',
  ],
  [
    'a web feature does not know app',
    'web/src/features/events/a.ts',
    `import { main } from '../../app/main.ts'`,
    'a web feature imports no other feature and not app',
  ],
  [
    'the server’s lib does not know a feature',
    'server/src/lib/a.ts',
    `import { rule } from '../features/events/rules.ts'`,
    'lib and schema are bottom layers',
  ],
  [
    'the server’s lib does not know a table',
    'server/src/lib/paging.ts',
    `import { events } from '../schema/events.ts'`,
    'lib holds no product words',
  ],
  [
    'a server feature does not use another’s handlers',
    'server/src/features/teams/a.ts',
    `import type { eventHandlers } from '../events/handlers.ts'`,
    'a server feature uses another only by',
  ],
  [
    'below the handlers nothing of requests is known',
    'server/src/features/teams/queries.ts',
    `import { takeTurn } from '../../http/limits.ts'`,
    'below the handlers',
  ],
  [
    'handlers do not know the tables',
    'server/src/features/events/presenter.ts',
    `import { events } from '../../schema/events.ts'`,
    'only queries and commands touch the database',
  ],
  [
    'nor does anybody else write SQL',
    'server/src/http/a.ts',
    `import { sql } from 'drizzle-orm/pg-core'`,
    'only queries and commands touch the database',
  ],
  [
    'rules do not look into the database',
    'server/src/features/teams/rules.ts',
    `import { listEvents } from '../events/queries.ts'`,
    'rules and policy are pure',
  ],
  [
    'policies do not use packages',
    'server/src/features/teams/policy.ts',
    `import { Hono } from 'hono'`,
    'rules and policy are pure',
  ],
  [
    'rules use nothing of lib that reaches further',
    'server/src/features/teams/rules.ts',
    `import { token } from '../../lib/token.ts'`,
    'rules and policy are pure',
  ],
  [
    'the commands run before anything is installed',
    'tools/lib/a.mjs',
    `import { build } from 'vite'`,
    'the commands run before anything is installed',
  ],
  [
    'production code does not use test helpers',
    'server/src/http/a.ts',
    `import { house } from '../test/house.ts'`,
    'only tests use what is made for tests',
  ],
  [
    'there are no barrels',
    'server/src/lib/a.ts',
    `export { plain } from './text.ts'`,
    'hands on ./text.ts: there are no barrels',
  ],
  [
    'not in the other spelling either',
    'server/src/lib/a.ts',
    `export * from './text.ts'`,
    'hands on ./text.ts: there are no barrels',
  ],
  [
    'a file that is not there',
    'server/src/lib/a.ts',
    `import { a } from './b.ts'`,
    'imports ./b.ts: there is no such file',
  ],
  [
    'an ending that is missing',
    'server/src/lib/a.ts',
    `import { plain } from './text'`,
    'imports ./text: there is no such file',
  ],
  [
    'something that is not exported',
    'web/src/lib/a.ts',
    `import { a } from '@foyer/contract/nothing'`,
    'imports @foyer/contract/nothing: there is no such file',
  ],
  [
    'a package that is not declared',
    'server/src/lib/a.ts',
    `import { z } from 'zod'`,
    'zod is not among the dependencies in server/package.json',
  ],
  [
    'a workspace that is not declared',
    'server/src/lib/a.ts',
    `import { app } from '@foyer/words/app'`,
    '@foyer/words is not among the dependencies',
  ],
  [
    'a development package in production',
    'server/src/lib/a.ts',
    `import { build } from 'esbuild'`,
    'esbuild is not among the dependencies',
  ],
  [
    'its own workspace by name',
    'server/src/lib/a.ts',
    `import { plain } from '@foyer/server/lib/text'`,
    'inside a workspace imports are relative',
  ],
  [
    'a computed import',
    'server/src/lib/a.ts',
    'const a = (name: string) => import(name)',
    'imports something computed',
  ],
]

it('has seen every rule refuse something', () => {
  const unseen = rules.filter((rule) => !broken.some(([, , , because]) => rule.because.startsWith(because)))
  expect(unseen).toEqual([])
})

describe('refuses', () => {
  it.each(broken)('%s', (_, file, text, because) => {
    const wrong = check({ [file]: text })
    expect(wrong).toHaveLength(1)
    expect(wrong[0]).toContain(`${file} `)
    expect(wrong[0]).toContain(because)
  })

  it('imports that run in a circle', () => {
    const files = {
      'web/src/lib/a.ts': `import { b } from './b.ts'\nexport const a = b`,
      'web/src/lib/b.ts': `import { c } from './c.ts'\nexport const b = c`,
      'web/src/lib/c.ts': `export const c = () => import('./a.ts')`,
    }
    expect(check(files)).toEqual([
      'web/src/lib/a.ts → web/src/lib/b.ts → web/src/lib/c.ts → web/src/lib/a.ts: imports run in a circle: move what both need to a file of its own',
    ])
  })
})

it('lets a type look back, and a type come from a package of types', () => {
  const files = {
    'server/src/lib/a.ts': `import { b } from './b.ts'\nimport type { X } from 'x'\nexport type A = X\nexport const a = b`,
    'server/src/lib/b.ts': `import type { A } from './a.ts'\nexport const b = (a: A) => a`,
  }
  expect(check(files)).toEqual([])
})
