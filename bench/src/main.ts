import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { content } from './content.ts'
import { crash } from './crash.ts'
import type { Bench, Figure } from './figure.ts'
import { holds } from './figure.ts'
import { firstLoad } from './first-load.ts'
import { inbox } from './inbox.ts'
import { lighthouseScores } from './lighthouse.ts'
import { lists } from './lists.ts'
import { memory } from './memory.ts'
import { onSale } from './on-sale.ts'
import { publicPage } from './public-page.ts'
import { start } from './start.ts'
import { websites } from './websites.ts'

// npm run bench [name …]: measures all, or those named, prints a table and writes down in results.json what was measured,
// with the commit; what was not measured stays there as it was.
const benches: Record<string, Bench> = {
  'first-load': firstLoad,
  start,
  memory,
  lists,
  lighthouse: lighthouseScores,
  'public-page': publicPage,
  'on-sale': onSale,
  crash,
  content,
  websites,
  inbox,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(', ')}: choose of ${Object.keys(benches).join(', ')}`)

const file = fileURLToPath(new URL('../results.json', import.meta.url))
// before anything is written down
const machine = describeMachine()
const results: Record<string, object> = JSON.parse(readFileSync(file, 'utf8'))
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${bench.title}`)
  const began = { at: new Date().toISOString(), load: loadavg()[0] }
  const figures = await bench.measure()
  for (const figure of figures) console.log(lineOf(figure))
  if (!figures.every(holds)) process.exitCode = 1
  results[name] = { ...machine, ...began, figures }
  // after each: what was measured is not lost when a later one is broken off
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

function lineOf(figure: Figure): string {
  const value = `${figure.value.toFixed(figure.unit === '' ? 0 : 1)} ${figure.unit}`.padStart(12)
  const budget =
    figure.budget === undefined
      ? ''
      : `${figure.higherIsBetter ? '≥' : '≤'} ${figure.budget} ${holds(figure) ? '✓' : '✗ missed'}`
  return `  ${figure.name.padEnd(44)}${value}  ${budget}`
}

function describeMachine() {
  const commit = execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], { encoding: 'utf8' }).trim()
  const [processor] = cpus()
  return {
    commit,
    node: process.version,
    processor: processor?.model,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
  }
}
