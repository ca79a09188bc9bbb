import { and, desc, eq } from 'drizzle-orm'
import { presentText } from '../features/mails/presenter.tsx'
import type { MailRow } from '../features/mails/queries.ts'
import { mails } from '../schema/mails.ts'
import type { House } from './house.ts'

/** The mails written to an address, the newest first. */
export const mailsTo = (house: House, to: string): Promise<MailRow[]> =>
  house.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id))

/** What the newest mail of a kind to an address says. */
export async function mailText(house: House, to: string, kind: string): Promise<string> {
  const [mail] = await house.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, to), eq(mails.kind, kind)))
    .orderBy(desc(mails.id))
  if (!mail) throw new Error(`no mail of the kind ${kind} to ${to}`)
  return presentText(house, mail)
}

/** The token of the link in the newest mail of a kind to an address. */
export async function mailedToken(house: House, to: string, kind: string): Promise<string> {
  const token = /[?&]token=([\w-]+)/.exec(await mailText(house, to, kind))?.[1]
  if (!token) throw new Error(`no link in the mail of the kind ${kind} to ${to}`)
  return token
}
