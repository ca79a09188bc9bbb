import type { promoCodes } from '@foyer/contract/routes/promo-codes'
import type { ServerHandlers } from '../../http/context.ts'
import { streamedDownload } from '../../lib/file.ts'
import { eventById } from '../events/queries.ts'
import { createPromoCodes, importPromoCodes } from './commands/add-many.ts'
import { changePromoCode, createPromoCode, deletePromoCode, deletePromoCodes, endPromoCodes } from './commands.ts'
import { presentCodeSales, presentPromoCode } from './presenter.ts'
import { allCodeSales, listCodeSales } from './queries/code-sales.ts'
import { exportedCodes, listPromoCodes } from './queries/found-codes.ts'
import { promoCodeById, typeNamesOf } from './queries.ts'
import { codesCsv } from './service/codes-file.ts'
import { codeSalesCsv } from './service/sales-file.ts'

export const promoCodeHandlers: ServerHandlers<typeof promoCodes> = {
  list: async ({ db, scope, params, query }) => {
    const event = await eventById(db, scope, params.id)
    const page = await listPromoCodes(db, scope, event.id, query)
    return { ...page, items: page.items.map(presentPromoCode) }
  },
  create: async ({ db, scope, params, body }) => presentPromoCode(await createPromoCode(db, scope, params.id, body)),
  createMany: ({ db, scope, params, body }) => createPromoCodes(db, scope, params.id, body),
  importMany: ({ db, scope, params, body }) => importPromoCodes(db, scope, params.id, body),
  endMany: async ({ db, scope, params, body }) => {
    await endPromoCodes(db, scope, params.id, body)
  },
  deleteMany: async ({ db, scope, params, body }) => {
    await deletePromoCodes(db, scope, params.id, body)
  },
  file: async ({ db, filesDatabase, scope, params, query: { language, team: _, ...filter }, publicUrl }) => {
    const event = await eventById(db, scope, params.id)
    const types = await typeNamesOf(db, event.id)
    const rows = exportedCodes(scope, event.id, filter)
    const { name, body } = codesCsv(filesDatabase.db, { event, types, publicUrl }, rows, language)
    return streamedDownload({ name, type: 'text/csv; charset=utf-8' }, body)
  },
  report: async ({ db, scope, params, query }) => {
    const event = await eventById(db, scope, params.id)
    return presentCodeSales(event.currency, await listCodeSales(db, scope, event.id, query.by))
  },
  reportFile: async ({ filesDatabase, db, scope, params, query: { by, language } }) => {
    const event = await eventById(db, scope, params.id)
    const sales = await allCodeSales(db, scope, event.id, by)
    const { name, body } = codeSalesCsv(filesDatabase.db, event, sales, { by, language })
    return streamedDownload({ name, type: 'text/csv; charset=utf-8' }, body)
  },
  view: async ({ db, scope, params }) => presentPromoCode(await promoCodeById(db, scope, params.id)),
  change: async ({ db, scope, params, body }) => presentPromoCode(await changePromoCode(db, scope, params.id, body)),
  delete: async ({ db, scope, params }) => {
    await deletePromoCode(db, scope, params.id)
  },
}
