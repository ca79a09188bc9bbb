import { readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './failure.ts'

/** A user of the operating system, by number. */
export interface SystemUser {
  uid: number
  gid: number
}

const overflowUser: SystemUser = { uid: 65_534, gid: 65_534 }

/**
 * Chooses the user for PostgreSQL when this process is root, because PostgreSQL refuses to run as root: the owner of
 * the existing cluster, so that its files keep their owner; else the machine's `postgres`; else the overflow user
 * (65534).
 * @returns undefined when this process is not root: PostgreSQL then runs as the same user
 */
export async function systemUserFor(cluster: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (await ownerOf(cluster)) ?? (await postgresUser()) ?? overflowUser
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

const readBit = 0o4
const enterBit = 0o1

/**
 * Whether a user without supplementary groups can read a file or folder and enter every folder above it. Checks only
 * the permission bits. For a path that does not exist yet, checks only the folders above.
 */
export async function canReach(user: SystemUser, path: string): Promise<boolean> {
  const found = await statIfThere(path)
  if (found && !allows(found, user, found.isDirectory() ? readBit | enterBit : readBit)) return false
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const above = await statIfThere(folder)
    if (above && !allows(above, user, enterBit)) return false
    if (folder === dirname(folder)) return true
  }
}

interface Permissions {
  mode: number
  uid: number
  gid: number
}

function allows({ mode, uid, gid }: Permissions, user: SystemUser, bits: number): boolean {
  return ((mode >> shiftOf({ uid, gid }, user)) & bits) === bits
}

function shiftOf({ uid, gid }: Pick<Permissions, 'uid' | 'gid'>, user: SystemUser): number {
  if (uid === user.uid) return 6
  return gid === user.gid ? 3 : 0
}

async function statIfThere(path: string) {
  return stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
}
