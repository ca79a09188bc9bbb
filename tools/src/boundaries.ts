// Checks the imports of every file. Each failure names the import, the rule that forbids it, and the remedy.
import { root } from '../lib/root.mjs'
import { checkBoundaries } from './boundaries/check.ts'

const wrong = checkBoundaries(root)
for (const sentence of wrong) console.error(sentence)
process.exitCode = wrong.length > 0 ? 1 : 0
