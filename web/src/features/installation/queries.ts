import { call } from '../../lib/api.ts'
import { fromCursor } from '../../lib/from-cursor.ts'
import { read } from '../../lib/query.ts'
import type { MailSearch } from './search.ts'
import { mailSearch } from './search.ts'

const mailsPerPage = 50

/** One page of the mail log. Starts at the newest mail when the cursor in the URL is invalid. */
export function mailPage(search: MailSearch) {
  // The router also passes unknown parameters, which the API refuses.
  const { mail: _, cursor, ...filter } = mailSearch({ ...search })
  const query = { ...filter, limit: mailsPerPage }
  return {
    ...read('GET /installation/mails', { query: { ...query, cursor } }),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fromCursor(cursor, (from) => call('GET /installation/mails', { query: { ...query, cursor: from }, signal })),
  }
}
