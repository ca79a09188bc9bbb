import type { Log } from '../lib/log.ts'
import { createLog } from '../lib/log.ts'

/** A log whose lines a test reads. */
export function logToRead(): { log: Log; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = []
  return { log: createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }), lines }
}
