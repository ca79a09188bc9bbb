// Checks who imports whom. Each failure is a sentence that says where the code belongs.
import { root } from '../lib/root.mjs'
import { checkBoundaries } from './boundaries/check.ts'

const wrong = checkBoundaries(root)
for (const sentence of wrong) console.error(sentence)
process.exitCode = wrong.length > 0 ? 1 : 0
