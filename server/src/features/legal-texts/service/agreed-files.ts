import { isLanguage } from '@foyer/contract/languages'
import type { NamedFile } from '../../../lib/file.ts'
import { fileName } from '../../../lib/file.ts'
import type { Infra } from '../../../lib/infra.ts'
import { drawText } from '../commands/draw-texts.ts'
import { agreedByOrder, filesOf } from '../queries.ts'
import { readableIn } from '../rules.ts'
import { nameOfKind } from './names.ts'

interface OrderOfTexts {
  order: { id: string; language: string }
  team: { name: string; language: string }
}

/** The PDFs of the texts that the buyer of an order has agreed to, in the language of the order if there is one. */
export async function agreedFiles(
  { db, drawPdf }: Pick<Infra, 'db' | 'drawPdf'>,
  { order, team }: OrderOfTexts,
): Promise<NamedFile[]> {
  const reader = isLanguage(order.language) ? order.language : 'en'
  const files: NamedFile[] = []
  for (const { id, kind } of (await agreedByOrder(db, [order.id])).get(order.id) ?? []) {
    const made = await filesOf(db, id)
    // a mail may be sent before the task has made the files
    const pdfs = made.size > 0 ? made : await drawText(db, { drawPdf }, id)
    const language = readableIn(Object.fromEntries(pdfs), reader, team.language)
    const content = language && pdfs.get(language)
    if (!content) continue
    files.push({
      name: fileName(`${nameOfKind(kind, language)} – ${team.name}`, 'pdf'),
      type: 'application/pdf',
      content,
    })
  }
  return files
}
