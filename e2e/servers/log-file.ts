import { fileURLToPath } from 'node:url'

/** The file with all that the server of the journeys printed. */
export const logFile = fileURLToPath(new URL('../../test-results/server.log', import.meta.url))
