import { history } from '../de/history.ts'
import { installation } from '../de/installation.ts'
import { reports } from '../de/reports.ts'

/** What reports, the history of a team and the pages of the operator need, in German. */
export const messages = { history, installation, reports } as const
