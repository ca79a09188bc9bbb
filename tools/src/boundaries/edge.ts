/** A resolved import. Files are paths from the root; packages are `npm:zod` or `node:fs`. */
export interface Edge {
  from: string
  /** The line of the import, from 1. */
  line: number
  to: string
  typeOnly: boolean
  lazy: boolean
}

export type Target = Pick<Edge, 'to'>

export const isIn =
  (...folders: string[]) =>
  ({ to }: Target) =>
    folders.some((folder) => to === folder || to.startsWith(`${folder}/`))

export const isWorkspaceFile = ({ to }: Target) => !/^(npm|node):/.test(to)

export const isTestHelper = ({ to }: Target) => /\.test\.tsx?$|\/test\//.test(to) && isWorkspaceFile({ to })

/** The feature of a path and the part of that feature: `events` and `queries`. */
export function featureOf(path: string): { feature: string; part: string } | undefined {
  const [, feature, part] = /^(?:server|web)\/src\/features\/([^/]+)\/([^/.]+)/.exec(path) ?? []
  return feature && part ? { feature, part } : undefined
}

export const isOtherFeature = ({ from, to }: Pick<Edge, 'from' | 'to'>) => {
  const target = featureOf(to)
  return target !== undefined && target.feature !== featureOf(from)?.feature
}

/** The beginning of a failure's sentence: file, line and what is imported. */
export const describeEdge = ({ from, line, to }: Edge) => `${from}:${line} imports ${to}`
