import { documentMails } from '@foyer/contract/mail-kinds'
import { z } from 'zod'
import type { Infra } from '../../../lib/infra.ts'
import type { MailRow } from '../../mails/queries.ts'
import { mailContentOf } from '../../mails/rules/mail-content.ts'
import type { MailHooks } from '../../mails/rules/mail-hooks.ts'
import { orderMailHook } from '../../orders/service/mail-hooks.ts'
import { filesOfDocuments } from '../queries.ts'
import { pdfOf } from './document-files.ts'

/** The hooks of the mails that bring documents: they attach their PDFs. */
export const invoiceMailHooks: MailHooks = Object.fromEntries(
  Object.values(documentMails).map((kind) => [
    kind,
    orderMailHook(kind, async (services, { order }, mail) => {
      const files = await filesOfDocuments(services.db, order.id, documentsIn(services, mail))
      return { attachments: files.map(pdfOf) }
    }),
  ]),
)

const Content = z.object({ documents: z.array(z.object({ id: z.string() })) })

function documentsIn({ secrets }: Infra, { id, encryptedContent }: MailRow): string[] {
  const content = Content.parse(JSON.parse(mailContentOf(secrets, id, encryptedContent)))
  return content.documents.map((document) => document.id)
}
