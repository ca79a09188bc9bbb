import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The parts of a server feature. A `service` is an object that lives as long as the process and touches no table itself,
 * such as a batcher or a stream hub.
 */
const parts = ['handlers', 'service', 'queries', 'commands', 'policy', 'presenter', 'rules', 'tasks']
/** Parts that are always folders: email templates, pages of a PDF. */
const folders = ['templates', 'pdf']

const isPart = new RegExp(`^((${parts.join('|')})(/|\\.tsx?$)|(${folders.join('|')})/)`)

/** A feature folder of the server contains a closed set of names, so that a reader knows the role of each file. */
export function checkFeatures(files: string[]): string[] {
  return files.flatMap((file) => {
    const pathInFeature = /^server\/src\/features\/([^/]+)\/(.+)$/.exec(file)?.[2]
    if (!pathInFeature)
      return isStray(file) ? [`${file}: the file is in no feature. Move it into the folder of its feature.`] : []
    if (isPart.test(pathInFeature) || /^[^/]+\.test\.tsx?$/.test(pathInFeature)) return []
    return [
      `${file}: a feature contains only ${parts.join(', ')} (each a file or a folder of that name), the folders ${folders.join(' and ')}, and tests. Move the code to the part that it belongs to.`,
    ]
  })
}

const isStray = (file: string) => /^server\/src\/features\/[^/]+$/.test(file)

/** A resource has the same name in every layer: the contract, the server's features and the mock. */
export function checkResources(root: string, files: string[]): string[] {
  const named = (pattern: RegExp) => new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))
  const routes = named(/^contract\/src\/routes\/([^/]+?)(?<!\.test)\.ts$/)
  routes.delete('all')
  const handled = named(/^server\/src\/features\/([^/]+)\/handlers(?:\/|\.ts$)/)
  const mocked = named(/^mock\/src\/handlers\/([^/]+?)(?<!\.test)\.ts$/)
  mocked.delete('all')
  return [
    ...[...routes]
      .filter((name) => !handled.has(name))
      .map(
        (name) =>
          `contract/src/routes/${name}.ts: the server has no handlers for these routes. Add server/src/features/${name}/handlers.ts.`,
      ),
    ...[...handled]
      .filter((name) => !routes.has(name))
      .map(
        (name) =>
          `server/src/features/${name}/: the contract has no routes for these handlers. Add contract/src/routes/${name}.ts.`,
      ),
    ...[...mocked]
      .filter((name) => !existsSync(join(root, `contract/src/routes/${name}.ts`)))
      .map(
        (name) =>
          `mock/src/handlers/${name}.ts: the contract has no routes for these handlers. Add contract/src/routes/${name}.ts.`,
      ),
  ]
}
