// A process that owns a data folder, for tests that kill one. Prints the outcome on its first line and stays.
import { startEmbeddedPostgres } from '../embedded-postgres.ts'

const dataDir = process.argv[2] ?? ''

try {
  const { url } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  process.stdout.write(`${JSON.stringify({ url })}\n`)
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: error instanceof Error ? error.message : String(error) })}\n`)
}
