import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

interface Sbom {
  components: { name: string; version: string }[]
}

it('lists every package that runs in production, with its version', () => {
  const printed = execFileSync(process.execPath, [join(root, 'tools/sbom.mjs')], { encoding: 'utf8' })
  const listed = new Map((JSON.parse(printed) as Sbom).components.map(({ name, version }) => [name, version]))
  const wanted: Record<string, string> = read('server/package.json').dependencies
  const own = Object.entries(wanted).filter(([name]) => !name.startsWith('@foyer/'))
  expect(own.length).toBeGreaterThan(10)
  for (const [name, version] of own) expect([name, listed.get(name)]).toEqual([name, version])
})
