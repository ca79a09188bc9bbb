import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { nameRelease } from './release-folder.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

/** A build whose scripts await the name of their release. */
function built(page: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  made.push(dist)
  mkdirSync(join(dist, 'assets/release-0'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<script src="/assets/release-0/index.js">')
  writeFileSync(join(dist, 'assets/release-0/index.js'), 'import("./Page.js"),["assets/release-0/Page.js"]')
  writeFileSync(join(dist, 'assets/release-0/Page.js'), page)
  nameRelease(dist)
  return dist
}

const releaseOf = (dist: string) => readdirSync(join(dist, 'assets')).join()

it('names the folder and its addresses by the content of all scripts', () => {
  const dist = built('one')
  const release = releaseOf(dist)
  expect(release).toMatch(/^[A-Za-z0-9]{9}$/)
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(`<script src="/assets/${release}/index.js">`)
  expect(readFileSync(join(dist, 'assets', release, 'index.js'), 'utf8')).toContain(`"assets/${release}/Page.js"`)
})

it('gives another release another name, and the same release the same', () => {
  expect(releaseOf(built('one'))).toBe(releaseOf(built('one')))
  expect(releaseOf(built('two'))).not.toBe(releaseOf(built('one')))
})
