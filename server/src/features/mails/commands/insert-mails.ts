import { secondsPerDay } from '@foyer/contract/durations'
import type { Language } from '@foyer/contract/languages'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { ValueOf } from '../../../lib/fixed-statement.ts'
import { columnOf } from '../../../lib/fixed-statement.ts'
import { newId } from '../../../lib/id.ts'
import type { Infra } from '../../../lib/infra.ts'
import { headerLine } from '../rules/header-line.ts'
import { mailRecord } from '../rules/mail-content.ts'
import type { MailData, MailKind } from '../rules/mail-data.ts'
import { subjectOf } from '../templates/content.ts'

type Deps = Pick<Infra, 'config' | 'secrets'>

/** A mail to be queued. */
export interface NewMail<K extends MailKind> {
  /** The order it is about. */
  orderId?: string
  /** The ticket it is about, in a mail to its attendee. */
  ticketId?: string
  to: string
  replyTo?: string
  language: Language
  kind: K
  data: MailData[K]
  /** How long its content is stored: 30 days, shorter for links that grant access. */
  lifetimeSeconds?: number
}

/** A mail as the queue stores it. */
export type NewMailRow = ReturnType<typeof rowOf>

/** The rows of mails to be queued. Their content is encrypted. */
export const mailRows = <K extends MailKind>(deps: Deps, newMails: readonly NewMail<K>[]): NewMailRow[] =>
  newMails.map((mail) => rowOf(deps, mail))

function rowOf<K extends MailKind>(
  deps: Deps,
  { orderId, ticketId, to, replyTo, language, kind, data, lifetimeSeconds = 30 * secondsPerDay }: NewMail<K>,
) {
  const id = newId('mai')
  return {
    id,
    orderId: orderId ?? null,
    ticketId: ticketId ?? null,
    to: headerLine(to),
    replyTo: replyTo === undefined ? null : headerLine(replyTo),
    language,
    kind,
    subject: subjectOf(kind, data, language),
    encryptedContent: deps.secrets.encrypt(JSON.stringify(data), mailRecord(id)),
    state: stateOfNewMail(deps),
    lifetimeSeconds,
  }
}

/** The state of a mail when it is queued: without an SMTP server it is only stored. */
export const stateOfNewMail = ({ config }: Pick<Deps, 'config'>): 'queued' | 'stored' =>
  config.SMTP_URL ? 'queued' : 'stored'

/**
 * An insert of mails, also for use in a larger statement that decides which orders' mails are queued.
 * @param only a condition on `m.order_id`
 */
export function insertMails<Input>(
  value: ValueOf<Input>,
  rows: (input: Input) => readonly NewMailRow[],
  only: SQL,
): SQL {
  const column = columnOf(value, rows)
  return sql`
    insert into mails (id, order_id, ticket_id, "to", reply_to, language, kind, subject, encrypted_content, state, expires_at)
    select m.id, m.order_id, m.ticket_id, m."to", m.reply_to, m.language, m.kind, m.subject, m.encrypted_content, m.state,
      now() + make_interval(secs => m.lifetime_seconds)
    from unnest(
      ${column(({ id }) => id, 'text')},
      ${column(({ orderId }) => orderId, 'text')},
      ${column(({ ticketId }) => ticketId, 'text')},
      ${column(({ to }) => to, 'text')},
      ${column(({ replyTo }) => replyTo, 'text')},
      ${column(({ language }) => language, 'text')},
      ${column(({ kind }) => kind, 'text')},
      ${column(({ subject }) => subject, 'text')},
      ${column(({ encryptedContent }) => encryptedContent, 'text')},
      ${column(({ state }) => state, 'mail_state')},
      ${column(({ lifetimeSeconds }) => lifetimeSeconds, 'int')}
    ) as m (id, order_id, ticket_id, "to", reply_to, language, kind, subject, encrypted_content, state, lifetime_seconds)
    where ${only}`
}
