import { existsSync } from 'node:fs'
import { join } from 'node:path'

const parts = ['handlers', 'queries', 'commands', 'policy', 'presenter', 'rules', 'tasks']

/** Feature folders of the server hold a closed set of names, so that each of them is known before it is opened. */
export function checkFeatures(files: string[]): string[] {
  return files.flatMap((file) => {
    const inside = /^server\/src\/features\/([^/]+)\/(.+)$/.exec(file)?.[2]
    if (!inside) return isStray(file) ? [`${file}: a file of a feature lies in that feature’s folder`] : []
    const isPart = parts.some((part) => inside.startsWith(`${part}/`) || new RegExp(`^${part}\\.tsx?$`).test(inside))
    if (isPart || /^[^/]+\.test\.tsx?$/.test(inside)) return []
    return [
      `${file}: a feature holds only ${parts.join(', ')}, each one file or a folder of that name, and tests: put it into the one it belongs to`,
    ]
  })
}

const isStray = (file: string) => /^server\/src\/features\/[^/]+$/.test(file)

/** One word in every layer: a resource of the contract is a feature of the server under the same name. */
export function checkResources(root: string, files: string[]): string[] {
  const named = (pattern: RegExp) => new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))
  const routes = named(/^contract\/src\/routes\/([^/]+?)(?<!\.test)\.ts$/)
  routes.delete('all')
  const answered = named(/^server\/src\/features\/([^/]+)\/handlers(?:\/|\.ts$)/)
  const mocked = named(/^mock\/src\/handlers\/([^/]+?)(?<!\.test)\.ts$/)
  mocked.delete('all')
  return [
    ...[...routes]
      .filter((name) => !answered.has(name))
      .map((name) => `contract/src/routes/${name}.ts: its handlers belong in server/src/features/${name}/handlers.ts`),
    ...[...answered]
      .filter((name) => !routes.has(name))
      .map((name) => `server/src/features/${name}/: its routes belong in contract/src/routes/${name}.ts`),
    ...[...mocked]
      .filter((name) => !existsSync(join(root, `contract/src/routes/${name}.ts`)))
      .map((name) => `mock/src/handlers/${name}.ts: its routes belong in contract/src/routes/${name}.ts`),
  ]
}
