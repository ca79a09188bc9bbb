// Checks that things are where they belong. Default exports, file sizes and the like are the lint's.
import { root } from '../lib/root.mjs'
import { checkStructure } from './structure/check.ts'

const wrong = checkStructure(root)
for (const sentence of wrong) console.error(sentence)
process.exitCode = wrong.length > 0 ? 1 : 0
