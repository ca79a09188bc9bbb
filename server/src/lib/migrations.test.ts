import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationsFolder } from './migrations.ts'

interface Journal {
  entries: { tag: string; when: number }[]
}

// A database runs the migrations that are dated after its last one, in the order of the journal.
it('migrations are listed and dated in the order of their numbers', () => {
  // `as`: drizzle writes this file
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal
  expect(entries.length).toBeGreaterThan(70)
  const sorted = [...entries].sort((a, b) => a.tag.localeCompare(b.tag))
  expect(entries.map(({ tag }) => tag)).toEqual(sorted.map(({ tag }) => tag))
  expect(entries.filter(({ when }, index) => when <= (entries[index - 1]?.when ?? 0))).toEqual([])
})
