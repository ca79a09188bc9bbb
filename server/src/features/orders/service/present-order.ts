import type { Order } from '@foyer/contract/orders'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { presentOrder } from '../presenter.ts'
import { historyOf, orderById, ticketsOf } from '../queries.ts'

/** Reads and presents an order for its team. @throws ProblemError `not-found`, also for another team's order */
export const presentOrderById = async (db: Db, scope: Scope, id: string): Promise<Order> =>
  presentOrder(await orderById(db, scope, id), await ticketsOf(db, [id]), await historyOf(db, id))
