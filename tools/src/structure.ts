// Checks files, names, documents and tests. Each failure says what is wrong and what to do. Biome checks the code itself.
import { root } from '../lib/root.mjs'
import { checkStructure } from './structure/check.ts'

const wrong = checkStructure(root)
for (const sentence of wrong) console.error(sentence)
process.exitCode = wrong.length > 0 ? 1 : 0
