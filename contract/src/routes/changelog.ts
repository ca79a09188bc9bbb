import { z } from 'zod'
import { ChangelogEntry, ChangelogQuery } from '../changelog.ts'
import { route } from '../http/route.ts'

export const changelog = {
  list: route('GET /changelog', {
    summary: "List Foyer's releases, newest first",
    access: 'anyone',
    query: ChangelogQuery,
    answer: z.array(ChangelogEntry),
  }),
}
