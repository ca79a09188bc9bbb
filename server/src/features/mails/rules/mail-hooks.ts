import type { Db } from '../../../lib/db.ts'
import type { NamedFile } from '../../../lib/file.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { MailRow } from '../queries.ts'

/** The hooks of a kind of mail, implemented by the feature that it belongs to. */
export interface MailHook {
  /** Called right before a mail is sent. @returns its attachments, or the reason why it is outdated and must not be sent */
  beforeSend?(services: Infra, mail: MailRow): Promise<{ attachments: NamedFile[] } | { outdated: string }>
  /** Called in the transaction that marks a mail as sent. */
  afterSent?(tx: Db, mail: SettledMail): Promise<void>
  /** Called in the transaction that marks a mail as failed for good. */
  afterFailed?(tx: Db, mail: SettledMail, failure: MailFailure): Promise<void>
}

/**
 * Why a mail has failed: the recipient's server `refused` it or it was outdated, or it was `not-sent` in any attempt or before
 * it expired.
 */
export type MailFailure = 'refused' | 'not-sent'

/** Hooks by kind of mail; a kind without hooks is missing. */
export type MailHooks = Readonly<Record<string, MailHook>>

/** A mail that was sent, or has failed for good. */
export type SettledMail = Pick<MailRow, 'id' | 'orderId' | 'kind' | 'to' | 'subject' | 'reason'>
