import { readFile } from 'node:fs/promises'
import { faultsOfLog } from './log-faults.ts'
import { logFile } from './log-file.ts'

/** Fails the run, after all journeys, when the server's log has a fault. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function checkLog(): Promise<void> {
  const log = await readFile(logFile, 'utf8')
  const faults = log.includes('request completed') ? faultsOfLog(log) : ['no requests']
  if (faults.length > 0) throw new Error(`The log of the server (${logFile}) has\n${faults.slice(0, 20).join('\n')}`)
}
