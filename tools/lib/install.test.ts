import { expect, it } from 'vitest'
import { createProject } from '../src/test/create-project.ts'
import { isInstalled } from './install.mjs'

const one = { version: '1.0.0', integrity: 'sha512-one' }
const lock = (packages: object) => JSON.stringify({ packages })

const installed = (wanted: object, there: object) =>
  isInstalled(
    createProject({
      'package-lock.json': lock({ '': { name: 'foyer' }, ...wanted }),
      'node_modules/.package-lock.json': lock(there),
    }),
  )

it('is installed when every package is present in its version', async () => {
  expect(await installed({ 'node_modules/one': one }, { 'node_modules/one': one })).toBe(true)
})

it('is not installed without a node_modules folder', async () => {
  expect(await isInstalled(createProject({ 'package-lock.json': lock({ 'node_modules/one': one }) }))).toBe(false)
})

it('is not installed when a package is missing, is another version, or has other content', async () => {
  const wanted = { 'node_modules/one': one }
  expect(await installed(wanted, {})).toBe(false)
  expect(await installed(wanted, { 'node_modules/one': { ...one, version: '1.0.1' } })).toBe(false)
  expect(await installed(wanted, { 'node_modules/one': { ...one, integrity: 'sha512-other' } })).toBe(false)
})

it('ignores missing packages of other platforms', async () => {
  expect(await installed({ 'node_modules/one': { ...one, optional: true } }, {})).toBe(true)
})
