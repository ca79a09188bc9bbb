import { history } from '../fr/history.ts'
import { installation } from '../fr/installation.ts'
import { reports } from '../fr/reports.ts'

/** What reports, the history of a team and the pages of the operator need, in French. */
export const messages = { history, installation, reports } as const
