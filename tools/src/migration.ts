// Generates the migration from the last one to the current schema: npm run migration -- add-orders
import { join } from 'node:path'
import { fail } from '../lib/failure.mjs'
import { program, root } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

const name = process.argv[2] ?? fail('Name the migration after what it does: npm run migration -- add-orders')
const { ok } = await run(program('drizzle-kit'), ['generate', '--name', name], { cwd: join(root, 'server') })
process.exitCode = ok ? 0 : 1
