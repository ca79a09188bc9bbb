import { z } from 'zod'
import { refine } from './refine.ts'

/**
 * A moment that somebody sends: ISO 8601, UTC. Not before 1900: PostgreSQL knows no year 0 and refuses it with an error of
 * its own, and JavaScript reads the years up to 99 as those of this century or the last.
 */
export const Moment = z.iso.datetime({ abort: true }).refine(...refine('format', (moment: string) => moment >= '1900'))
