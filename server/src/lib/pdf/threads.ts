import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ProblemError } from '@foyer/contract/http/problem-error'
import Piscina from 'piscina'
import type { DrawPdf } from './drawing.ts'

const idleMs = 60_000
/** The most documents that wait for a thread, which is some ten seconds of work. */
const maxWaiting = 400

/** A document to draw: the name of its drawing, and its input. */
export interface ThreadTask {
  name: string
  input: unknown
}

/** Draws documents, and ends its threads. */
interface PdfThreads {
  draw: DrawPdf
  close: () => Promise<void>
}

// not `import.meta.url`, which names the source file in the bundle too
const bundledFile = join(import.meta.dirname, 'pdf-thread.js')

/**
 * Draws PDF documents in threads of their own: a ticket takes tens of milliseconds of a processor, in which a process
 * could not sell. One processor is left to the event loop. The threads start with the first document and end after a
 * minute without one. A process that runs from source has no file for them and draws by itself.
 * @param filename the file that a thread runs
 */
export function createPdfThreads(filename = bundledFile): PdfThreads {
  if (!existsSync(filename))
    return { draw: async (drawing, input) => Buffer.from(await drawing.draw(input)), close: async () => undefined }
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: idleMs,
    maxQueue: maxWaiting,
  })
  return {
    async draw({ name }, input) {
      if (pool.queueSize >= maxWaiting) throw new ProblemError('unavailable', { retryAfter: 5 })
      // `as`: the thread returns what the drawing returns
      return Buffer.from((await pool.run({ name, input } satisfies ThreadTask, { name: 'draw' })) as Uint8Array)
    },
    close: () => pool.destroy(),
  }
}
