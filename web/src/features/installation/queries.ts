import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { read } from '../../lib/query.ts'
import type { MailSearch } from './search.ts'
import { mailSearch } from './search.ts'

const perPage = 50

/** A page of the mail log, as the address asks for it; from the newest on where its cursor leads nowhere. */
export function mailPage(search: MailSearch) {
  // the router hands on what else the address says, which the API refuses
  const { mail: _, cursor, ...filter } = mailSearch({ ...search })
  const query = { ...filter, limit: perPage }
  return {
    ...read('GET /installation/mails', { query: { ...query, cursor } }),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call('GET /installation/mails', { query: { ...query, cursor }, signal }).catch((error: unknown) => {
        if (!isCursorRefused(error)) throw error
        return call('GET /installation/mails', { query, signal })
      }),
  }
}

const isCursorRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.problem.errors ?? []).some(({ code }) => code === 'cursor')
