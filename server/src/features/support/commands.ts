import { Language } from '@foyer/contract/language'
import type { Feedback, SupportRequest } from '@foyer/contract/support'
import type { z } from 'zod'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Infra } from '../../lib/infra.ts'
import { feedback, supportRequests } from '../../schema/support.ts'
import { enqueueMail } from '../mails/commands.ts'
import { accountById, operatorAccount } from '../me/queries.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl'>

/**
 * Stores a support request and mails it to the support address of the installation, by default to the operator. The mail
 * has the author's address as `Reply-To`.
 * @returns the id of the request
 */
export async function createSupportRequest(
  db: Db,
  deps: Deps,
  accountId: string,
  request: z.output<typeof SupportRequest>,
): Promise<string> {
  return await db.transaction(async (tx) => {
    const id = newId('sup')
    const { name, email, language } = await accountById(tx, accountId)
    await tx.insert(supportRequests).values({ id, userId: accountId, ...request })
    const to = deps.config.SUPPORT_EMAIL ?? (await operatorAccount(tx))?.email
    const data = { id, name, email, context: request.context, ...request }
    if (to)
      await enqueueMail(tx, deps, {
        to,
        replyTo: email,
        language: Language.parse(language),
        kind: 'supportRequest',
        data,
      })
    return id
  })
}

/** Stores a user's feedback about Foyer. @returns the id of the feedback */
export async function saveFeedback(db: Db, accountId: string, input: z.output<typeof Feedback>): Promise<string> {
  const id = newId('fbk')
  await db.insert(feedback).values({ id, userId: accountId, ...input })
  return id
}
