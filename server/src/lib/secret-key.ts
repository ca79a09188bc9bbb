import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The installation's secret, kept in the data folder and made when there is none. Of several processes that make one at
 * once, one wins and all use it; a crash in between leaves no half-written key.
 * @param dataDir an existing folder
 */
export function secretKeyIn(dataDir: string): string {
  const file = join(dataDir, 'secret.key')
  const draft = join(dataDir, `secret.key.${randomBytes(6).toString('hex')}`)
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
