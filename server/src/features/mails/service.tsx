import { Language } from '@foyer/contract/language'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Db } from '../../lib/db.ts'
import type { Infra } from '../../lib/infra.ts'
import type { OutgoingMail } from '../../lib/mail.ts'
import { qrPng } from '../../lib/qr-png.ts'
import type { NewMail } from './commands/insert-mails.ts'
import type { MailRow } from './queries.ts'
import { latestMailOf } from './queries.ts'
import { addressOf, hostOf, senderOf } from './rules/addresses.ts'
import { headerLine } from './rules/header-line.ts'
import { mailRecord } from './rules/mail-content.ts'
import type { MailData, MailKind } from './rules/mail-data.ts'
import type { Organiser } from './templates/body.ts'
import type { Content } from './templates/content.ts'
import { contentOf } from './templates/content.ts'
import { MailLayout, qrCodeId } from './templates/MailLayout.tsx'
import { plainText } from './templates/plain-text.ts'

type Deps = Pick<Infra, 'secrets' | 'publicUrl'>
type RenderDeps = Pick<Infra, 'secrets' | 'publicUrl' | 'config'>
type StoredMail = Pick<MailRow, 'id' | 'kind' | 'language' | 'encryptedContent'>

type Rendered = Pick<
  OutgoingMail,
  'from' | 'replyTo' | 'conversation' | 'unsubscribe' | 'automatic' | 'html' | 'text' | 'messageId' | 'pictures'
>

/**
 * Renders a stored mail: its headers, and its content as HTML and as plain text. A mail to a buyer comes from the
 * organiser. Replies go to a person: as the mail says, otherwise to the support of the installation. A
 * mail with questions of several people has no address for replies.
 * @throws when its content has been deleted
 */
export function renderMail(deps: RenderDeps, mail: MailRow): Rendered {
  const content = decryptContent(deps, mail)
  const sender = senderOf(deps.config.MAIL_FROM, deps.publicUrl)
  const { organiser, conversation = mail.orderId, unanswerable, unsubscribe } = content
  const host = hostOf(addressOf(sender))
  return {
    messageId: `${mail.id}@${host}`,
    from: organiser ? { name: senderNameOf(organiser), address: addressOf(sender) } : sender,
    replyTo: mail.replyTo ?? (unanswerable ? undefined : deps.config.SUPPORT_EMAIL),
    conversation: conversation === null ? undefined : `${conversation}@${host}`,
    unsubscribe,
    automatic: mail.kind !== 'threadReply',
    ...renderContent(content),
  }
}

/** The doctype of emails. With a stricter one, clients leave a gap below the pictures in tables. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** React adds a preload for each picture. Those of a mail are attached to it. */
const preloads = /<link rel="preload"[^>]*>/g

/** The content of a mail as HTML, with the pictures that it shows, and as plain text. */
export const renderContent = (content: Content) => ({
  html: doctype + renderToStaticMarkup(<MailLayout content={content} />).replace(preloads, ''),
  pictures: content.blocks.flatMap((block) =>
    'qrCode' in block
      ? [{ name: 'qr-code.png', type: 'image/png', content: qrPng(block.qrCode, 6), id: qrCodeId }]
      : [],
  ),
  text: plainText(content),
})

/** A mail as plain text, with its subject and sender, without queuing it. */
export function previewMail<K extends MailKind>(
  { config, publicUrl }: Pick<Infra, 'config' | 'publicUrl'>,
  { kind, data, language }: Pick<NewMail<K>, 'kind' | 'data' | 'language'>,
): { subject: string; from: string; text: string } {
  const content = contentOf(kind, data, language, publicUrl)
  const sender = senderOf(config.MAIL_FROM, publicUrl)
  const from = content.organiser ? `${senderNameOf(content.organiser)} <${addressOf(sender)}>` : sender
  return { subject: content.subject, from, text: plainText(content) }
}

const senderNameOf = ({ name }: Organiser): string => headerLine(`${name} via Foyer`)

/** Renders a stored mail as plain text. @throws when its content has been deleted */
export const renderMailText = (deps: Deps, mail: StoredMail): string => plainText(decryptContent(deps, mail))

/** The subject and the plain text of the latest mail of a kind about an order. @returns undefined when there is none */
export async function latestMailText(
  db: Db,
  deps: Deps,
  orderId: string,
  kind: MailKind,
): Promise<{ subject: string; text: string } | undefined> {
  const mail = await latestMailOf(db, orderId, kind)
  return mail && { subject: mail.subject, text: renderMailText(deps, mail) }
}

function decryptContent({ secrets, publicUrl }: Deps, { id, kind, language, encryptedContent }: StoredMail): Content {
  if (encryptedContent === null) throw new Error(`The content of mail ${id} has been deleted`)
  // `as`: `enqueueMail` encrypts the data of the kind that it stores in the same row
  const data = JSON.parse(secrets.decrypt(encryptedContent, mailRecord(id))) as MailData[MailKind]
  return contentOf(kind as MailKind, data, Language.parse(language), publicUrl)
}
