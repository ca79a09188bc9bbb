import type { boxOffice } from '@foyer/contract/routes/box-office'
import type { ServerHandlers } from '../../http/context.ts'
import { presentOrderById } from '../orders/service/present-order.ts'
import { placeOrder } from './commands.ts'

export const boxOfficeHandlers: ServerHandlers<typeof boxOffice> = {
  place: async (ctx) => {
    const id = await placeOrder(ctx.db, ctx, ctx.scope, ctx.params.id, ctx.body)
    return await presentOrderById(ctx, ctx.scope, id)
  },
}
