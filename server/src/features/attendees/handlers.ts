import type { attendees } from '@foyer/contract/routes/attendees'
import type { ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import { streamedDownload } from '../../lib/file.ts'
import { eventById } from '../events/queries.ts'
import { questionsOf } from '../order-questions/queries.ts'
import { badgesPdf } from './pdf/badges.ts'
import { presentAttendee } from './presenter.ts'
import { allAttendees, answeringAttendees, listAttendees } from './queries.ts'
import { attendeesCsv } from './service/csv-file.ts'
import { attendeesPage } from './service/print-page.ts'

export const attendeeHandlers: ServerHandlers<typeof attendees> = {
  list: async ({ db, scope, params, query }) => {
    const event = await eventById(db, scope, params.id)
    const page = await listAttendees(db, scope, event.id, query)
    return { ...page, items: page.items.map(presentAttendee) }
  },
  file: async ({ db, filesDatabase, scope, params, query }) => {
    const event = await eventById(db, scope, params.id)
    const questions = await questionsOf(db, scope, event.id)
    const rows = await answeringAttendees(db, scope, event.id, query)
    const { name, body } = attendeesCsv(filesDatabase.db, { event, questions }, rows, query.language)
    return streamedDownload({ name, type: 'text/csv; charset=utf-8' }, body)
  },
  print: async ({ db, filesDatabase, scope, params, query }) => {
    const event = await eventById(db, scope, params.id)
    const questions = await questionsOf(db, scope, event.id)
    const rows = await answeringAttendees(db, scope, event.id, { ...query, sort: 'name', order: 'asc' })
    return attendeesPage(filesDatabase.db, { event, questions }, rows, query.language)
  },
  badges: async (ctx) => {
    const { db, scope, params, query, signer } = ctx
    await consumeRateLimit(ctx, 'badges', { account: ctx.account.id })
    const event = await eventById(db, scope, params.id)
    const questions = await questionsOf(db, scope, event.id)
    const rows = await allAttendees(db, scope, event.id, query)
    const { name, body } = await badgesPdf({ event, questions }, rows, signer, query)
    return streamedDownload({ name, type: 'application/pdf' }, body)
  },
}
