import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { locateBinaries, repairLinks } from './binaries.ts'

it('says in plain words that a platform has no built-in PostgreSQL', async () => {
  await expect(locateBinaries('plan9-mips')).rejects.toThrow(
    'There is no built-in PostgreSQL for plan9-mips: set DATABASE_URL to the address of a PostgreSQL server.',
  )
})

it('makes the library links that an install without scripts skipped, and keeps those that are there', async () => {
  const root = await mkdtemp(join(tmpdir(), 'foyer-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'native', 'lib'), { recursive: true })
  await writeFile(join(root, 'native', 'lib', 'libx.so.1.2'), 'library')
  const links = ['libx.so.1', 'libx.so'].map((name) => ({
    source: 'native/lib/libx.so.1.2',
    target: `native/lib/${name}`,
  }))
  await writeFile(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))

  await repairLinks(root)
  await repairLinks(root)
  expect(await readFile(join(root, 'native', 'lib', 'libx.so'), 'utf8')).toBe('library')
  expect(await readFile(join(root, 'native', 'lib', 'libx.so.1'), 'utf8')).toBe('library')
})
