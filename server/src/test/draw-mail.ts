import type { Language } from '@foyer/contract/languages'
import type { MailData, MailKind } from '../features/mails/rules/mail-data.ts'
import { renderContent } from '../features/mails/service.tsx'
import { contentOf } from '../features/mails/templates/content.ts'

/** A mail of any kind, as it is sent: its subject, its HTML with the pictures in it, and its text. */
export function drawMail<K extends MailKind>(kind: K, data: MailData[K], language: Language) {
  const content = contentOf(kind, data, language, 'https://tickets.example')
  const { html, text, pictures } = renderContent(content)
  const shown = pictures.reduce(
    (all, { id, type, content: bytes }) =>
      all.replaceAll(`cid:${id}`, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`),
    html,
  )
  return { subject: content.subject, html: shown, text }
}
