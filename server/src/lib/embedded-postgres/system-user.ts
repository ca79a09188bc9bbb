import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './failure.ts'

/** A user of the operating system, by number. */
export interface SystemUser {
  uid: number
  gid: number
}

const nobody: SystemUser = { uid: 65_534, gid: 65_534 }

/**
 * PostgreSQL refuses to run as root. Says as whom it runs instead: the owner of the existing cluster, so that files
 * stay whose they are; else the machine's `postgres`; else nobody. Undefined when we are not root: then as ourselves.
 */
export async function systemUserFor(cluster: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await ownerOf(cluster)) ?? (await postgresUser()) ?? nobody
}

async function ownerOf(folder: string): Promise<SystemUser | undefined> {
  const found = await statIfThere(folder)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

async function postgresUser(): Promise<SystemUser | undefined> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return uid && gid && uid !== '0' ? { uid: Number(uid), gid: Number(gid) } : undefined
}

const read = 0o4
const enter = 0o1

/**
 * Whether a user, without supplementary groups, can read a file or folder: every folder on the way must be open to it.
 * It goes by the permission bits alone; a path that is not there yet counts by the folders above it.
 */
export async function canReach(user: SystemUser, path: string): Promise<boolean> {
  const found = await statIfThere(path)
  if (found && !allows(found, user, found.isDirectory() ? read | enter : read)) return false
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const above = await statIfThere(folder)
    if (above && !allows(above, user, enter)) return false
    if (folder === dirname(folder)) return true
  }
}

interface Permissions {
  mode: number
  uid: number
  gid: number
}

function allows({ mode, uid, gid }: Permissions, user: SystemUser, wanted: number): boolean {
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
  return ((mode >> shift) & wanted) === wanted
}

async function statIfThere(path: string) {
  return stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}
