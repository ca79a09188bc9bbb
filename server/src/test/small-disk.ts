import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, in memory. */
export interface SmallDisk extends Disposable {
  path: string
}

/** Mounts a disk of this size. @returns the reason why not, where tests may not mount */
export function mountSmallDisk(megabytes: number): SmallDisk | { reason: string } {
  const path = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const mountOptions = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'small-disk', path]
  try {
    execFileSync('mount', mountOptions, { stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    rmSync(path, { recursive: true })
    return { reason: error instanceof Error ? error.message : String(error) }
  }
  return {
    path,
    [Symbol.dispose]() {
      // lazily: a process that ends may have files open for another moment
      execFileSync('umount', ['-l', path])
      rmSync(path, { recursive: true })
    },
  }
}
