import { startFoyer } from './foyer.ts'
import { ConfigError, readConfig } from './lib/config.ts'
import { createLog } from './lib/log.ts'

/** Starts Foyer from the environment; ends with one line when it cannot. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.LOG_LEVEL)
  const foyer = await startFoyer(config, log, fail)
  let stoppingSince: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        // npm hands on the Ctrl-C that the terminal has given to all: the same one twice. A later one is impatience.
        if (performance.now() - stoppingSince > echoInMs) process.exit(1)
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

const echoInMs = 1000

function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${message}\n`)
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error && !(error instanceof ConfigError))
    process.stderr.write(`${error.stack}\n`)
  process.exit(1)
}

main().catch(fail)
