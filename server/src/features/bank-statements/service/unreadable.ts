import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'

/** The refusal of a file that is no bank statement. */
export const unreadable = () => new ProblemError('validation', { errors: [fault('body', 'statement-unreadable')] })
