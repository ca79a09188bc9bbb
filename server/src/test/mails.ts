import { and, desc, eq } from 'drizzle-orm'
import type { MailRow } from '../features/mails/queries.ts'
import { renderMailText } from '../features/mails/service.tsx'
import { mails } from '../schema/mails.ts'
import type { TestApp } from './app.ts'

/** The mails written to an address, the newest first. */
export const mailsTo = (app: TestApp, to: string): Promise<MailRow[]> =>
  app.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id))

/** The text of the newest mail of a kind to an address. */
export async function mailText(app: TestApp, to: string, kind: string): Promise<string> {
  const [mail] = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, to), eq(mails.kind, kind)))
    .orderBy(desc(mails.id))
  if (!mail) throw new Error(`no mail of the kind ${kind} to ${to}`)
  return renderMailText(app, mail)
}

/** The token of the link in the newest mail of a kind to an address. */
export async function mailedToken(app: TestApp, to: string, kind: string): Promise<string> {
  const token = /[?&]token=([\w-]+)/.exec(await mailText(app, to, kind))?.[1]
  if (!token) throw new Error(`no link in the mail of the kind ${kind} to ${to}`)
  return token
}

/** The text of a mail's HTML body in one line, with a space between elements. */
export const shownText = (html = ''): string =>
  html
    .replace(/^.*<body/s, '<body')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:quot|#x27);/g, '"')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
