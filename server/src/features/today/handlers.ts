import type { today } from '@foyer/contract/routes/today'
import { needsOf, nextOf } from '@foyer/contract/today-needs'
import { todaySalesFrom, todaySalesOf } from '@foyer/contract/today-sales'
import type { ServerHandlers } from '../../http/context.ts'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { may } from '../../lib/scope.ts'
import { presentEvent } from '../events/presenter.ts'
import { soonestEvents } from '../events/queries/upcoming.ts'
import { countThreads } from '../inbox/queries.ts'
import { salesRows } from '../reports/queries/sales-rows.ts'
import { countRequests, followUpsDue, moneyToMove, refundsFailed, teamToday, withTicketTypes } from './queries.ts'

export const todayHandlers: ServerHandlers<typeof today> = {
  view: async ({ db, scope, config }) => {
    const { day, now, hasImprint } = await teamToday(db, scope)
    const [{ events, withTickets }, money, requests, sales, questions, followUps, failedRefunds] = await Promise.all([
      eventsToday(db, scope),
      may(scope, 'orders:read') ? moneyToMove(db, scope) : undefined,
      may(scope, 'orders:read') ? countRequests(db, scope) : undefined,
      may(scope, 'reports:read') ? salesUntil(db, scope, day) : undefined,
      may(scope, 'inbox:read') ? countThreads(db, scope, 'unanswered') : undefined,
      may(scope, 'orders:write') ? followUpsDue(db, scope) : undefined,
      may(scope, 'orders:refund') ? refundsFailed(db, scope) : undefined,
    ])
    const sendsMail = config.SMTP_URL !== undefined
    return {
      next: nextOf(events, now),
      sales,
      questions,
      requests,
      ...money,
      needs: needsOf({ events, withTickets, hasImprint, sendsMail, followUps, failedRefunds, role: scope.role }),
    }
  },
}

async function eventsToday(db: Db, scope: Scope) {
  const rows = await soonestEvents(db, scope)
  const withTickets = await withTicketTypes(
    db,
    rows.map(({ id }) => id),
  )
  return { events: rows.map(presentEvent), withTickets }
}

async function salesUntil(db: Db, scope: Scope, day: string) {
  const period = { from: todaySalesFrom(day), to: day, by: 'day', group: 'none' } as const
  return todaySalesOf(await salesRows(db, scope, period), day)
}
