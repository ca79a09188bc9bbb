import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { invoiceFiles, invoices, invoicesToDraw } from '../../../schema/invoices.ts'
import { invoiceDrawing } from '../pdf/invoice-pdf.ts'
import { writeCii } from '../service/cii.ts'

type Deps = Pick<Infra, 'drawPdf' | 'log'>

/** The longest wait before a file is tried again, after failures. */
const maxRetryMinutes = 60

/**
 * Makes the files of one document whose files are not made yet, from what is stored with it. The row that says so is
 * locked until then, so that each is made once.
 * @returns whether there was one
 */
export async function drawNextDocument(db: Db, deps: Deps): Promise<boolean> {
  let drawing: string | undefined
  try {
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select invoice_id as id from invoices_to_draw
        where next_try_at <= now() order by next_try_at limit 1 for update skip locked`)
      drawing = rows[0]?.id
      if (drawing === undefined) return false
      await draw(tx, deps, drawing)
      return true
    })
  } catch (error) {
    if (drawing === undefined) throw error
    deps.log.error({ err: error, invoice: drawing }, 'the files of a document could not be made')
    await putOff(db, drawing)
    return true
  }
}

async function draw(tx: Db, { drawPdf }: Deps, id: string): Promise<void> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id))
  if (!row) return
  const xml = writeCii(row.facts)
  const pdf = await drawPdf(invoiceDrawing, { facts: row.facts, xml, issuedAt: row.issuedAt.toISOString() })
  await tx.insert(invoiceFiles).values({ invoiceId: id, pdf, xml }).onConflictDoNothing()
  await tx.delete(invoicesToDraw).where(eq(invoicesToDraw.invoiceId, id))
}

const putOff = (db: Db, id: string) =>
  db.execute(sql`
    update invoices_to_draw set attempts = attempts + 1,
      next_try_at = now() + make_interval(mins => least(${maxRetryMinutes}, power(2, least(attempts, 10))::int))
    where invoice_id = ${id}`)
