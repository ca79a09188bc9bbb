import { reasonOf } from '../lib/reason.ts'
import { backUp, restore } from './commands.ts'

const usage = 'Usage: npm run backup -- [file.zip] [--with-key]   or   npm run restore -- file.zip'

/** The name of a backup that is made now, such as `foyer-backup-2027-03-01T020000Z.zip`. */
const nameNow = () => `foyer-backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.zip`

function run([command, ...args]: string[]): Promise<string> {
  const [file, ...others] = args.filter((arg) => arg !== '--with-key')
  const isUnderstood = others.length === 0 && !file?.startsWith('-')
  if (isUnderstood && command === 'backup')
    return backUp(process.env, { file: file ?? nameNow(), withKey: args.includes('--with-key') })
  if (isUnderstood && command === 'restore' && file) return restore(process.env, file)
  throw new Error(usage)
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}
