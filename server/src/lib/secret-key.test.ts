import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ensureSecretKey, readSecretKey, secretKeyFile } from './secret-key.ts'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('is created once for a new database, and only its owner can read it', () => {
  const folder = dataFolder()
  const key = ensureSecretKey(folder, { hasDatabase: false })
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(ensureSecretKey(folder, { hasDatabase: true })).toBe(key)
  expect(statSync(secretKeyFile(folder)).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret.key'])
})

it('that is lost is not replaced while there is a database', () => {
  const folder = dataFolder()
  expect(() => ensureSecretKey(folder, { hasDatabase: true })).toThrow(
    `The secret key ${join(folder, 'secret.key')} is missing, and the database there was encrypted with it. Put the file back from your backup, or set SECRET_KEY.`,
  )
  expect(readdirSync(folder)).toEqual([])
})

it.each([
  ['empty', ' \n'],
  ['incomplete', 'a'.repeat(31)],
])('that is %s is refused, for a new database too', (fault, content) => {
  const folder = dataFolder()
  writeFileSync(secretKeyFile(folder), content)
  expect(() => ensureSecretKey(folder, { hasDatabase: false })).toThrow(
    `The secret key in ${secretKeyFile(folder)} is ${fault}. Put`,
  )
})

it('in a folder that cannot be used is reported in a sentence', () => {
  const folder = dataFolder()
  mkdirSync(secretKeyFile(folder))
  expect(() => readSecretKey(folder)).toThrow(`The secret key ${secretKeyFile(folder)} cannot be read: EISDIR`)
  expect(() => ensureSecretKey(join(folder, 'gone'), { hasDatabase: false })).toThrow(
    `DATA_DIR ${join(folder, 'gone')} cannot be used: ENOENT`,
  )
})
