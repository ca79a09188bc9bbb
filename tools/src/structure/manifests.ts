import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is installed is exactly what was tried, wherever it is fetched from. */
export function checkManifests(root: string, files: string[]): string[] {
  const manifests = files.filter((file) => /^([^/]+\/)?package\.json$/.test(file))
  return [...manifests.flatMap((file) => looseIn(root, file)), ...lockFile(root, files)]
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

function looseIn(root: string, file: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest // npm refuses malformed ones
  const all = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  })
  return all
    .filter(([name, version]) => !name.startsWith('@foyer/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${file} asks for ${name} ${version}: pin the exact version`)
}

function lockFile(root: string, files: string[]): string[] {
  if (!files.includes('package-lock.json')) return []
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  return text.includes('"resolved": "http')
    ? [
        'package-lock.json holds download addresses: install with omit-lockfile-registry-resolved=true (it is in .npmrc)',
      ]
    : []
}
