import { describe, expect, it } from 'vitest'
import { checkBoundaries } from './boundaries/check.ts'
import type { Exemptions } from './boundaries/exemptions.ts'
import { rules } from './boundaries/rules.ts'
import { broken } from './test/broken-imports.ts'
import { createProject } from './test/create-project.ts'
import { layered } from './test/layered-project.ts'

const check = (changed: Record<string, string>, excused = noExemptions) =>
  checkBoundaries(createProject({ ...layered, ...changed }), excused)
const noExemptions: Exemptions = { teamWide: {}, database: {} }

it('passes a project that follows every rule', () => {
  expect(check({})).toEqual([])
})

it('has a case for every rule', () => {
  const untested = rules.filter((rule) => !broken.some(([, , , because]) => rule.because.startsWith(because)))
  expect(untested).toEqual([])
})

describe('refuses', () => {
  it.each(broken)('%s', (_, file, text, because) => {
    const wrong = check({ 'server/src/schema/json/plan.ts': 'export const events = 1', [file]: text })
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

  it('exemptions that excuse nothing', () => {
    const teams = 'server/src/features/teams/queries.ts'
    const excused = {
      teamWide: { [teams]: 'it', 'server/src/features/events/queries.ts': 'does not', 'server/src/gone.ts': 'is gone' },
      database: { 'server/src/lib/db': 'it', 'server/src/lib/text': 'does not' },
    }
    expect(check({ [teams]: 'export const own = (scope: Scope) => eq(teams.id, scope.team)' }, excused)).toEqual([
      'tools/src/boundaries/team-wide.ts lists server/src/features/events/queries.ts, which selects nothing by the team alone. Remove the entry.',
      'tools/src/boundaries/team-wide.ts lists server/src/gone.ts, which selects nothing by the team alone. Remove the entry.',
      'tools/src/boundaries/database.ts lists server/src/lib/text, which does not access the database. Remove the entry.',
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

it('lets a service import the type of a JSON column', () => {
  const plan = { 'server/src/schema/json/plan.ts': 'export interface Plan {}' }
  const service = `import type { Plan } from '../../schema/json/plan.ts'\nexport type A = Plan`
  expect(check({ ...plan, 'server/src/features/events/service.ts': service })).toEqual([])
})

it('lets a type come from a package of types', () => {
  expect(check({ 'server/src/lib/a.ts': `import type { X } from 'x'\nexport type A = X` })).toEqual([])
})
