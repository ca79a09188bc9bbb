import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

interface Stat {
  parent: number
  seconds: number
  /** That of its children that have ended. */
  endedSeconds: number
}

function statOf(pid: number, thread = ''): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/${thread}stat`, 'utf8')
    // behind the name, which may contain spaces
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const secondsAt = (at: number) => (Number(fields[at]) + Number(fields[at + 1])) / ticksPerSecond
    return { parent: Number(fields[1]), seconds: secondsAt(11), endedSeconds: secondsAt(13) }
  } catch {
    return undefined // it has ended
  }
}

/** The processor time that a process has used so far, in seconds. */
export const processorSeconds = (pid: number): number => statOf(pid)?.seconds ?? 0

/** The same for the thread of its event loop alone, without those that draw documents, collect garbage or read files. */
export const processorSecondsOfEventLoop = (pid: number): number => statOf(pid, `task/${pid}/`)?.seconds ?? 0

/** The same for a process and its children, those that have ended included. */
export function processorSecondsOfTree(pid: number): number {
  const own = statOf(pid)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((each) => each?.parent === pid)
    .reduce((sum, each) => sum + (each?.seconds ?? 0), (own?.seconds ?? 0) + (own?.endedSeconds ?? 0))
}
