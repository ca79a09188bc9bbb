import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

function statOf(pid: number, thread = ''): { parent: number; seconds: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/${thread}stat`, 'utf8')
    // behind the name, which may contain spaces
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond }
  } catch {
    return undefined // it has ended
  }
}

/** The processor time that a process has used so far, in seconds. */
export const processorSeconds = (pid: number): number => statOf(pid)?.seconds ?? 0

/** The same for the thread of its event loop alone, without those that draw documents, collect garbage or read files. */
export const processorSecondsOfEventLoop = (pid: number): number => statOf(pid, `task/${pid}/`)?.seconds ?? 0

/** The same for a process and its children. */
export function processorSecondsOfTree(pid: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), ...statOf(Number(name)) }))
  return stats
    .filter((each) => each.pid === pid || each.parent === pid)
    .reduce((sum, { seconds = 0 }) => sum + seconds, 0)
}
