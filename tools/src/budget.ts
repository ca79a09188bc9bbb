// Checks the first load of every page of the built web app against its budget.
import { join } from 'node:path'
import { root } from '../lib/root.mjs'
import { firstLoads } from './first-load.ts'
import { kb, overBudget } from './over-budget.ts'

const loads = firstLoads(join(root, 'web/dist')).sort((a, b) => b.ownBytes - a.ownBytes)
for (const { page, scripts, scriptBytes, ownBytes, styleBytes } of loads)
  console.log(`${page}: ${scripts} scripts, ${kb(scriptBytes)} (${kb(ownBytes)} of its own); styles ${kb(styleBytes)}`)

const wrong = loads.flatMap(overBudget)
if (!loads.some(({ page }) => page === 'HomePage'))
  wrong.push('The build has no HomePage, so its budget cannot be checked.')
for (const sentence of wrong) console.error(sentence)
process.exitCode = wrong.length > 0 ? 1 : 0
