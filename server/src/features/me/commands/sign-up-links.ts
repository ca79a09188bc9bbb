import type { Language } from '@foyer/contract/languages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { users } from '../../../schema/accounts.ts'
import { enqueueMail } from '../../mails/commands.ts'
import { pageLink } from '../../mails/rules/page-link.ts'
import { recipientOf } from '../commands.ts'
import { accountByEmail } from '../queries.ts'
import { insertLink, linkLifetimeSeconds, revokeLinks } from './mailed-links.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl'>

/**
 * Mails a link to create an account with an address. The owner of an address that has one is told so instead: the caller
 * cannot tell the difference.
 */
export async function requestSignUp(
  db: Db,
  deps: Deps,
  { email, language = 'en' }: { email: string; language?: Language | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const owner = await accountByEmail(tx, email)
    if (owner) {
      const recipient = recipientOf(owner)
      const link = pageLink(deps.publicUrl, recipient.language, 'sign-in')
      await enqueueMail(tx, deps, { ...recipient, kind: 'signUpTaken', data: { name: owner.name, link } })
      return
    }
    const link = pageLink(deps.publicUrl, language, 'sign-up', await insertLink(tx, 'sign-up', email))
    const lifetimeSeconds = linkLifetimeSeconds['sign-up']
    await enqueueMail(tx, deps, { to: email, language, kind: 'signUp', data: { link }, lifetimeSeconds })
  })
}

/** Records that a new account's address was confirmed, and revokes the links to it. */
export async function finishSignUp(db: Db, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    await revokeLinks(tx, email, 'sign-up')
    await tx.update(users).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(users.email, email))
  })
}
