import { verifyWebhookSignature } from '@notionhq/client'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { reEncryptColumn } from '../../../lib/re-encrypt.ts'
import type { Scope } from '../../../lib/scope.ts'
import { notionPages, notionSignals } from '../../../schema/notion-pages.ts'
import { eventById } from '../../events/queries.ts'
import { webhookRecord } from '../rules.ts'

type Deps = Pick<Infra, 'secrets' | 'signer'>

/** The secret part of the URL of an event's webhook: it cannot be derived from the event's id. */
export const webhookToken = ({ signer }: Pick<Deps, 'signer'>, eventId: string): string =>
  signer.sign('notion-webhook', eventId)

interface WebhookRequest {
  eventId: string
  token: string
  /** The request body, unparsed: the signature covers its bytes. */
  raw: Buffer
  signature: string | undefined
}

const Verification = z.object({ verification_token: z.string().min(8).max(500) })
const Signal = z.object({ id: z.string().min(1).max(200), entity: z.object({ id: z.string().max(100) }) })

/**
 * Receives a request of Notion's to an event's webhook. The first one carries the token that Notion signs with, which is
 * stored for the organiser to enter at Notion. The later ones are signals that a page has changed: they make the page
 * due for a sync, and their other content is not used.
 * @returns `unknown` when the token in the URL is not the event's, `forged` when the signature is missing or wrong
 * @see https://developers.notion.com/reference/webhooks
 */
export async function receiveSignal(
  db: Db,
  deps: Deps,
  request: WebhookRequest,
): Promise<'taken' | 'unknown' | 'forged'> {
  const { eventId, token, raw, signature } = request
  if (!deps.signer.verify('notion-webhook', eventId, token)) return 'unknown'
  const [page] = await db.select().from(notionPages).where(eq(notionPages.eventId, eventId))
  if (!page) return 'unknown'
  const body = parseJson(raw)
  const verification = Verification.safeParse(body)
  if (verification.success && signature === undefined) {
    const { verification_token: secret } = verification.data
    return (await storeToken(db, deps, eventId, secret)) ? 'taken' : 'forged'
  }
  const secret = page.webhookToken && deps.secrets.decrypt(page.webhookToken, webhookRecord(eventId))
  if (!secret || !(await verifyWebhookSignature({ body: raw, signature, verificationToken: secret }))) return 'forged'
  const signal = Signal.safeParse(body)
  if (signal.success) await processSignal(db, page, signal.data)
  return 'taken'
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Stores a token. Notion does not sign this request; once it has signed with a token, another one is refused. */
async function storeToken(db: Db, { secrets }: Deps, eventId: string, token: string): Promise<boolean> {
  const rows = await db
    .update(notionPages)
    .set({ webhookToken: secrets.encrypt(token, webhookRecord(eventId)) })
    .where(and(eq(notionPages.eventId, eventId), isNull(notionPages.webhookProvenAt)))
    .returning({ eventId: notionPages.eventId })
  return rows.length > 0
}

/** Requests a sync for a signal. Notion sends signals late, twice and out of order: each id counts once. */
async function processSignal(db: Db, page: typeof notionPages.$inferSelect, { id, entity }: z.output<typeof Signal>) {
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
    // a connection has one webhook: it reports on all pages that the key can read
    await tx
      .update(notionPages)
      .set({ syncRequested: true, nextPollAt: sql`least(${notionPages.nextPollAt}, now())` })
      .where(
        and(
          sql`${notionPages.fingerprint} = ${page.fingerprint}`,
          sql`replace(${notionPages.pageId}, '-', '') = ${entity.id.replaceAll('-', '').toLowerCase()}`,
          eq(notionPages.paused, false),
        ),
      )
  })
}

/** Deletes the token that Notion signs with, so that Notion can send another one. @throws ProblemError `not-found` */
export async function deleteToken(db: Db, scope: Scope, eventId: string): Promise<void> {
  await eventById(db, scope, eventId)
  await db
    .update(notionPages)
    .set({ webhookToken: null, webhookProvenAt: null, signalAt: null })
    .where(eq(notionPages.eventId, eventId))
}

/** Encrypts the stored tokens again, with the current secret, while an old secret is being replaced. */
export const reEncryptWebhookTokens = (db: Db, secrets: Deps['secrets']): Promise<void> =>
  reEncryptColumn(db, secrets, { id: notionPages.eventId, column: notionPages.webhookToken, recordOf: webhookRecord })

/** Deletes the ids of signals after three days. Notion retries a signal for no longer than a day. */
export async function deleteOldSignals(db: Db): Promise<void> {
  await db.delete(notionSignals).where(lt(notionSignals.createdAt, sql`now() - interval '3 days'`))
}
