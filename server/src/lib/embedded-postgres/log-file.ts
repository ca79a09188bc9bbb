import type { FileHandle } from 'node:fs/promises'
import { copyFile, open, readFile, stat, truncate } from 'node:fs/promises'

const maxBytes = 5_000_000
const lookEveryMs = 60_000

/** Opens PostgreSQL's log at its end, to be given to PostgreSQL as its standard error. */
export const openLogFile = (path: string): Promise<FileHandle> => open(path, 'a', 0o600)

/** The bytes in the log now, as a mark to read on from. */
export const logLength = async (path: string): Promise<number> =>
  stat(path).then(
    (file) => file.size,
    () => 0,
  )

/** The serious lines that PostgreSQL wrote since a mark, in one line. */
export async function seriousWordsSince(path: string, mark: number): Promise<string> {
  const log = await readFile(path).catch(() => Buffer.alloc(0))
  const lines = log.subarray(mark).toString('utf8').split('\n')
  const serious = lines.flatMap(
    (line) => /(?:\b(?:FATAL|PANIC|DETAIL|HINT)|could not bind.*|error while).*/.exec(line) ?? [],
  )
  return serious.join(' ') || 'it did not say why'
}

/** Keeps the log within about two times 5 MB, one file and the one before it, for as long as this process runs. */
export function boundLog(path: string): { stop(): void } {
  const look = () => void keepShort(path).catch(() => undefined)
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  look()
  return { stop: () => clearInterval(timer) }
}

// PostgreSQL holds the file open, so it is copied and emptied, not renamed. It appends, so it goes on at the start.
export async function keepShort(path: string, bytes = maxBytes): Promise<void> {
  if ((await logLength(path)) <= bytes) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}
