import { Language } from '@foyer/contract/language'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { enqueueMail } from '../../mails/commands.ts'
import type { SignInChange } from '../../mails/rules/mail-data.ts'
import { pageLink } from '../../mails/rules/page-link.ts'
import type { UserRow } from '../queries.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl'>

/**
 * Mails the owner of an account that the way to sign in has changed, in the transaction of the change.
 * @param left the number of recovery codes that are left, where one was used
 */
export async function mailSignInChange(
  tx: Db,
  deps: Deps,
  { email, name, language }: UserRow,
  change: SignInChange,
  left = 0,
): Promise<void> {
  const known = Language.parse(language)
  const link = pageLink(deps.publicUrl, known, 'forgot-password')
  await enqueueMail(tx, deps, { to: email, language: known, kind: 'signInChanged', data: { name, change, left, link } })
}
