import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = join(import.meta.dirname, '../src')

// Tailwind writes `group-has-checked:` as `:is(:where(.group):has(:checked) *)`. For the `*`, a browser computes the styles
// of the whole app at each element that is added anywhere: half a second for 200 orders on a slow phone.
it('styles nothing by what an ancestor has', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const broken = files.filter((file) => /\b(group|in)-has-/.test(readFileSync(join(sources, file), 'utf8')))
  expect(files.length).toBeGreaterThan(100)
  expect(broken).toEqual([])
})
