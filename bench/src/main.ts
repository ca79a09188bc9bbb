import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { checkIn } from './check-in.ts'
import { checkInOffline } from './check-in-offline.ts'
import { codes } from './codes.ts'
import { content } from './content.ts'
import { crash } from './crash.ts'
import type { Bench, Figure } from './figure.ts'
import { isWithinBudget } from './figure.ts'
import { files } from './files.ts'
import { firstLoad } from './first-load.ts'
import { inbox } from './inbox.ts'
import { interaction } from './interaction.ts'
import { invoices } from './invoices.ts'
import { lighthouseScores } from './lighthouse.ts'
import { lists } from './lists.ts'
import { memory } from './memory.ts'
import { onSale } from './on-sale.ts'
import { publicPage } from './public-page.ts'
import type { Results } from './readme-figures.ts'
import { overBudgetTable, saleTable, withPart } from './readme-figures.ts'
import { reads } from './reads.ts'
import { reportsBench } from './reports.ts'
import { search } from './search.ts'
import { signIn } from './sign-in.ts'
import { start } from './start.ts'
import { websites } from './websites.ts'

// npm run bench [name …]: runs all benches or the named ones, prints a table, and writes the figures with their commit
// to results.json and into the READMEs. The figures of benches that did not run stay as they are.
const benches: Record<string, Bench> = {
  'first-load': firstLoad,
  start,
  memory,
  lists,
  reads,
  search,
  reports: reportsBench,
  lighthouse: lighthouseScores,
  interaction,
  'public-page': publicPage,
  'on-sale': onSale,
  crash,
  files,
  content,
  codes,
  invoices,
  websites,
  inbox,
  'sign-in': signIn,
  'check-in': checkIn,
  'check-in-offline': checkInOffline,
}

const selected = process.argv.slice(2)
const unknown = selected.filter((name) => !(name in benches))
if (unknown.length > 0)
  throw new Error(`Unknown bench: ${unknown.join(', ')}. The benches are ${Object.keys(benches).join(', ')}.`)

const file = fileURLToPath(new URL('../results.json', import.meta.url))
// Described first: writing results.json would make the commit dirty.
const machine = describeMachine()
const results: Results = JSON.parse(readFileSync(file, 'utf8'))
for (const [name, bench] of Object.entries(benches)) {
  if (selected.length > 0 && !selected.includes(name)) continue
  await run(name, bench).catch((error: unknown) => {
    // the others run all the same
    console.error(`${name} ended without figures:`, error)
    process.exitCode = 1
  })
}

async function run(name: string, bench: Bench): Promise<void> {
  console.log(`\n${bench.title}`)
  const started = { at: new Date().toISOString(), load: loadavg()[0] }
  const figures = await bench.measure()
  for (const figure of figures) console.log(lineOf(figure))
  if (!figures.every(isWithinBudget)) process.exitCode = 1
  results[name] = { ...machine, ...started, figures }
  // Written after each bench, so that an interrupted run keeps the figures it has.
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  writeInto('../../README.md', { sale: saleTable(results) })
  writeInto('../README.md', { sale: saleTable(results), 'over-budget': overBudgetTable(results) })
}

/** Writes tables into the parts of a document that have their names. */
function writeInto(path: string, tables: Record<string, string>): void {
  const document = fileURLToPath(new URL(path, import.meta.url))
  let text = readFileSync(document, 'utf8')
  for (const [name, table] of Object.entries(tables)) text = withPart(text, name, table)
  writeFileSync(document, text)
}

function lineOf(figure: Figure): string {
  const value = `${figure.value.toFixed(figure.unit === '' ? 0 : 1)} ${figure.unit}`.padStart(12)
  const budget =
    figure.budget === undefined
      ? ''
      : `${figure.higherIsBetter ? '≥' : '≤'} ${figure.budget} ${isWithinBudget(figure) ? '✓' : '✗ over budget'}`
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
