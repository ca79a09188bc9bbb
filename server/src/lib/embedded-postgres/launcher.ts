import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './failure.ts'
import type { SystemUser } from './system-user.ts'
import { canReach } from './system-user.ts'

/** The arguments of `spawn` that start a program as the right user, without this process's environment. */
export interface Launch {
  command: string
  args: string[]
  options: { cwd: '/'; env: Record<string, string>; uid?: number; gid?: number }
}

/** Converts a PostgreSQL program and its arguments into arguments of `spawn`. */
export type Launcher = (program: string, args: readonly string[]) => Launch

// LC_ALL=C, because this code parses PostgreSQL's messages. A PGPORT or LD_PRELOAD of this process must not reach
// PostgreSQL.
const options = { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } } as const

/**
 * Chooses how to start PostgreSQL's programs: as the current user, or, when that is root, as `user`. If `user` cannot
 * enter the folders of the programs or the data (such as below /root), it keeps one capability that bypasses file
 * permissions.
 * @throws EmbeddedPostgresError when that capability cannot be passed on
 */
export async function chooseLauncher(
  user: SystemUser | undefined,
  binaries: Binaries,
  dataDir: string,
): Promise<Launcher> {
  if (!user) return asCurrentUser
  const paths = [...binaries.mustBeReadable, binaries.postgres]
  const readable = await Promise.all(paths.map((path) => canReach(user, path)))
  // PostgreSQL only needs to pass through the data folder: the files it uses below belong to it
  if (readable.every(Boolean) && (await canReach(user, `${dataDir}/postgres.new`))) return asUser(user)

  const launcher = asUserWithFileAccess(user)
  await assertStarts(launcher(binaries.postgres, ['--version']), dataDir)
  return launcher
}

const asCurrentUser: Launcher = (command, args) => ({ command, args: [...args], options })

const asUser =
  (user: SystemUser): Launcher =>
  (command, args) => ({ command, args: [...args], options: { ...options, ...user } })

/**
 * Keeps one capability of root for the user, CAP_DAC_OVERRIDE: it opens files whatever their mode is.
 * `no_setuid_fixup` is for access(2), with which PostgreSQL checks its own program: without it the kernel ignores the
 * capabilities of a user other than root in that call.
 */
const asUserWithFileAccess =
  ({ uid, gid }: SystemUser): Launcher =>
  (program, args) => ({
    command: 'setpriv',
    args: [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      '--securebits=+no_setuid_fixup',
      '--no-new-privs',
      program,
      ...args,
    ],
    options,
  })

async function assertStarts({ command, args, options: spawnOptions }: Launch, dataDir: string): Promise<void> {
  await promisify(execFile)(command, args, spawnOptions).catch((error: Error) => {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and another user cannot enter the folders of Foyer or of its data (${dataDir}): ` +
        'run Foyer as an ordinary user, or move both out of folders that only root may enter, or install util-linux ' +
        `(for setpriv), or set DATABASE_URL. (${error.message.trim()})`,
    )
  })
}
