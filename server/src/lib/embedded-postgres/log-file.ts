import type { FileHandle } from 'node:fs/promises'
import { copyFile, open, readFile, stat, truncate } from 'node:fs/promises'

const maxBytes = 5_000_000
const checkIntervalMs = 60_000

/** Opens PostgreSQL's log for appending, as the standard error of PostgreSQL. */
export const openLogFile = (path: string): Promise<FileHandle> => open(path, 'a', 0o600)

/** The length of the log in bytes, as an offset to read on from. */
export const logLength = async (path: string): Promise<number> =>
  stat(path).then(
    (file) => file.size,
    () => 0,
  )

/** The errors that PostgreSQL logged since an offset, in one line. */
export async function errorLinesSince(path: string, offset: number): Promise<string> {
  const log = await readFile(path).catch(() => Buffer.alloc(0))
  const lines = log.subarray(offset).toString('utf8').split('\n')
  const serious = lines.flatMap(
    (line) => /(?:\b(?:FATAL|PANIC|DETAIL|HINT)|could not bind.*|error while).*/.exec(line) ?? [],
  )
  return serious.join(' ') || 'its log has no reason'
}

/** Rotates the log while this process runs: one file and the previous one, about 5 MB each. */
export function startLogRotation(path: string): { stop(): void } {
  const rotate = () => void rotateLog(path).catch(() => undefined)
  const timer = setInterval(rotate, checkIntervalMs)
  timer.unref()
  rotate()
  return { stop: () => clearInterval(timer) }
}

/**
 * Moves the content of a log that is larger than `bytes` to a file beside it, in place of the former one. PostgreSQL keeps the
 * file open, so this copies and truncates it instead of renaming it. PostgreSQL appends, so it goes on at the start of the file.
 */
export async function rotateLog(path: string, bytes = maxBytes): Promise<void> {
  if ((await logLength(path)) <= bytes) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}
