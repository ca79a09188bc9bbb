import { leadingDocument } from '@foyer/contract/invoice-kinds'
import { documentMails } from '@foyer/contract/mail-kinds'
import { and, asc, eq, not, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra, MailDeps } from '../../../lib/infra.ts'
import { invoiceFiles, invoices, invoicesToDraw } from '../../../schema/invoices.ts'
import { enqueueBuyerMail } from '../../orders/commands/order-mails.ts'
import { ordersByIds } from '../../orders/queries.ts'
import { invoiceDrawing } from '../pdf/invoice-pdf.ts'
import { isReady } from '../queries.ts'
import { writeCii } from '../service/cii.ts'

type Deps = MailDeps & Pick<Infra, 'drawPdf' | 'log'>

/** The longest wait before files are tried again, after failures. */
const maxRetryMinutes = 60

/**
 * Makes the files of the documents of one order that have none yet, from what is stored with them, and mails them to the
 * buyer, in one mail. The row that says so is locked until then, so that each is made and mailed once.
 * @returns whether there was one
 */
export async function drawNextDocuments(db: Db, deps: Deps): Promise<boolean> {
  let drawing: string | undefined
  try {
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select order_id as id from invoices_to_draw
        where next_try_at <= now() order by next_try_at limit 1 for update skip locked`)
      drawing = rows[0]?.id
      if (drawing === undefined) return false
      await drawAndMail(tx, deps, drawing)
      return true
    })
  } catch (error) {
    if (drawing === undefined) throw error
    deps.log.error({ err: error, order: drawing }, 'the files of documents could not be made')
    await putOff(db, drawing)
    return true
  }
}

type InvoiceRow = typeof invoices.$inferSelect

async function drawAndMail(tx: Db, deps: Deps, orderId: string): Promise<void> {
  const open = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), not(isReady)))
    .orderBy(asc(invoices.id))
  for (const row of open) await draw(tx, deps, row)
  await tx.delete(invoicesToDraw).where(eq(invoicesToDraw.orderId, orderId))
  const [found] = await ordersByIds(tx, [orderId])
  if (!found || open.length === 0) return
  const documents = open.map(({ id, kind, number, grossCents }) => ({ id, kind, number, grossCents }))
  await enqueueBuyerMail(tx, deps, {
    ...found,
    kind: documentMails[leadingDocument(documents)?.kind ?? 'invoice'],
    documents,
  })
}

async function draw(tx: Db, { drawPdf }: Deps, { id, facts, issuedAt }: InvoiceRow): Promise<void> {
  const xml = writeCii(facts)
  const pdf = await drawPdf(invoiceDrawing, { facts, xml, issuedAt: issuedAt.toISOString() })
  await tx.insert(invoiceFiles).values({ invoiceId: id, pdf, xml })
}

const putOff = (db: Db, orderId: string) =>
  db.execute(sql`
    update invoices_to_draw set attempts = attempts + 1,
      next_try_at = now() + make_interval(mins => least(${maxRetryMinutes}, power(2, least(attempts, 10))::int))
    where order_id = ${orderId}`)
