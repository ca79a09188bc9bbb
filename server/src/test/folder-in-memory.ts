import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const neededBytes = 4 * 2 ** 30
const memory = '/dev/shm'

/**
 * A folder for the files of a PostgreSQL whose data no test reads after a power failure. On a disk, to copy the template
 * takes up to a second, since a database has several hundred files.
 * @returns the folder that Linux keeps in memory, when it has room, else the system's folder for temporary files
 */
export function folderInMemory(): string {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= neededBytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
