import { history } from '../en/history.ts'
import { installation } from '../en/installation.ts'
import { reports } from '../en/reports.ts'

/** What reports, the history of a team and the pages of the operator need, in English. */
export const messages = { history, installation, reports } as const
