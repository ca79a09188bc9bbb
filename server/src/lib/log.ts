import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

// Names under which a secret may stand in what is logged, at any of the first levels
const secret = ['password', 'token', 'apiKey', 'authorization', 'cookie', 'secret', 'email', 'to']

/**
 * The process's log: one JSON object a line, secrets and addresses taken out.
 * @param destination where the lines go instead of to standard output
 */
export const createLog = (level: Config['LOG_LEVEL'], destination: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination,
  )
