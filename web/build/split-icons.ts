import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const importOfIcons = /import \{([^}]+)\} from 'lucide-react'/g

/**
 * Imports each icon from its own file instead of lucide-react's list of all icons. The list would make every page depend
 * on every icon of the app, so that `chunkGroups` puts all of them into the first load.
 */
export function splitIcons(): Plugin {
  const fileOf = iconFiles()
  return {
    name: 'foyer:split-icons',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return null
      return { code: code.replace(importOfIcons, (_, names: string) => importsOf(names, fileOf)), map: null }
    },
  }
}

/** @param names as in the source: `Check, Link as LinkIcon, type LucideIcon` */
function importsOf(names: string, fileOf: ReadonlyMap<string, string>): string {
  const imports = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
  return imports
    .map((name) => {
      const [icon = '', alias = icon] = name.split(/ as /)
      const file = fileOf.get(icon)
      if (!file) throw new Error(`lucide-react has no icon ${icon}`)
      return `import ${alias} from 'lucide-react/icons/${file}'`
    })
    .join('; ')
}

/** The file of each icon, by its names, from the list of all icons. */
function iconFiles(): Map<string, string> {
  const list = fileURLToPath(
    new URL('lucide-react.mjs', import.meta.resolve('lucide-react/icons/x').replace('icons/', '')),
  )
  const lines = readFileSync(list, 'utf8').matchAll(/^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  )
}
