import { mayAccessDatabase, reachesDatabase } from './database.ts'
import type { Edge, Target } from './edge.ts'
import { featureOf, isIn, isOtherFeature, isTestHelper, isWorkspaceFile } from './edge.ts'
import { isNotBelow } from './layers.ts'

export interface Rule {
  /** The importing files that the rule applies to. */
  from: RegExp
  /** Whether the rule forbids an import. */
  not: (edge: Edge, edgesOf: (file: string) => Edge[]) => boolean
  /** The sentences of the failure: the rule, and what to do. */
  because: string
  /** Set when the rule also applies to tests. Most do not: a test may import more than the code that it tests. */
  testsToo?: true
}

/** Matches files of the server outside these folders. Test helpers have a rule of their own. */
const isInServerOutside =
  (...folders: string[]) =>
  (target: Target) =>
    isIn('server/src')(target) && !isIn(...folders)(target) && !isTestHelper(target)

const partOf = (path: string) => featureOf(path)?.part ?? ''

/** A page composes sections of other features, and prefetches their data with their queries. */
const isPageWithSection = ({ from, to }: Edge) =>
  /^web\/src\/features\/.+Page\.tsx$/.test(from) &&
  /^web\/src\/features\/[^/]+\/(queries\.ts|(.+\/)?[^/]+Section\.tsx)$/.test(to)

/** The rules of which file may import which. docs/architecture.md describes the layers and the reasons. */
export const rules: Rule[] = [
  {
    from: /^(contract|words|brand)\//,
    not: ({ from, to }) => isWorkspaceFile({ to }) && to.split('/')[0] !== from.split('/')[0],
    because:
      'contract, words and brand import no other workspace. Move code that needs two of them to server, mock or web.',
    testsToo: true,
  },
  {
    from: /^server\//,
    not: isIn('mock', 'web', 'e2e', 'bench', 'tools'),
    because: 'the server imports only contract, words and brand. Move the shared code to contract.',
    testsToo: true,
  },
  {
    from: /^mock\//,
    not: isIn('server', 'web', 'e2e', 'bench', 'tools'),
    because: 'the mock imports only contract, words and brand. Move the shared code to contract.',
    testsToo: true,
  },
  {
    from: /^web\//,
    not: isIn('server', 'e2e', 'bench', 'tools'),
    because:
      'the web app reaches the server only through the contract. Declare the route or the schema in contract/src.',
    testsToo: true,
  },
  {
    from: /^web\/(?!src\/app\/)/,
    not: isIn('mock'),
    because: 'only web/src/app imports the mock, because only the demo contains it. Use the API client instead.',
    testsToo: true,
  },
  {
    from: /^web\/src\/ui\//,
    not: (edge) =>
      isIn('web/src/app', 'web/src/features', 'web/src/lib', 'contract', 'words')(edge) ||
      /^npm:(@tanstack\/|use-intl|react-hook-form)/.test(edge.to),
    because:
      'ui contains only components that another product could use: no data, no router, no product words. Pass the content as props, or move the file to lib or its feature.',
  },
  {
    from: /^web\/src\/lib\//,
    not: isIn('web/src/app', 'web/src/features'),
    because: 'lib is the bottom layer of the web app. Move code that needs a feature to that feature.',
  },
  {
    from: /^web\/src\/features\//,
    not: (edge) => isIn('web/src/app')(edge) || (isOtherFeature(edge) && !isPageWithSection(edge)),
    because:
      'a web feature imports neither app nor another feature. Only a *Page.tsx may import a *Section.tsx or the queries.ts of another feature. Move the shared code to ui or lib.',
  },
  {
    from: /^server\/src\/(lib|schema)\//,
    not: isInServerOutside('server/src/lib', 'server/src/schema'),
    because:
      'lib and schema are the bottom layers of the server. Move code that needs a feature or a request to that feature.',
  },
  {
    from: /^server\/src\/lib\//,
    not: isIn('server/src/schema'),
    because:
      'the server’s lib contains no product code. Move code that needs a table to a feature, and the type of a JSON column to server/src/schema/json.',
  },
  {
    from: /^server\/src\/backup\//,
    not: isInServerOutside('server/src/backup', 'server/src/lib'),
    because:
      'backup copies whole tables and imports only lib, so that a new table needs no code there. Move the shared code to lib.',
  },
  {
    from: /^server\/src\/http\//,
    not: (edge) =>
      isIn('brand')(edge) || isInServerOutside('server/src/http', 'server/src/lib', 'server/src/schema')(edge),
    because:
      'http is a layer below the features and imports only lib, schema, contract and words. Move code that needs more to routes.',
  },
  {
    from: /^server\/src\/features\//,
    not: isInServerOutside('server/src/features', 'server/src/http', 'server/src/lib', 'server/src/schema'),
    because:
      'a feature imports only features, http, lib and schema, since routes and storefront are layers above it. Move the shared code to http or lib, or take the value as an argument.',
  },
  {
    from: /^server\/src\/features\/[^/]+\/(?!handlers[./])/,
    not: (edge) => isIn('server/src/http')(edge) && !(edge.typeOnly && /^(tasks|policy)$/.test(partOf(edge.from))),
    because:
      'only the handlers of a feature import http; tasks and policy may import its types. Take the value as an argument.',
  },
  {
    from: /^server\/src\/features\//,
    not: isNotBelow,
    because:
      'a feature imports only features of the layers below its own, types included; the layers are in tools/src/boundaries/layers.ts. Move the shared code to a lower feature, or the code that needs both to a higher one.',
  },
  {
    from: /^server\/src\/features\//,
    not: (edge) => isOtherFeature(edge) && !/^(queries|commands|service|rules|presenter)$/.test(partOf(edge.to)),
    because:
      'a server feature imports only the queries, commands, service, rules and presenter of another. Add what it needs to one of these.',
  },
  {
    from: /^server\/src\/features\/[^/]+\/(queries|commands|service|rules|policy)[./]/,
    not: (edge) => isOtherFeature(edge) && partOf(edge.to) === 'presenter',
    because:
      'a presenter converts a row to its wire format. Call the presenter of another feature in a handler or a presenter.',
  },
  {
    from: /^server\//,
    not: (edge) => !mayAccessDatabase(edge.from) && reachesDatabase(edge),
    because:
      'only queries, commands and the places in tools/src/boundaries/database.ts access the database. Other code may import only the types of stored JSON, from server/src/schema/json. Move the statement to the feature’s queries.ts or commands.ts.',
  },
  {
    from: /^server\/src\/features\/[^/]+\/(rules|policy)[./]/,
    not: ({ to, typeOnly }, edgesOf) =>
      !typeOnly &&
      !isIn('contract', 'words')({ to }) &&
      !/^(rules|policy)$/.test(partOf(to)) &&
      // of lib, only files without imports are pure
      !(isIn('server/src/lib')({ to }) && edgesOf(to).length === 0),
    because: 'rules and policy are pure functions. Pass the data that they need as an argument.',
  },
  {
    from: /^tools\/(lib\/)?[^/]+\.mjs$/,
    not: ({ to, lazy }) => !lazy && (to.startsWith('npm:') || to.startsWith('tools/src/')),
    because:
      'the commands in tools/ start before any package is installed. Load the module with import() after ensureInstalled().',
  },
  {
    from: /^(contract|words|brand|server|mock|web)\//,
    not: isTestHelper,
    because: 'only tests import test helpers. Move the shared code out of the test folder.',
  },
]
