import type { DestinationStream, Logger } from 'pino'
import { pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

// property names of secrets, redacted at the first three levels of a logged object
const secretNames = ['password', 'token', 'apiKey', 'authorization', 'cookie', 'secret', 'email', 'to']

/**
 * Creates the process's log: one JSON object per line, with secrets and email addresses redacted.
 * @param destination receives the lines; by default standard output
 */
export const createLog = (level: Config['LOG_LEVEL'], destination: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    destination,
  )
