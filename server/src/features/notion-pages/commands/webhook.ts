import { verifyWebhookSignature } from '@notionhq/client'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { notionPages, notionSignals } from '../../../schema/notion-pages.ts'
import { eventById } from '../../events/queries.ts'
import { reseal } from '../../installation/commands/reseal.ts'
import type { Scope } from '../../teams/rules.ts'
import { webhookRecord } from '../rules.ts'

type Needs = Pick<Services, 'secrets' | 'signer'>

/** What the address of an event's webhook ends in: nobody finds it by an event's id. */
export const webhookToken = ({ signer }: Pick<Needs, 'signer'>, eventId: string): string =>
  signer.sign('notion-webhook', eventId)

interface Came {
  eventId: string
  token: string
  /** The body as it came, to the byte. */
  raw: Buffer
  signature: string | undefined
}

const Verification = z.object({ verification_token: z.string().min(8).max(500) })
const Signal = z.object({ id: z.string().min(1).max(200), entity: z.object({ id: z.string().max(100) }) })

/**
 * Takes what Notion sent to an event's webhook. At first that is the token it will sign with, which is kept for the
 * organiser to enter at Notion; from then on signals that something was changed, for which the page is read. What it
 * was, the page says: a signal is believed in nothing else.
 * @returns `unknown` for an address that we have not made, `forged` when it is not signed as it must be
 */
export async function takeSignal(db: Db, needs: Needs, came: Came): Promise<'taken' | 'unknown' | 'forged'> {
  const { eventId, token, raw, signature } = came
  if (!needs.signer.verify('notion-webhook', eventId, token)) return 'unknown'
  const [page] = await db.select().from(notionPages).where(eq(notionPages.eventId, eventId))
  if (!page) return 'unknown'
  const body = jsonOf(raw)
  const verification = Verification.safeParse(body)
  if (verification.success && signature === undefined) {
    const { verification_token: secret } = verification.data
    return (await keepToken(db, needs, eventId, secret)) ? 'taken' : 'forged'
  }
  const secret = page.webhookToken && needs.secrets.open(page.webhookToken, webhookRecord(eventId))
  if (!secret || !(await verifyWebhookSignature({ body: raw, signature, verificationToken: secret }))) return 'forged'
  const signal = Signal.safeParse(body)
  if (signal.success) await heed(db, page, signal.data)
  return 'taken'
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Anybody may send a token, as Notion does; once Notion has signed with one, no other takes its place. */
async function keepToken(db: Db, { secrets }: Needs, eventId: string, token: string): Promise<boolean> {
  const rows = await db
    .update(notionPages)
    .set({ webhookToken: secrets.seal(token, webhookRecord(eventId)) })
    .where(and(eq(notionPages.eventId, eventId), isNull(notionPages.webhookProvenAt)))
    .returning({ eventId: notionPages.eventId })
  return rows.length > 0
}

/** Signals come late, twice, and out of order: each is heeded once, whatever it says has happened. */
async function heed(db: Db, page: typeof notionPages.$inferSelect, { id, entity }: z.output<typeof Signal>) {
  await db.transaction(async (tx) => {
    const fresh = await tx
      .insert(notionSignals)
      .values({ eventId: page.eventId, id })
      .onConflictDoNothing()
      .returning({ id: notionSignals.id })
    if (fresh.length === 0) return
    await tx
      .update(notionPages)
      .set({ signalAt: sql`now()`, webhookProvenAt: sql`coalesce(${notionPages.webhookProvenAt}, now())` })
      .where(eq(notionPages.eventId, page.eventId))
    // one connection has one webhook: it tells of all pages that this key may see
    await tx
      .update(notionPages)
      .set({ wanted: true, nextLookAt: sql`least(${notionPages.nextLookAt}, now())` })
      .where(
        and(
          sql`${notionPages.fingerprint} = ${page.fingerprint}`,
          sql`replace(${notionPages.pageId}, '-', '') = ${entity.id.replaceAll('-', '').toLowerCase()}`,
          eq(notionPages.paused, false),
        ),
      )
  })
}

/** Forgets what Notion signs with, so that it may send another. @throws Refused `not-found` */
export async function forgetToken(db: Db, scope: Scope, eventId: string): Promise<void> {
  await eventById(db, scope, eventId)
  await db
    .update(notionPages)
    .set({ webhookToken: null, webhookProvenAt: null, signalAt: null })
    .where(eq(notionPages.eventId, eventId))
}

/** Encrypts the tokens anew that are under a secret which is being replaced. */
export const resealWebhookTokens = (db: Db, secrets: Needs['secrets']): Promise<void> =>
  reseal(db, secrets, { id: notionPages.eventId, sealed: notionPages.webhookToken, recordOf: webhookRecord })

/** Forgets which signals were heard; Notion sends none again that is older than a day. */
export async function forgetSignals(db: Db): Promise<void> {
  await db.delete(notionSignals).where(lt(notionSignals.createdAt, sql`now() - interval '3 days'`))
}
