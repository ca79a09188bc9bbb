import { Language } from '@foyer/contract/language'
import type { Feedback, SupportRequest } from '@foyer/contract/support'
import type { z } from 'zod'
import type { Services } from '../../http/services.ts'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { feedback, supportRequests } from '../../schema/support.ts'
import { enqueueMail } from '../mails/commands.ts'
import { accountById, operatorAccount } from '../me/queries.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl'>

/**
 * Keeps a call for help and mails it to whoever runs the installation, so that a reply goes to who asked.
 * @returns its number
 */
export async function askForHelp(
  db: Db,
  needs: Needs,
  accountId: string,
  request: z.output<typeof SupportRequest>,
): Promise<string> {
  return await db.transaction(async (tx) => {
    const id = newId('sup')
    const { name, email, language } = await accountById(tx, accountId)
    await tx.insert(supportRequests).values({ id, userId: accountId, ...request })
    const to = needs.config.SUPPORT_EMAIL ?? (await operatorAccount(tx))?.email
    const data = { id, name, email, context: request.context, ...request }
    if (to)
      await enqueueMail(tx, needs, {
        to,
        replyTo: email,
        language: Language.parse(language),
        kind: 'supportRequest',
        data,
      })
    return id
  })
}

/** Keeps what somebody thinks of Foyer. @returns its number */
export async function keepFeedback(db: Db, accountId: string, given: z.output<typeof Feedback>): Promise<string> {
  const id = newId('fbk')
  await db.insert(feedback).values({ id, userId: accountId, ...given })
  return id
}
