import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Every installation gets exactly the tested versions, from any registry. */
export function checkManifests(root: string, files: string[]): string[] {
  const named = (name: string) => files.filter((file) => posix.basename(file) === name)
  return [
    ...named('package.json').flatMap((file) => unpinnedIn(root, file)),
    ...named('package-lock.json').flatMap((file) => [...downloadUrlsIn(root, file), ...missingPackagesIn(root, file)]),
  ]
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

function unpinnedIn(root: string, file: string): string[] {
  // `as`: npm refuses a malformed package.json
  const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
  const all = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  })
  return all
    .filter(([name, version]) => !name.startsWith('@foyer/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${file} depends on ${name} ${version}. Pin the exact version.`)
}

function downloadUrlsIn(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return text.includes('"resolved": "http')
    ? [`${file} contains download URLs. Install with omit-lockfile-registry-resolved=true, which .npmrc sets.`]
    : []
}

/** The packages of a lock file by their paths, such as `server/node_modules/better-auth`. */
type Packages = Record<string, Manifest>

/** npm omits an optional package from the lock file without a warning when the registry does not have it. */
function missingPackagesIn(root: string, file: string): string[] {
  // `as`: npm writes the lock file
  const { packages = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages?: Packages }
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map(
        (name) =>
          `${file} lacks ${name}, which ${path} needs on another platform. Choose a version whose packages are all available.`,
      ),
  )
}

/** Whether a package resolves another one as Node does: in its own node_modules, then in those of the folders above. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  if (posix.join(from, 'node_modules', name) in packages) return true
  return from !== '' && isLocked(packages, from.slice(0, Math.max(0, from.lastIndexOf('/'))), name)
}
