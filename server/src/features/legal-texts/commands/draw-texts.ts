import type { Language } from '@foyer/contract/languages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { legalTextFiles, legalTexts, legalTextsToDraw } from '../../../schema/legal-texts.ts'
import { teams } from '../../../schema/teams.ts'
import { legalTextDrawing } from '../pdf/legal-text-pdf.ts'
import { languagesOf } from '../rules.ts'

type Deps = Pick<Infra, 'drawPdf' | 'log'>

/** The longest wait before files are tried again, after failures. */
const maxRetryMinutes = 60

/**
 * Makes the PDFs of one version that has none yet, in all its languages. The row that says so is locked until then.
 * @returns whether there was one
 */
export async function drawNextText(db: Db, deps: Deps): Promise<boolean> {
  let drawing: string | undefined
  try {
    return await db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select text_id as id from legal_texts_to_draw
        where next_try_at <= now() order by next_try_at limit 1 for update skip locked`)
      drawing = rows[0]?.id
      if (drawing === undefined) return false
      await drawText(tx, deps, drawing)
      return true
    })
  } catch (error) {
    if (drawing === undefined) throw error
    deps.log.error({ err: error, text: drawing }, 'the files of a legal text could not be made')
    await putOff(db, drawing)
    return true
  }
}

/** Makes the PDFs of a version that has none yet. */
export async function drawText(tx: Db, { drawPdf }: Pick<Deps, 'drawPdf'>, id: string): Promise<Map<Language, Buffer>> {
  const [found] = await tx
    .select({ text: legalTexts, organiser: teams.name, timeZone: teams.timeZone })
    .from(legalTexts)
    .innerJoin(teams, eq(teams.id, legalTexts.teamId))
    .where(eq(legalTexts.id, id))
  const files = new Map<Language, Buffer>()
  if (!found) return files
  const { text, ...seller } = found
  for (const language of languagesOf(text.content)) {
    const { kind, version, content } = text
    const createdAt = text.createdAt.toISOString()
    const sheet = { ...seller, kind, version, createdAt, language, blocks: content[language] ?? [] }
    const pdf = await drawPdf(legalTextDrawing, sheet)
    files.set(language, pdf)
    await tx.insert(legalTextFiles).values({ textId: id, language, pdf }).onConflictDoNothing()
  }
  await tx.delete(legalTextsToDraw).where(eq(legalTextsToDraw.textId, id))
  return files
}

const putOff = (db: Db, textId: string) =>
  db.execute(sql`
    update legal_texts_to_draw set attempts = attempts + 1,
      next_try_at = now() + make_interval(mins => least(${maxRetryMinutes}, power(2, least(attempts, 10))::int))
    where text_id = ${textId}`)
