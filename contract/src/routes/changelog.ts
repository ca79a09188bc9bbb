import { z } from 'zod'
import { ChangelogEntry, ChangelogQuery } from '../changelog.ts'
import { route } from '../http/route.ts'

export const changelog = {
  list: route('GET /changelog', {
    summary: 'What changed in Foyer, the newest release first',
    access: 'anyone',
    query: ChangelogQuery,
    answer: z.array(ChangelogEntry),
  }),
}
