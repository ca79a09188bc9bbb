import type { promoCodes } from '@foyer/contract/routes/promo-codes'
import type { ServerHandlers } from '../../http/context.ts'
import { eventById } from '../events/queries.ts'
import { createPromoCodes } from './commands/add-many.ts'
import { changePromoCode, createPromoCode, deletePromoCode } from './commands.ts'
import { presentPromoCode } from './presenter.ts'
import { listPromoCodes, promoCodeById } from './queries.ts'

export const promoCodeHandlers: ServerHandlers<typeof promoCodes> = {
  list: async ({ db, scope, params, query }) => {
    const event = await eventById(db, scope, params.id)
    const page = await listPromoCodes(db, scope, event.id, query)
    return { ...page, items: page.items.map(presentPromoCode) }
  },
  create: async ({ db, scope, params, body }) => presentPromoCode(await createPromoCode(db, scope, params.id, body)),
  createMany: ({ db, scope, params, body }) => createPromoCodes(db, scope, params.id, body),
  view: async ({ db, scope, params }) => presentPromoCode(await promoCodeById(db, scope, params.id)),
  change: async ({ db, scope, params, body }) => presentPromoCode(await changePromoCode(db, scope, params.id, body)),
  delete: async ({ db, scope, params }) => {
    await deletePromoCode(db, scope, params.id)
  },
}
