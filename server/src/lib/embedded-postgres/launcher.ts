import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './failure.ts'
import type { SystemUser } from './system-user.ts'
import { canReach } from './system-user.ts'

/** What `spawn` needs to start a program as the right user, with nothing of our own environment. */
export interface Launch {
  command: string
  args: string[]
  options: { cwd: '/'; env: Record<string, string>; uid?: number; gid?: number }
}

/** Turns a PostgreSQL program and its arguments into what is spawned. */
export type Launcher = (program: string, args: readonly string[]) => Launch

// C: messages are read by this code. Nothing else: a PGPORT or LD_PRELOAD of ours must not change PostgreSQL.
const options = { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } } as const

/**
 * Decides how PostgreSQL's programs are started: as ourselves; or, when we are root, as `user`. Where that user cannot
 * enter the folders of the programs or the data (below /root, say), it is lent the right to pass by permissions.
 * @throws EmbeddedPostgresError when that right cannot be lent
 */
export async function chooseLauncher(
  user: SystemUser | undefined,
  binaries: Binaries,
  dataDir: string,
): Promise<Launcher> {
  if (!user) return asOurselves
  const paths = [...binaries.needed, binaries.postgres]
  const readable = await Promise.all(paths.map((path) => canReach(user, path)))
  // the data folder itself only has to be passed through: what PostgreSQL uses below it is its own
  if (readable.every(Boolean) && (await canReach(user, `${dataDir}/postgres.new`))) return asUser(user)

  const launcher = asUserWithPassage(user)
  await assertStarts(launcher(binaries.postgres, ['--version']), dataDir)
  return launcher
}

const asOurselves: Launcher = (command, args) => ({ command, args: [...args], options })

const asUser =
  (user: SystemUser): Launcher =>
  (command, args) => ({ command, args: [...args], options: { ...options, ...user } })

/**
 * The user keeps one capability of root, CAP_DAC_OVERRIDE: to open files whatever their mode says.
 * `no_setuid_fixup` is there for access(2), by which PostgreSQL looks at its own program: without it the kernel
 * ignores the capabilities of a user other than root in that one call.
 */
const asUserWithPassage =
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

async function assertStarts({ command, args, options: how }: Launch, dataDir: string): Promise<void> {
  await promisify(execFile)(command, args, how).catch((error: Error) => {
    throw new EmbeddedPostgresError(
      `PostgreSQL does not run as root, and another user cannot enter the folders of Foyer or of its data (${dataDir}): ` +
        'run Foyer as an ordinary user, or move both out of folders that only root may enter, or install util-linux ' +
        `(for setpriv), or set DATABASE_URL. (${error.message.trim()})`,
    )
  })
}
