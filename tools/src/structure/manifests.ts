import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Every installation gets exactly the tested versions, from any registry. */
export function checkManifests(root: string, files: string[]): string[] {
  const named = (name: string) => files.filter((file) => posix.basename(file) === name)
  return [
    ...named('package.json').flatMap((file) => unpinnedIn(root, file)),
    ...named('package-lock.json').flatMap((file) => {
      const packages = packagesIn(root, file)
      const faults = [...missingPackagesIn(packages), ...unprovenIn(packages), ...vulnerableIn(packages)]
      return [...downloadUrlsIn(root, file), ...faults.map((fault) => `${file} ${fault}`)]
    }),
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

interface LockedPackage extends Manifest {
  version?: string
  integrity?: string
  /** A package of this repository. */
  link?: boolean
  /** Part of the archive of the package that it is in. */
  inBundle?: boolean
}

/** The packages of a lock file by their paths, such as `server/node_modules/better-auth`. */
type Packages = Record<string, LockedPackage>

function packagesIn(root: string, file: string): Packages {
  // `as`: npm writes the lock file
  const { packages = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages?: Packages }
  return packages
}

/** Without its hash, a package is whatever the registry sends. */
const unprovenIn = (packages: Packages): string[] =>
  Object.entries(packages)
    .filter(([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle)
    .filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))
    .map(([path]) => `has no SHA-512 hash of ${path}. Install it again from the registry.`)

/** The oldest versions without a known vulnerability: later advisories can only be asked for with a network (`npm audit`). */
const floors: Record<string, string> = {
  'better-auth': '1.6.34',
  hono: '4.12.34',
  '@hono/node-server': '1.19.10',
  'drizzle-orm': '0.45.2',
}

/** Packages below their floor, and parts of better-auth of another version than itself: they are patched together. */
function vulnerableIn(packages: Packages): string[] {
  const named = Object.entries(packages).map(([path, { version = '' }]) => ({ name: nameOf(path), version }))
  const family = named.find(({ name }) => name === 'better-auth')?.version
  return named.flatMap(({ name, version }) => {
    const floor = floors[name]
    if (floor && isOlder(version, floor))
      return [`has ${name} ${version}. Versions before ${floor} have known vulnerabilities.`]
    const isPart = name.startsWith('@better-auth/') && name !== '@better-auth/utils'
    return isPart && version !== family
      ? [`has ${name} ${version}, but better-auth ${family}. Install the same version.`]
      : []
  })
}

const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? ''

const isOlder = (version: string, floor: string): boolean => version.localeCompare(floor, 'en', { numeric: true }) < 0

/** npm omits an optional package from the lock file without a warning when the registry does not have it. */
function missingPackagesIn(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map(
        (name) =>
          `lacks ${name}, which ${path} needs on another platform. Choose a version whose packages are all available.`,
      ),
  )
}

/** Whether a package resolves another one as Node does: in its own node_modules, then in those of the folders above. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  if (posix.join(from, 'node_modules', name) in packages) return true
  return from !== '' && isLocked(packages, from.slice(0, Math.max(0, from.lastIndexOf('/'))), name)
}
