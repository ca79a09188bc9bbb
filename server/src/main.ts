import { startFoyer } from './foyer.ts'
import { ConfigError, readConfig } from './lib/config.ts'
import { createLog } from './lib/log.ts'
import { startError, withoutSecrets } from './lib/start-error.ts'

/** Starts Foyer from the environment. Prints one line and exits when it cannot. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const foyer = await startFoyer(config, log, fail)
  let stoppingSince: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        // The terminal sends Ctrl-C to all processes and npm forwards it, so the same one arrives twice. A later one
        // ends the process at once.
        if (performance.now() - stoppingSince > duplicateSignalMs) process.exit(1)
        return
      }
      stoppingSince = performance.now()
      log.info({ signal }, 'stopping')
      foyer.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      )
    })
  process.stdout.write(`Foyer is ready: ${foyer.url}\n`)
}

const duplicateSignalMs = 1000

function fail(error: unknown): void {
  process.stderr.write(`${startError(error, process.env)}\n`)
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error && !(error instanceof ConfigError))
    process.stderr.write(`${withoutSecrets(error.stack ?? '', process.env)}\n`)
  process.exit(1)
}

main().catch(fail)
