/** An import between two places, for a rule to judge. Paths from the root; packages as `npm:zod`, `node:fs`. */
export interface Edge {
  from: string
  to: string
  typeOnly: boolean
  lazy: boolean
}

export interface Rule {
  /** The files that it binds. */
  from: RegExp
  /** What they must not import. */
  not: (edge: Edge, edgesOf: (file: string) => Edge[]) => boolean
  because: string
  /** Tests may reach further than what they test; the walls between the workspaces hold for them too. */
  testsToo?: true
}

const isIn =
  (...folders: string[]) =>
  ({ to }: Pick<Edge, 'to'>) =>
    folders.some((folder) => to === folder || to.startsWith(`${folder}/`))

const isWorkspaceFile = ({ to }: Pick<Edge, 'to'>) => !/^(npm|node):/.test(to)

/** The feature that a path belongs to, and its part: `events`, `queries`. */
function featureOf(path: string): { feature: string; part: string } | undefined {
  const [, feature, part] = /^(?:server|web)\/src\/features\/([^/]+)\/([^/.]+)/.exec(path) ?? []
  return feature && part ? { feature, part } : undefined
}

const isOtherFeature = ({ from, to }: Edge) => {
  const target = featureOf(to)
  return target !== undefined && target.feature !== featureOf(from)?.feature
}

// Who besides queries and commands may: the tables and the connection themselves, what admits a request before it
// reaches a feature (session, limits, repeated requests, health), the queue's schedule, and the paging of queries.
const touchesDatabase =
  /^server\/(drizzle\.config|src\/(features\/[^/]+\/(queries|commands)[./]|schema\/|lib\/(db|notices|paging)\.|lib\/embedded-postgres\/|http\/(auth|limits|idempotency|health)\.|jobs\/))/

/** Who may import whom; the tree and its reasons are in docs/architecture.md. */
export const rules: Rule[] = [
  {
    from: /^(contract|words|brand)\//,
    not: ({ from, to }) => isWorkspaceFile({ to }) && to.split('/')[0] !== from.split('/')[0],
    because: 'contract, words and brand know nobody: move what is shared to the one that both may know',
    testsToo: true,
  },
  {
    from: /^server\//,
    not: isIn('mock', 'web', 'e2e', 'bench', 'tools'),
    because: 'the server knows only contract, words and brand: what it shares with others belongs in contract',
    testsToo: true,
  },
  {
    from: /^mock\//,
    not: isIn('server', 'web', 'e2e', 'bench', 'tools'),
    because: 'the mock knows only contract, words and brand: what it shares with others belongs in contract',
    testsToo: true,
  },
  {
    from: /^web\//,
    not: isIn('server', 'e2e', 'bench', 'tools'),
    because: 'web reaches the server only through contract: declare it there',
    testsToo: true,
  },
  {
    from: /^web\/(?!src\/app\/)/,
    not: isIn('mock'),
    because: 'only web/src/app opens the mock: the rest cannot know whether it is there',
    testsToo: true,
  },
  {
    from: /^web\/src\/ui\//,
    not: (edge) =>
      isIn('web/src/app', 'web/src/features', 'web/src/lib', 'contract', 'words')(edge) ||
      /^npm:(@tanstack\/|use-intl|react-hook-form)/.test(edge.to),
    because:
      'ui could ship in another product (no data, no router, no product words): give it what it shows, or move it to lib or the feature',
  },
  {
    from: /^web\/src\/lib\//,
    not: isIn('web/src/app', 'web/src/features'),
    because: 'lib is a bottom layer: what knows a feature belongs in that feature',
  },
  {
    from: /^web\/src\/features\//,
    not: (edge) => isIn('web/src/app')(edge) || isOtherFeature(edge),
    because: 'a web feature imports no other feature and not app: move the shared part to ui or lib',
  },
  {
    from: /^server\/src\/(lib|schema)\//,
    not: isIn('server/src/features', 'server/src/http', 'server/src/jobs', 'server/src/public'),
    because: 'lib and schema are bottom layers: what knows a feature belongs in that feature',
  },
  {
    from: /^server\/src\/lib\//,
    not: isIn('server/src/schema'),
    because: 'lib holds no product words: what knows a table belongs in a feature',
  },
  {
    from: /^server\/src\/features\//,
    // a presenter only turns a row into what the contract calls it: search answers events as events do
    not: (edge) => isOtherFeature(edge) && !/^(queries|commands|rules|presenter)$/.test(featureOf(edge.to)?.part ?? ''),
    because:
      'a server feature uses another only by its queries, commands, rules and presenter: ask for what it needs there',
  },
  {
    from: /^server\/src\/features\/[^/]+\/(?!handlers)/,
    not: (edge) => !edge.typeOnly && isIn('server/src/http', 'server/src/jobs', 'server/src/public')(edge),
    because: 'below the handlers a feature knows nothing of requests and jobs: take what it needs as an argument',
  },
  {
    from: /^server\//,
    not: ({ from, to }) =>
      !touchesDatabase.test(from) && (isIn('server/src/schema')({ to }) || /^npm:(drizzle-orm|pg)(\/|$)/.test(to)),
    because: 'only queries and commands touch the database: move it to the feature’s queries.ts or commands.ts',
  },
  {
    from: /^server\/src\/features\/[^/]+\/(rules|policy)[./]/,
    not: ({ to, typeOnly }, edgesOf) =>
      !typeOnly &&
      !isIn('contract', 'words')({ to }) &&
      !/^(rules|policy)$/.test(featureOf(to)?.part ?? '') &&
      // of lib, what is made of nothing else
      !(isIn('server/src/lib')({ to }) && edgesOf(to).length === 0),
    because: 'rules and policy are pure: give them what they judge as an argument',
  },
  {
    from: /^tools\/(lib\/)?[^/]+\.mjs$/,
    not: ({ to, lazy }) => !lazy && (to.startsWith('npm:') || to.startsWith('tools/src/')),
    because: 'the commands run before anything is installed: load it by import() after ensureInstalled()',
  },
  {
    from: /^(contract|words|brand|server|mock|web)\//,
    not: ({ to }) => isTestHelper(to),
    because: 'only tests use what is made for tests: move what both need beside the code',
  },
]

const isTestHelper = (path: string) => /\.test\.tsx?$|\/test\//.test(path) && !path.startsWith('npm:')
