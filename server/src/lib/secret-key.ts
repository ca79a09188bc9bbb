import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the installation's secret from the data folder, and creates it when it is missing. When several processes
 * create it at once, one wins and all use its key. A crash leaves no partial key.
 * @param dataDir an existing folder
 */
export function ensureSecretKey(dataDir: string): string {
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
